// The board of a scenario: the lines below `given:`, written by forms or by hand, and what they prepare.
import { Board } from "./board.js";
import { fill, h, later, newest, notice, t } from "./dom.js";

export class Boards {
  /** ask: { board(lines, deal), cards(), picture(id) }. write(lines): writes a scenario with the lines into the open file.
   * play(lines): opens a table with the board. */
  constructor({ ask, write, play }) {
    Object.assign(this, { ask, write, play, pictures: new Map() });
    this.lines = h("textarea", { rows: "10", spellcheck: "false", "aria-label": t("Lines below given:"), oninput: later(() => this.refresh(), 250) });
    this.lines.value = "players 2";
    this.problems = h("div", { class: "bad", role: "status" });
    this.forms = h("div", { class: "forms" });
    this.can = h("div", { class: "can" });
    this.place = h("div", { class: "place" });
    this.playing = h("button", { class: "main", onclick: () => this.play(this.given()) }, t("Play from here"));
    this.element = h(
      "section",
      { id: "boards", class: "table", "aria-label": t("Board") },
      h(
        "div",
        { class: "left-side" },
        h("h2", {}, t("What is given")),
        this.lines,
        this.problems,
        this.forms,
        this.playing,
        h("button", { onclick: () => this.write(this.given()) }, t("Write a scenario with this board")),
        h("h2", {}, t("What can happen")),
        this.can,
      ),
      this.place,
    );
    this.refresh = newest(() => this.update());
  }

  /** The lines without their indentation. */
  given() {
    return this.lines.value.split("\n").map((line) => line.trimEnd()).filter((line) => line.trim());
  }

  /** Show the board of a scenario: its text as it stands in the file. */
  read(text) {
    const lines = text.split("\n");
    const from = lines.findIndex((line) => /^ {2}given:/.test(line)) + 1;
    const to = lines.findIndex((line, at) => at >= from && /^ {2}\S/.test(line));
    if (from) this.lines.value = lines.slice(from, to < 0 ? undefined : to).map((line) => line.replace(/^ {4}/, "")).join("\n").trimEnd();
  }

  async show() {
    this.pictures = new Map(); // of cards as they are now
    if (!this.cards) {
      this.cards = await this.ask.cards().catch(() => []);
      this.list = h("datalist", { id: "card-ids" }, this.cards.map((card) => h("option", { value: card.id }, card.names[0])));
    }
    this.refresh();
  }

  async update() {
    let found;
    try {
      found = await this.ask.board(this.given());
    } catch (error) {
      return notice(error.message, "error");
    }
    fill(this.problems, found.problems.map(([line, told]) => h("p", {}, line > 0 ? t("{name}: {text}", { name: t("line {line}", { line }), text: told }) : told)));
    this.place.classList.toggle("stale", !found.scene);
    if (!found.scene) return;
    this.board = new Board({
      about: { seat: null, icons: found.icons, bots: [] },
      paint: (image, id) => this.paint(image, id),
      take: () => {},
      send: () => {},
      why: () => {},
    });
    this.playing.disabled = found.ended.length > 0; // the game would be over before anybody is asked
    this.board.show({ scene: found.scene, people: [], language: "" });
    fill(this.place, this.board.element);
    const { question } = found.scene;
    const told = found.ended.length ? found.ended : [t("Nobody is asked anything here.")];
    fill(this.can, question ? [h("p", {}, question.text), h("ol", {}, question.options.map((option) => h("li", {}, option.text)))] : told.map((line) => h("p", {}, line)));
    this.build(found, found.scene.seats.map((_, at) => `P${at + 1}`));
  }

  async paint(image, id) {
    try {
      if (!this.pictures.has(id)) this.pictures.set(id, this.ask.picture(id));
      const { svg } = await this.pictures.get(id);
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    } catch {
      image.alt = id;
    }
  }

  /** The forms that add lines. */
  build({ zones, properties }, players) {
    if (this.forms.children.length) return;
    const card = h("input", { list: "card-ids", placeholder: t("Card"), "aria-label": t("Card") });
    const zone = choices(t("Zone"), zones);
    const dealt = choices(t("Zone that is dealt"), zones);
    const property = choices(t("Property"), properties);
    const turn = choices(t("Whose turn it is"), players.map((one) => [one, one]));
    const value = h("input", { placeholder: t("Value"), "aria-label": t("Value") });
    const form = (make, ...parts) => h("form", { onsubmit: (event) => (event.preventDefault(), this.add(make())) }, ...parts, h("button", {}, t("Add")));
    fill(
      this.forms,
      this.list,
      form(() => card.value && `put ${this.idOf(card.value)} in ${zone.value}`, card, zone),
      h("form", { onsubmit: (event) => (event.preventDefault(), this.deal(dealt.value)) }, dealt, h("button", {}, t("Deal as at the beginning"))),
      form(() => `current becomes ${turn.value}`, h("span", {}, t("Whose turn it is")), turn),
      form(() => value.value && `${property.value} becomes ${value.value}`, property, value),
    );
  }

  /** Put into a zone what it has at the beginning of a game. */
  async deal(zone) {
    try {
      const { dealt } = await this.ask.board(this.given(), zone);
      if (dealt.length) this.add(dealt.join("\n"));
      else notice(t("No cards lie there at the beginning of a game."));
    } catch (error) {
      notice(error.message, "error");
    }
  }

  /** The id of a card that is named by its id, or as it is printed in any language. */
  idOf(given) {
    const wanted = given.trim().toLowerCase();
    return (this.cards.find((card) => card.id === wanted) ?? this.cards.find((card) => card.names.some((name) => name.toLowerCase() === wanted)))?.id ?? given.trim();
  }

  add(line) {
    if (!line) return;
    this.lines.value = [...this.given(), line].join("\n");
    this.refresh();
  }
}

function choices(label, found) {
  return h("select", { "aria-label": label }, found.map(([code, name]) => h("option", { value: code, title: code }, name)));
}
