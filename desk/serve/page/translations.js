// Translate what is printed on a card, and see all cards that a text changes, before and after.
import { fill, h, later, notice, t } from "./dom.js";

export class Translations {
  /** ask: { list(language), attempt(language, text, new), save(language, text, new), languages(), title() }. */
  constructor({ ask, saved }) {
    Object.assign(this, { ask, saved });
    this.language = h("select", { "aria-label": t("Language"), onchange: () => this.load() });
    this.title = h("h2", {});
    this.list = h("ul", {});
    this.element = h(
      "section",
      { id: "translations", "aria-label": t("Translations") },
      h("div", { class: "tools" }, this.language, this.title),
      this.list,
    );
  }

  show() {
    const [source, ...others] = this.ask.languages();
    const kept = this.language.value;
    fill(this.language, others.map((language) => h("option", { value: language }, language)));
    if (others.includes(kept)) this.language.value = kept;
    else if (others.includes("fr")) this.language.value = "fr";
    this.title.textContent = this.ask.title();
    if (others.length && this.title.textContent) this.load();
    else fill(this.list, h("li", {}, source ? t("There is no other language yet.") : t("Put the cursor into a card or a scenario.")));
  }

  async load() {
    const language = this.language.value;
    try {
      const texts = await this.ask.list(language);
      const mine = texts.filter((text) => text.own);
      const others = texts.filter((text) => !text.own);
      fill(
        this.list,
        mine.map((text) => this.item(text, language)),
        others.length
          ? h("li", {}, h("details", { open: !mine.length }, h("summary", {}, t("Texts of the game and of the language ({number})", {
            number: others.length,
          })), h("ul", {}, others.map((text) => this.item(text, language)))))
          : null,
      );
    } catch (error) {
      fill(this.list, h("li", { class: "bad" }, error.message));
    }
  }

  item(text, language) {
    const cards = h("div", { class: "before-after" });
    const told = h("p", { class: "warning", role: "status" });
    const input = h("textarea", {
      rows: String(Math.max(1, text.target.split("\n").length)),
      lang: language,
      "aria-label": `${text.context} (${language})`,
      placeholder: text.inherited,
      readonly: !text.own,
      oninput: () => attempt(),
    });
    input.value = text.target;
    const button = h("button", { class: "main", disabled: true, onclick: () => save() }, t("Save the translation"));
    const attempt = later(async () => {
      button.disabled = input.value.trim() === text.target || !input.value.trim();
      if (button.disabled) return fill(cards), (told.textContent = "");
      try {
        const { problem, cards: found, more } = await this.ask.attempt(language, text, input.value);
        told.textContent = problem;
        button.disabled = !!problem;
        fill(
          cards,
          found.map((card) => h("div", {}, h("h3", {}, card.after[0]), this.side(t("before"), card.before, language), this.side(
            t("after"),
            card.after,
            language,
          ))),
          more ? h("p", {}, t("and {number} more cards", { number: more })) : null,
        );
      } catch (error) {
        told.textContent = error.message;
      }
    }, 250);
    const save = async () => {
      try {
        const { files } = await this.ask.save(language, text, input.value);
        notice(t("Saved in {files}.", { files: files.join(", ") }));
        this.saved();
        this.load();
      } catch (error) {
        told.textContent = error.message;
      }
    };
    return h(
      "li",
      { class: text.target ? (text.stale ? "stale-text" : "") : "missing", "data-context": text.context },
      h("p", { class: "source" }, text.source),
      input,
      text.own ? button : h("span", { class: "about" }, t("belongs to the game")),
      text.notes.length ? h("details", {}, h("summary", {}, text.context), text.notes.map((note) => h("p", {}, note))) : null,
      told,
      cards,
    );
  }

  side(label, [name, ...text], language) {
    return h("div", { lang: language }, h("strong", {}, label), h("p", {}, h("b", {}, name)), text.map((line) => h("p", {}, line)));
  }
}
