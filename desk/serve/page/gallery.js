// All cards of the game, as pictures, with a search.
import { fill, h, later, t } from "./dom.js";

export class Gallery {
  /** ask: { cards(), picture(id, language) }. open: goes to the place of a card. languages: those that are shown. */
  constructor({ ask, open, languages, add }) {
    Object.assign(this, { ask, open, languages, add, cards: [] });
    const filter = later(() => this.filter(), 80);
    this.search = h("input", { type: "search", oninput: filter, "aria-label": t("Search"), placeholder: t("Search") });
    this.kind = h("select", { onchange: filter, "aria-label": t("Kind") });
    this.set = h("select", { onchange: filter, "aria-label": t("Set") });
    this.number = h("p", { role: "status" });
    this.grid = h("ul", { class: "grid" });
    this.element = h(
      "section",
      { id: "gallery", "aria-label": t("Gallery") },
      h("div", { class: "tools" }, this.search, this.kind, this.set, h("button", { onclick: this.add }, t("New card"))),
      this.number,
      this.grid,
    );
    this.watcher = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) this.draw(target);
    }, { rootMargin: "200px" });
  }

  async show() {
    this.search.focus();
    try {
      this.cards = await this.ask.cards();
    } catch (error) {
      this.number.textContent = error.message;
      return;
    }
    const kept = [this.kind.value, this.set.value];
    [[this.kind, "kind", t("All kinds")], [this.set, "set", t("All sets")]].forEach(([select, key, all], at) => {
      const values = [...new Set(this.cards.map((card) => card[key]))].sort();
      fill(select, h("option", { value: "" }, all), values.map((value) => h("option", { value }, value)));
      select.value = values.includes(kept[at]) ? kept[at] : "";
    });
    this.filter();
  }

  filter() {
    const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.cards.filter((card) => {
      const text = [card.id, ...card.names, card.text, card.kind].join(" ").toLowerCase();
      const fits = wanted.every((word) => text.includes(word));
      return fits && (!this.kind.value || card.kind === this.kind.value) && (!this.set.value || card.set === this.set.value);
    });
    this.number.textContent = t("{number} of {all} cards", { number: found.length, all: this.cards.length });
    this.watcher.disconnect();
    fill(this.grid, found.map((card) => this.item(card)));
  }

  item(card) {
    const [name, ...others] = this.languages().map((language) => card.named[language] ?? card.names[0]);
    const picture = h("span", { class: "picture" });
    const made = h("li", {}, h("button", { onclick: () => this.open(...card.at) }, picture, h(
      "span",
      { class: "name" },
      name,
    ), h("span", { class: "about" }, [...new Set(others)].filter((other) => other !== name)[0] ?? card.kind)));
    made.card = card;
    if (card.face) this.watcher.observe(made);
    else fill(picture, h("span", { class: "plain" }, card.text));
    return made;
  }

  async draw(item) {
    this.watcher.unobserve(item);
    const { id } = item.card;
    const place = item.querySelector(".picture");
    try {
      const { svg } = await this.ask.picture(id, this.languages()[0]);
      const image = new Image();
      image.alt = "";
      image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      image.onload = () => URL.revokeObjectURL(image.src);
      fill(place, image);
    } catch (error) {
      fill(place, h("span", { class: "plain" }, error.message));
    }
  }
}
