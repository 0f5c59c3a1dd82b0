// The table itself: zones, cards, players and their numbers. What may be done is lit up on the cards.
import { bot, fill, h, t } from "./dom.js";

const TOUCH = matchMedia("(hover: none)");
const RESTS = 500; // milliseconds after which a card is shown large, or cards become larger
const [SMALLEST, LARGEST, STEP] = [54, 150, 4]; // pixels of the width of a card of the table

/** All cards of a scene that are told one by one. */
export function* cardsIn(scene) {
  for (const rows of [scene.rows, ...scene.seats.map((seat) => seat.rows)]) for (const zone of (rows ?? []).flat()) yield* cardsOf(zone);
}

function* cardsOf(zone) {
  for (const card of zone.cards ?? []) {
    yield card;
    for (const on of card.zones ?? []) yield* cardsOf(on);
  }
}

export class Board {
  /** about: what is told once. paint(image, id): lets an image show a card. take(index): answers. why(id): asks why not. */
  constructor({ about, paint, take, send, why }) {
    Object.assign(this, { about, paint, take, send, why });
    this.element = h("section", { id: "board", "aria-label": t("Table") });
    this.cards = new Map();
    this.lit = new Map();
    this.texts = new Map();
    this.levels = new Map();
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  /** Show a scene. fresh: the keys of cards that have come since the player was asked last. */
  show(message, fresh = new Set()) {
    const { scene, people } = message;
    this.message = message;
    this.fresh = fresh;
    this.preview("");
    this.kept = this.cards;
    this.cards = new Map();
    this.lit = new Map();
    for (const [at, option] of (scene.question?.options ?? []).entries())
      for (const key of option.keys ?? []) this.lit.set(key, [...(this.lit.get(key) ?? []), { ...option, at }]);
    const me = this.about.seat;
    const seats = scene.seats.map((seat, at) => [seat, at]);
    const others = me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
    const focused = document.activeElement?.dataset?.key;
    fill(
      this.element,
      h("div", { class: "others" }, others.map(([seat, at]) => this.seat(seat, at, scene, people[at]))),
      h("div", { class: "middle" }, h("h2", { class: "hidden" }, t("Table")), this.chips(scene.chips), this.rows(scene.rows)),
      me !== null && this.seat(scene.seats[me], me, scene, people[me], true),
    );
    this.kept = new Map();
    if (focused) this.cards.get(focused)?.focus({ preventScroll: true });
    this.fit();
  }

  /**
   * Make the cards as large as they can be while the table fits into its place. They become smaller at once, and larger
   * only when nothing has changed for a moment, because that takes several layouts.
   */
  fit() {
    const { element } = this;
    clearTimeout(this.growing);
    if (!element.clientHeight) return element.style.removeProperty("--wide"); // on a phone, the whole page scrolls
    if (this.width === undefined) this.search(SMALLEST, LARGEST);
    else if (!this.fits()) this.search(SMALLEST, this.width);
    else this.growing = setTimeout(() => this.width + STEP < LARGEST && this.search(this.width, LARGEST), RESTS);
  }

  fits() {
    return this.element.scrollHeight <= this.element.clientHeight + 1;
  }

  /** Find the largest width of cards with which the table fits. low: one that fits, or the smallest. */
  search(low, high) {
    const set = (width) => this.element.style.setProperty("--wide", `${width}px`);
    while (high - low > STEP) {
      const middle = (low + high) / 2;
      set(middle);
      if (this.fits()) low = middle;
      else high = middle;
    }
    this.width = low;
    set(low);
  }

  seat(seat, at, scene, person, is_me = false) {
    const lit = this.lit.get(seat.key);
    const classes = ["seat", is_me && "me", at === scene.current && "current", at === scene.asked && "asked", lit && "lit"];
    const called = person?.name && person.name !== seat.name ? `${person.name} (${seat.name})` : seat.name;
    const level = this.level(at, person, is_me);
    const about = !person ? "" : person.bot ? (level ? "" : bot(person.bot)) : is_me ? t("you") : person.here ? t("here") : t("not here");
    return h(
      "section",
      { class: classes.filter(Boolean).join(" "), "aria-label": called },
      h(
        "div",
        { class: "who" },
        h("h2", { class: "name" }, lit ? h("button", { class: "name lit", "data-key": seat.key, onclick: () => this.pick(seat.name, null, lit) }, called) : called),
        about && h("span", { class: "quiet" }, about),
        person?.thinks && h("span", { class: "thinks" }, t("thinks …")),
        person?.thinks && this.about.seat !== null && h("button", { class: "small", onclick: () => this.send({ do: "hurry" }) }, t("Play at once")),
        this.message.clock && h("span", { class: "clock" }, clock(person?.used ?? 0)),
        level,
        this.chips(seat.chips),
      ),
      this.rows(seat.rows),
    );
  }

  /** Who plays a seat: a person, or a bot of some level. */
  level(at, person, is_me) {
    if (!person || this.about.seat === null || (!is_me && person.here && !person.bot)) return null;
    if (is_me && person.bot) return h("button", { class: "small main", onclick: () => this.send({ do: "bot", seat: at, level: "" }) }, t("Take your seat back ({bot})", { bot: bot(person.bot) }));
    const kept = this.levels.get(at);
    if (kept) {
      if (document.activeElement !== kept) kept.value = person.bot ?? "";
      return kept; // a list that is open stays open
    }
    const made = h(
      "select",
      { class: "small", "aria-label": t("Who plays {player}", { player: `P${at + 1}` }), onchange: () => (made.blur(), this.send({ do: "bot", seat: at, level: made.value })) },
      h("option", { value: "" }, t("a person")),
      this.about.bots.map((level) => h("option", { value: level, selected: person.bot === level }, bot(level))),
    );
    this.levels.set(at, made);
    return made;
  }

  rows(rows = []) {
    return h("div", { class: "rows" }, rows.map((zones) => this.row(zones)));
  }

  row(zones) {
    return h("div", { class: "row" }, zones.map((zone) => this.zone(zone)));
  }

  zone(zone) {
    const cards = zone.cards ?? [];
    const is_lit = cards.some((card) => this.lit.has(card.key));
    if (is_lit) this.lightCopies(cards);
    const is_open = is_lit || (zone.spread && cards.some((card) => card.id || card.chips?.length));
    return h(
      "div",
      { class: is_open ? "zone spread" : "zone pile", "data-zone": zone.zone },
      h("h3", { title: zone.name }, h("span", { class: "title" }, zone.name), !(zone.spread && zone.number === 1) && h("span", { class: "number" }, String(zone.number))),
      is_open ? h("div", { class: "cards" }, cards.map((card) => this.card(card))) : this.pile(zone, cards),
    );
  }

  /** Let what can be done with a card be done with each copy that lies beside it and looks the same. */
  lightCopies(cards) {
    const look = (card) => JSON.stringify([card.id, card.chips, card.turned, card.zones]);
    const lit = new Map(cards.filter((card) => card.id && this.lit.has(card.key)).map((card) => [look(card), this.lit.get(card.key)]));
    for (const card of cards) if (card.id && !this.lit.has(card.key) && lit.has(look(card))) this.lit.set(card.key, lit.get(look(card)));
  }

  pile(zone, cards) {
    if (!zone.number) return h("div", { class: "empty" });
    const top = cards[0];
    const label = `${zone.name}, ${zone.number}`;
    if (!top?.id) return h("div", { class: "card back", title: label }, h("span", {}, zone.kind ?? top?.kind ?? ""));
    return h(
      "button",
      { class: "card", "aria-label": `${label}: ${top.name}`, onclick: () => this.open(zone, cards) },
      this.face(top.id, top.name),
    );
  }

  card(card) {
    const options = this.lit.get(card.key) ?? [];
    const is_fresh = this.fresh.has(card.key);
    const state = JSON.stringify([card, options, this.message.language, is_fresh]);
    const old = this.kept.get(card.key);
    if (old?.dataset.state === state) {
      this.cards.set(card.key, old);
      return old;
    }
    const said = [card.name || card.kind, ...(card.turned ? [t("turned")] : []), ...(card.chips ?? []).map((chip) => `${chip.name} ${chip.text}`)].join(", ");
    const face = h(
      "button",
      {
        class: `${card.id ? "card" : "card back"}${options.length ? " lit" : ""}${card.turned ? " turned" : ""}${is_fresh ? " fresh" : ""}`,
        "data-key": card.key,
        "data-id": card.id ?? "",
        "aria-label": options.length ? `${said}: ${options.map((option) => option.text).join("; ")}` : said,
        title: options.length === 1 ? options[0].text : card.name,
        onclick: () => this.clicked(card, options),
        oncontextmenu: (event) => (event.preventDefault(), this.pick(card.name || card.kind, card, options)),
        onmouseenter: (event) => card.id && this.preview(card.id, event.target),
        onmouseleave: () => this.preview(""),
      },
      card.id ? this.face(card.id) : h("span", {}, card.kind),
      this.chips(card.chips),
    );
    const on = (card.zones ?? []).map((zone) => this.zone(zone));
    const made = on.length ? h("div", { class: "stack" }, face, h("div", { class: "on" }, on)) : face;
    made.dataset.state = on.length ? "" : state; // what lies on a card is always made anew
    this.cards.set(card.key, made);
    return made;
  }

  /** The picture of a card. */
  face(id, alt = "") {
    const image = h("img", { alt, draggable: "false" });
    this.paint(image, id);
    return image;
  }

  chips(chips = []) {
    if (!chips.length) return null;
    return h("span", { class: "chips" }, chips.map((chip) => this.chip(chip)));
  }

  chip(chip) {
    const icon = chip.icon && this.about.icons[chip.icon];
    const sign = icon ? h("img", { src: `data:image/svg+xml,${encodeURIComponent(icon)}`, alt: "" }) : chip.mark && h("span", { "aria-hidden": "true" }, chip.mark);
    const is_player = chip.seat !== undefined;
    const name = h("span", { class: sign || is_player ? "hidden" : "quiet" }, chip.name);
    return h("span", { class: "chip", title: t("{name}: {text}", { name: chip.name, text: chip.text }) }, sign, name, ` ${chip.text}`);
  }

  clicked(card, options) {
    if (options.length === 1 && !TOUCH.matches) this.take(options[0].index);
    else this.pick(card.name || card.kind, card, options);
  }

  /** Show a card large while the pointer rests on it; "" hides it. */
  preview(id, beside) {
    clearTimeout(this.resting);
    this.large?.remove();
    if (!id || TOUCH.matches) return;
    this.resting = setTimeout(() => {
      const { left, top } = beside.getBoundingClientRect();
      const away = `${left < innerWidth / 2 ? "right" : "left"} ${top < innerHeight / 2 ? "bottom" : "top"}`; // not over its neighbours
      this.large = h("div", { class: `large ${away}`, "aria-hidden": "true" }, this.face(id));
      document.body.append(this.large);
    }, RESTS);
  }

  /** Show a card, and what may be done with it. */
  pick(title, card, options) {
    const dialog = this.dialog(
      title,
      card?.id && h("div", { class: "reader" }, this.face(card.id), h("div", { class: "text", "data-card": card.id }, this.texts.get(card.id) ?? "")),
      (card?.chips ?? []).length > 0 && h("ul", {}, card.chips.map((chip) => h("li", {}, t("{name}: {text}", { name: chip.name, text: chip.text })))),
      h("div", { class: "buttons" }, options.map((option) => h("button", { class: "main", onclick: () => (dialog.close(), this.take(option.index)) }, option.text))),
      card?.id && this.about.seat !== null && !options.length && h("button", { onclick: () => (dialog.close(), this.why(card.id)) }, t("Why not?")),
    );
    if (card?.id) this.send({ do: "text", card: card.id });
  }

  /** Show all cards of a pile. */
  open(zone, cards) {
    this.dialog(zone.name, h("div", { class: "cards" }, cards.map((card) => h(
      "button",
      { class: "card", "aria-label": card.name, onclick: () => this.pick(card.name, card, []) },
      card.id ? this.face(card.id) : h("span", {}, card.kind),
    ))));
  }

  dialog(title, ...children) {
    const made = h("dialog", { "aria-labelledby": "dialog-title", class: "table-dialog" }, h("h2", { id: "dialog-title" }, title), ...children, h(
      "div",
      { class: "buttons" },
      h("button", { onclick: () => made.close() }, t("Close")),
    ));
    made.addEventListener("close", () => made.remove());
    made.addEventListener("click", (event) => event.target === made && made.close());
    document.body.append(made);
    made.showModal();
    return made;
  }

  /** The text of a card, beside its picture. */
  tell(id, lines) {
    const text = lines.map((line, at) => h(at ? "p" : "strong", {}, line));
    for (const place of document.querySelectorAll(`[data-card="${CSS.escape(id)}"]`)) fill(place, text);
  }
}

function clock(seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
