// Show only the cards that have all words, and are of the chosen kind and set. Without this script, all are shown.
const form = document.getElementById("search");
const cards = [...document.querySelectorAll(".grid > li")];
const output = form.querySelector("output");

function filter() {
  const words = form.words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let number = 0;
  for (const card of cards) {
    const { words: text, kind, set } = card.dataset;
    const fits = words.every((word) => text.includes(word));
    card.hidden = !(fits && (!form.kind.value || form.kind.value === kind) && (!form.set.value || form.set.value === set));
    number += !card.hidden;
  }
  output.textContent = output.dataset.text.replace("#", number);
}

form.hidden = false;
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
filter();
