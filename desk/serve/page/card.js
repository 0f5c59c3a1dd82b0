// The card at the cursor: as it is printed, with its text beside the picture, in the languages that the author chooses.
import { fill, h, newest, t } from "./dom.js";

const TOO_LARGE = {
  text: "The text is too large for the card: {size} mm.",
  word: "A word is too wide for the card: {size} mm.",
  title: "The title is too large for the card: {size} mm.",
  line: "The line is too large for the card: {size} mm.",
  parts: "The parts are too tall for the card: {size} mm.",
  foot: "The foot is too large for the card: {size} mm.",
  figures: "The figures are too large for the card: {size} mm.",
};

export class CardPane {
  /** ask: { card(), picture(id, language) } of the file that is edited. chosen: the languages, kept by the page. */
  constructor({ ask, open, languages, choose }) {
    Object.assign(this, { ask, open, languages, choose, shown: "", pictures: new Map() });
    this.element = h("section", { id: "card", "aria-label": t("Card") });
    this.title = h("h2", {}, t("Card"));
    this.about = h("p", { class: "about" });
    this.faces = h("div", { class: "faces" });
    this.picker = h("fieldset", { class: "languages" }, h("legend", {}, t("Languages")));
    fill(this.element, this.title, this.about, this.picker, this.faces);
    this.refresh = newest(() => this.update());
  }

  async update() {
    const card = await this.ask.card(this.shown);
    if (!card?.id && !card?.problem) {
      this.title.textContent = t("Card");
      this.about.textContent = t("Put the cursor into a card or a scenario.");
      fill(this.faces);
      return;
    }
    const is_other = this.shown !== card.id;
    this.shown = card.id;
    this.changed?.(card);
    if (card.problem) {
      this.title.textContent = card.name;
      fill(this.about);
      fill(this.faces); // never those of another card
      this.stale(card.problem);
      return;
    }
    this.title.textContent = card.languages[0]?.name || card.id;
    fill(this.about, card.kind, " · ", card.set, " · ", h(
      "a",
      { href: "#", onclick: (event) => (event.preventDefault(), this.open(...card.at)) },
      t("go to the card"),
    ));
    if (card.old) this.stale(t("An error in the game: this is the card as it was before."));
    else this.stale("");
    this.pick(card.languages.map(({ language }) => language));
    const wanted = card.languages.filter(({ language }) => this.chosen.includes(language));
    if (is_other || this.faces.children.length !== wanted.length)
      fill(this.faces, wanted.map(({ language }) => this.face(language)));
    wanted.forEach((text, number) => this.write(this.faces.children[number], text));
    await Promise.all(wanted.map((text, number) => {
      const face = this.faces.children[number];
      // The last good pictures stay while the game has an error.
      return card.old && face.querySelector("img") ? null : this.draw(face, card.id, text);
    }));
  }

  /** The languages that are shown: those that the author has chosen, or the first two. */
  get chosen() {
    const known = this.known ?? [];
    const found = this.languages().filter((language) => known.includes(language));
    if (found.length) return found;
    const [first, ...others] = known;
    const mine = navigator.language.split("-")[0];
    const second = [mine, "fr", others[0]].find((language) => others.includes(language));
    return [first, second].filter(Boolean);
  }

  pick(known) {
    if (this.known?.join() === known.join()) return;
    this.known = known;
    this.picker.hidden = known.length < 2;
    fill(this.picker, h("legend", {}, t("Languages")), known.map((language) => h("label", {}, h("input", {
      type: "checkbox",
      checked: this.chosen.includes(language),
      onchange: (event) => {
        const rest = this.chosen.filter((other) => other !== language);
        this.choose(known.filter((one) => (event.target.checked ? [...rest, language] : rest).includes(one)));
        this.refresh();
      },
    }), language)));
  }

  face(language) {
    return h(
      "article",
      { lang: language, "data-language": language },
      h("h3", {}),
      h("div", { class: "picture" }),
      h("div", { class: "text" }),
      h("p", { class: "warning" }),
    );
  }

  write(article, { name, text, problem, language }) {
    article.querySelector("h3").textContent = `${name} (${language})`;
    fill(article.querySelector(".text"), text.map((paragraph) => h("p", {}, paragraph)));
    const told = article.querySelector(".warning");
    told.textContent = problem ?? "";
  }

  async draw(article, id, { name, text, language }) {
    const told = article.querySelector(".warning");
    let found;
    try {
      found = await this.ask.picture(id, language);
    } catch (error) {
      told.textContent = error.message;
      return;
    }
    if (this.shown !== id) return;
    const place = article.querySelector(".picture");
    if (this.pictures.get(language) !== found.svg) {
      this.pictures.set(language, found.svg);
      const image = new Image();
      image.alt = [name, ...text].join("\n");
      image.src = URL.createObjectURL(new Blob([found.svg], { type: "image/svg+xml" }));
      await image.decode().catch(() => {});
      URL.revokeObjectURL(image.src);
      fill(place, image);
    } else if (!place.children.length) {
      this.pictures.delete(language);
      return this.draw(article, id, { name, text, language });
    }
    const over = found.overflows.map(([part, size]) => t(TOO_LARGE[part], { size }));
    if (over.length) told.textContent = over.join(" ");
  }

  /** Mark the pictures as those of an earlier version. */
  stale(reason) {
    this.element.classList.toggle("stale", !!reason);
    this.element.querySelector(".stale-note")?.remove();
    if (reason) this.about.after(h("p", { class: "stale-note", role: "status" }, reason));
  }
}
