// The cards that have changed since the last commit, before and after.
import { fill, h, t } from "./dom.js";

export class Changes {
  /** ask: { list(language), picture(id, language), before(id, language), languages() }. open: goes to a card. */
  constructor({ ask, open }) {
    Object.assign(this, { ask, open });
    this.language = h("select", { "aria-label": t("Language"), onchange: () => this.load() });
    this.number = h("p", { role: "status" });
    this.list = h("ul", {});
    this.element = h(
      "section",
      { id: "changes", "aria-label": t("Changes") },
      h("div", { class: "tools" }, this.language),
      this.number,
      this.list,
    );
  }

  show() {
    const kept = this.language.value;
    const known = this.ask.languages();
    fill(this.language, known.map((language) => h("option", { value: language }, language)));
    if (known.includes(kept)) this.language.value = kept;
    return this.load();
  }

  async load() {
    const language = this.language.value || "en";
    fill(this.list);
    this.number.textContent = t("Comparing with the last commit …");
    let found;
    try {
      found = await this.ask.list(language);
    } catch (error) {
      this.number.textContent = error.message;
      return;
    }
    this.number.textContent = found.length
      ? t("Cards that have changed since the last commit: {number}", { number: found.length })
      : t("No card has changed since the last commit.");
    fill(this.list, found.map((card) => this.item(card, language)));
    for (const item of this.list.children) await this.draw(item);
  }

  item({ id, before, after }, language) {
    const made = h("li", {}, h("h3", {}, h("button", { onclick: () => this.open(id) }, after[0] ?? before[0])), h(
      "div",
      { class: "sides" },
      this.side(t("before"), before, language),
      this.side(t("after"), after, language),
    ));
    Object.assign(made, { card: id, language, has: [before.length > 0, after.length > 0] });
    return made;
  }

  side(label, [name, ...text], language) {
    return h("div", { lang: language }, h("strong", {}, label), h("div", { class: "picture" }), name === undefined
      ? h("p", {}, "–")
      : h("div", { class: "text" }, h("p", {}, h("b", {}, name)), text.map((line) => h("p", {}, line))));
  }

  async draw(item) {
    const asks = [this.ask.before, this.ask.picture];
    const places = item.querySelectorAll(".picture");
    for (const side of [0, 1]) {
      if (!item.has[side] || !item.isConnected) continue;
      try {
        const { svg } = await asks[side](item.card, item.language);
        const image = new Image();
        image.alt = "";
        image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        image.onload = () => URL.revokeObjectURL(image.src);
        fill(places[side], image);
      } catch {
        // A card without a face has only its text.
      }
    }
  }
}
