// The words of the game: what can be written on a card, each with its meaning and an example.
import { fill, h, later, t } from "./dom.js";

export class Words {
  /** ask: gives the words. open: goes to a place. */
  constructor({ ask, open }) {
    Object.assign(this, { ask, open, words: [] });
    const filter = later(() => this.filter(), 80);
    this.search = h("input", { type: "search", oninput: filter, "aria-label": t("Search"), placeholder: t("Search") });
    this.sort = h("select", { onchange: filter, "aria-label": t("Sort of words") });
    this.list = h("dl", {});
    this.element = h(
      "section",
      { id: "words", "aria-label": t("Words") },
      h("div", { class: "tools" }, this.search, this.sort),
      this.list,
    );
  }

  async show() {
    try {
      this.words = await this.ask();
    } catch (error) {
      fill(this.list, h("dt", {}, error.message));
      return;
    }
    const sorts = [...new Map(this.words.map((word) => [word.sort, word.title]))];
    const kept = this.sort.value;
    fill(this.sort, h("option", { value: "" }, t("All words")), sorts.map(([value, title]) => h("option", { value }, title)));
    this.sort.value = kept;
    this.filter();
    this.search.focus();
  }

  filter() {
    const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.words.filter((word) => {
      const text = `${word.name} ${word.declaration} ${word.comment} ${word.printed}`.toLowerCase();
      return wanted.every((part) => text.includes(part)) && (!this.sort.value || word.sort === this.sort.value);
    });
    fill(this.list, found.map((word) => [
      h("dt", {}, h("button", { onclick: () => this.open(...word.at) }, word.name), " ", h("span", { class: "about" }, [
        word.title,
        word.owner,
        word.printed,
      ].filter(Boolean).join(" · "))),
      h(
        "dd",
        {},
        word.comment ? h("p", {}, word.comment) : null,
        h("pre", {}, word.declaration),
        word.example ? h("p", { class: "about" }, t("For example:"), " ", h("code", {}, word.example)) : null,
      ),
    ]).flat());
  }
}
