// The page of a seat at a table: it shows what the server sends, and sends what the player does.
import { ask, fill, h, notice, t, words } from "./dom.js";
import { Board, cardsIn } from "./board.js";
import { Side } from "./side.js";

const PAUSES = [300, 1000, 2000, 4000];
const MOST_CHAT = 1000; // lines
const QUICKEST = 100; // milliseconds between two drawings
const LANGUAGE = "ombre-language";

class Table {
  constructor() {
    this.link = location.pathname.split("/")[2];
    this.language = localStorage.getItem(LANGUAGE) ?? navigator.language;
    this.tries = 0;
    this.log = [];
    this.chat = [];
    this.since = Infinity;
    this.before = null;
    this.drawn = 0;
    this.connect();
    addEventListener("keydown", (event) => this.key(event));
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/seat/${this.link}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.log = [];
      this.newest = null;
      this.send({ do: "join", language: this.language });
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.closed) return;
      document.body.classList.add("lost");
      notice(t("The connection is lost; trying again."), "error");
      setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
    };
  }

  send(message) {
    this.drawn = 0; // what comes of it is shown at once
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Do what a message of the server says. */
  take(message) {
    const done = {
      words: () => {
        for (const text of Object.keys(words)) delete words[text];
        Object.assign(words, message.words);
        if (this.about) this.build();
      },
      about: () => {
        this.about = message;
        this.build();
      },
      update: () => this.update(message),
      why: () => this.side.why(message.lines),
      text: () => this.board.tell(message.about, message.lines),
      hint: () => this.side.hint(message.index, message.lines[0]),
      error: () => {
        this.answered = null;
        notice(message.lines.join(" "), "error");
      },
      branched: () => window.open(`/seat/${message.lines[0]}`, "_blank"),
      refused: () => notice(t("{player} has refused.", { player: message.lines[0] })),
      recorded: () => this.recorded(message),
      again: () => location.assign(`/seat/${message.lines[0]}`),
      closed: () => {
        this.closed = true;
        notice(t("This table was closed."), "error");
      },
    }[message.do];
    done?.();
  }

  build() {
    const { about } = this;
    this.side = new Side({ send: (message) => this.send(message), about, take: (index) => this.answer(index), again: ({ index }) => ((this.repeats = true), this.answer(index)) });
    this.board = new Board({
      about,
      paint: (image, id) => (image.src = `/seat/${this.link}/${this.shown}/${id}.svg`),
      take: (index) => this.answer(index),
      send: (message) => this.send(message),
      why: (card) => this.send({ do: "why", card }),
    });
    this.buttons = {
      undo: h("button", { onclick: () => this.send({ do: "undo" }), title: "U" }, t("Undo")),
      redo: h("button", { onclick: () => this.send({ do: "redo" }), title: "R" }, t("Redo")),
      hint: h("button", { onclick: () => this.askHint(), title: "H" }, t("Hint")),
    };
    const picker = h("select", {
      "aria-label": t("Language"),
      onchange: () => {
        this.language = picker.value;
        localStorage.setItem(LANGUAGE, this.language);
        this.log = [];
        this.send({ do: "language", language: this.language });
      },
    }, about.languages.map((one) => h("option", { value: one }, one)));
    this.picker = picker;
    this.back = h("div", { class: "back", role: "group", "aria-label": t("Look back") });
    this.rules = h("a", { target: "_blank", rel: "noopener", class: "button" }, t("Rules"));
    const report = h("button", { onclick: () => this.report() }, t("Report"));
    const seed = about.is_seed_known && h("span", { class: "quiet", title: t("Whoever knows the seed can compute all cards.") }, t("The author has chosen the seed."));
    const record = about.is_author && h("button", { onclick: () => this.record() }, t("Make this a test"));
    fill(document.getElementById("actions"), seed, this.back, about.seat !== null && Object.values(this.buttons), record, report, this.rules, picker);
    fill(document.getElementById("main"), this.board.element, this.side.element);
    if (this.last) this.draw(this.last);
  }

  /** Take up what has changed; at most every 0.1 seconds it is shown, because bots can answer faster than it is drawn. */
  update(message) {
    if (message.log) {
      const [first, lines, heads] = message.log;
      this.log.length = Math.min(this.log.length, first);
      this.log.push(...lines.map((text, at) => ({ text, is_head: heads.includes(first + at) })));
    }
    message.scene ??= this.newest?.scene ?? this.last?.scene; // it is sent only if it has changed
    this.chat = [...(message.is_all ? [] : this.chat), ...message.chat].slice(-MOST_CHAT);
    message.chat = this.chat;
    this.newest = message;
    const wait = this.drawn + QUICKEST - performance.now();
    clearTimeout(this.drawing);
    if (wait > 0) this.drawing = setTimeout(() => this.draw(this.newest), wait);
    else this.draw(message);
  }

  draw(message) {
    if (!this.board) return;
    this.drawn = performance.now();
    document.body.classList.remove("lost");
    if (message !== this.last && document.getElementById("notice").className === "error" && !this.closed) notice("");
    this.last = message;
    if (this.shown !== message.language) {
      this.shown = message.language;
      document.documentElement.lang = message.language;
    }
    this.picker.value = message.language;
    this.rules.href = `/seat/${this.link}/${message.language}/rules.html`;
    const { scene } = message;
    const title = this.title(message);
    document.getElementById("title").textContent = title;
    document.title = `${scene.question ? "● " : ""}${title}`;
    const fresh = this.before ? new Set([...keysIn(scene)].filter((key) => !this.before.has(key))) : new Set();
    this.board.show(message, fresh);
    const same = this.sameAgain(message);
    this.side.show(message, this.log, this.since, same);
    this.buttons.undo.disabled = !message.may_undo;
    this.buttons.redo.disabled = !message.may_redo;
    this.buttons.hint.disabled = !scene.question;
    this.lookBack(message);
    if (same && this.repeats) this.answer(same.index);
  }

  /** The option with the answer that this seat has given to the same question just before, or null. */
  sameAgain({ scene: { question }, step }) {
    const is_again = question && this.said?.step === step - 1 && this.said.question === uncounted(question.text);
    const same = is_again ? question.options.find(({ text }) => text === this.said.answer) : null;
    if (!same) this.repeats = false;
    return same ?? null;
  }

  title({ scene, people }) {
    const called = (seat) => people[seat]?.name || `P${seat + 1}`;
    if (scene.ended?.length) return scene.ended[0];
    if (this.last.step < this.last.last) return t("{game}: a look back", { game: this.about.game });
    if (scene.question) return t("{game}: your turn to answer", { game: this.about.game });
    if (scene.asked < 0) return this.about.game;
    return t("{game}: waiting for {player}", { game: this.about.game, player: called(scene.asked) });
  }

  lookBack({ step, last, is_over }) {
    const look = (to) => {
      this.log = [];
      this.send({ do: "look", step: Math.max(0, to) });
    };
    const button = (label, text, to, is_off) => h("button", { onclick: () => look(to), disabled: is_off, "aria-label": label, title: label }, text);
    fill(
      this.back,
      button(t("To the beginning"), "«", 0, step === 0),
      button(t("One answer back"), "‹", step - 1, step === 0),
      h("span", {}, `${step}/${last}`),
      button(t("One answer on"), "›", step + 1, step >= last),
      button(t("To the present"), "»", last, step >= last),
      step < last && is_over && this.about.seat !== null && h("button", { onclick: () => this.send({ do: "branch", step }) }, t("Play on from here")),
    );
    document.body.classList.toggle("past", step < last);
  }

  /** Let the last move become a scenario. */
  async record() {
    const given = await ask(t("A test of the last move"), [{ name: "text", label: t("What it shows") }], t("Make this a test"));
    if (!given) return;
    this.send({ do: "record", text: given.text.trim() });
    notice(t("The test is written and run …"));
  }

  /** Show a scenario that was made of what was played. */
  recorded({ lines: [text, ...notes], fine }) {
    notice("");
    this.board.dialog(
      t("A test of the last move"),
      text ? h("p", { class: fine ? "good" : "bad" }, fine ? t("It passes. The list of tables has it, to be added to your cards.") : t("It does not pass yet. The list of tables has it.")) : h("p", { class: "bad" }, t("This moment could not become a test.")),
      notes.map((note) => h("p", {}, note)),
      text && h("pre", { class: "test", tabindex: "0" }, text),
      text && h("button", { onclick: () => navigator.clipboard?.writeText(text) }, t("Copy")),
    );
  }

  /** Tell the author something about this moment of the game. */
  async report() {
    const given = await ask(t("Tell the author about this moment of the game"), [{ name: "text", label: t("What is wrong, or what would be better?") }], t("Send"));
    if (!given?.text.trim()) return;
    this.send({ do: "report", step: this.last.step, text: given.text });
    notice(t("The author sees it in the list of tables."));
  }

  askHint() {
    this.send({ do: "hint" });
    this.side.why([t("The bot thinks …")]);
  }

  answer(index) {
    if (!this.last?.scene.question || this.answered === this.last) return;
    this.answered = this.last;
    const { text, options } = this.last.scene.question;
    this.said = { step: this.last.step, question: uncounted(text), answer: options.find((one) => one.index === index)?.text };
    this.since = this.log.length;
    this.before = keysIn(this.last.scene);
    this.send({ do: "take", step: this.last.step, index });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, dialog")) return;
    const options = this.last?.scene.question?.options ?? [];
    const number = Number.parseInt(event.key, 10);
    if (number >= 1 && number <= options.length) this.answer(options[number - 1].index);
    else if (event.key === "u" && this.last?.may_undo) this.send({ do: "undo" });
    else if (event.key === "r" && this.last?.may_redo) this.send({ do: "redo" });
    else if (event.key === "h" && options.length) this.askHint();
    else return;
    event.preventDefault();
  }
}

/** A question without the number of the choice, such as (2/3). */
function uncounted(question) {
  return question.replace(/ \(\d+\/\d+\)$/, "");
}

/** The keys of the known cards of a scene. */
function keysIn(scene) {
  return new Set([...cardsIn(scene)].filter((card) => card.id).map((card) => card.key));
}

window.ombre = new Table(); // for tests, and for who looks at the page with the tools of a browser
