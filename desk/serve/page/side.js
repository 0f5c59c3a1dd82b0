// Beside the table: the question with its answers, what has happened and why, and the chat.
import { cardsIn } from "./board.js";
import { bot, fill, h, t } from "./dom.js";

const MOST_FLAT = 14; // answers that are all shown in one list
const MOST_NEW = 40; // new lines of the log of which the first one is shown
const PROGRAM = -1; // who says what has happened at the table
const MOST_TOGETHER = 4; // answers with one card that are folded together if the list is long

/** The names of the cards and players of a scene, by their keys. */
function namesIn(scene) {
  const found = new Map(scene.seats.map((seat) => [seat.key, seat.name]));
  for (const card of cardsIn(scene)) if (card.name) found.set(card.key, card.name);
  return found;
}

/** What a player wants, as a sentence. */
export function wishText(what, player, other, level) {
  if (what === "undo") return t("{player} would like to take an answer back.", { player });
  if (what === "again") return t("{player} would like to play again.", { player });
  if (what === "hurry") return t("{player} would like the bot to play at once.", { player });
  if (level) return t("{player} would like a bot to play for {other}: {bot}.", { player, other, bot: bot(level) });
  return t("{player} would like a person to play for {other} again.", { player, other });
}

/** The lines of a log; equal ones that follow each other are one line. at: the number of the first one. */
function together(log) {
  const found = [];
  for (const [at, { text, is_head }] of log.entries()) {
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ text, is_head, at, times: 1 });
  }
  return found;
}

export class Side {
  constructor({ send, about, take, again }) {
    Object.assign(this, { send, about, take, again });
    this.question = h("div", { class: "question", "aria-live": "polite" });
    this.wish = h("div", { class: "wish", role: "status" });
    this.log = h("ol", { class: "log", tabindex: "0", "aria-label": t("What has happened") });
    this.reasons = h("div", { class: "reasons", role: "status" });
    this.chat = h("ol", { class: "chat", "aria-label": t("Chat") });
    const line = h("input", { "aria-label": t("Say something"), placeholder: t("Say something"), autocomplete: "off" });
    this.name = h("input", {
      "aria-label": t("Your name"),
      placeholder: t("Your name"),
      autocomplete: "off",
      onchange: () => send({ do: "name", text: this.name.value }),
    });
    this.element = h(
      "section",
      { id: "side", "aria-label": t("Question, log and chat") },
      this.wish,
      this.question,
      this.reasons,
      h("h2", {}, t("What has happened")),
      this.log,
      h("h2", {}, t("Chat")),
      this.chat,
      h("form", { onsubmit: (event) => (event.preventDefault(), send({ do: "chat", text: line.value }), (line.value = "")) }, about.seat !== null && this.name, line, h("button", {}, t("Say"))),
    );
  }

  /** same: the answer given to this question before, if it is an answer again. */
  show(message, log, since = Infinity, same = null) {
    const { scene, people } = message;
    const called = (seat) => people[seat]?.name || `P${seat + 1}`;
    const { question } = scene;
    const names = question && question.options.length > MOST_FLAT ? namesIn(scene) : new Map();
    if (this.step !== message.step) fill(this.reasons); // they were about the question before
    this.step = message.step;
    fill(
      this.question,
      message.problem && h("p", { class: "bad" }, message.problem),
      (scene.ended ?? []).map((line) => h("p", { class: "ended" }, line)),
      scene.ended?.length > 0 && this.after(message.next),
      question && h("h2", {}, question.text),
      same && h("button", { class: "same", onclick: () => this.again(same) }, t("Each time: {answer}", { answer: same.text })),
      question && this.options(question.options, names),
    );
    fill(this.wish, (message.wishes ?? []).map((wish) => this.wanted(wish, called, message.may_decide && this.about.is_author)));
    this.told(log, question || scene.ended?.length ? since : Infinity);
    fill(this.chat, message.chat.map(([seat, text]) => (seat === PROGRAM ? h("li", { class: "quiet" }, text) : h("li", {}, h("strong", {}, seat === null ? t("somebody who watches") : called(seat)), ` ${text}`))));
    this.chat.lastElementChild?.scrollIntoView({ block: "nearest" });
    const own = people[this.about.seat]?.name;
    if (own && document.activeElement !== this.name) this.name.value = own;
  }

  /** What a seat wants, which all people at the table decide. may_decide: for those who are absent. */
  wanted({ number, seat, what, about = seat, level = "", may_agree }, called, may_decide) {
    const agree = (fine) => () => this.send({ do: "agree", fine, number });
    return h(
      "div",
      {},
      h("p", {}, wishText(what, called(seat), called(about), level)),
      seat === this.about.seat && h("p", { class: "quiet" }, t("The others are asked.")),
      may_agree && h("button", { class: "main", onclick: agree(true) }, t("Agree")),
      may_agree && h("button", { onclick: agree(false) }, t("Refuse")),
      seat === this.about.seat && h("button", { onclick: agree(false) }, t("Withdraw")),
      may_decide && !may_agree && h("button", { onclick: agree(true) }, t("Agree for those who are absent")),
    );
  }

  /** The answers; if there are many, those that begin with the same card are folded together. */
  options(options, names) {
    const button = (option, at) => h("li", { value: at + 1 }, h("button", { "data-index": option.index, onclick: () => this.take(option.index) }, option.text));
    const groups = new Map();
    for (const [at, option] of options.entries()) {
      const key = names.get(option.keys?.[0]) ?? `${at}`;
      groups.set(key, [...(groups.get(key) ?? []), button(option, at)]);
    }
    return h("ol", { class: "options" }, [...groups].flatMap(([name, buttons]) => buttons.length < MOST_TOGETHER ? buttons : h("li", { class: "group" }, h("details", {}, h("summary", {}, `${name} (${buttons.length})`), h("ol", {}, buttons)))));
  }

  /** What can be done when a game is over. has_next: whether somebody has opened the next table. */
  after(has_next) {
    const may_go = this.about.seat !== null || has_next;
    return h("div", { class: "buttons" }, has_next && h("p", {}, t("The next game is open.")), may_go && h("button", { class: "main", onclick: () => this.send({ do: "again" }) }, has_next ? t("Go there") : t("Play again")), h("button", { onclick: () => this.send({ do: "why", line: this.known.at(-1)?.at ?? 0 }) }, t("Why?")));
  }

  /** Show the log. since: the number of the first line that has come after the last answer of this seat. */
  told(log, since) {
    const known = this.known ?? [];
    const lines = together(log);
    const first = lines.findIndex((line, at) => line.text !== known[at]?.text || line.times !== known[at].times);
    const from = first < 0 ? Math.min(lines.length, known.length) : first;
    while (this.log.children.length > from) this.log.lastElementChild.remove();
    for (const { text, times, at, is_head } of lines.slice(from)) {
      const told = times > 1 ? `${text} (×${times})` : text;
      this.log.append(h("li", { class: is_head ? "head" : "" }, h("button", { onclick: () => this.send({ do: "why", line: at }), title: t("Why?") }, told)));
    }
    this.known = lines;
    const items = [...this.log.children];
    for (const [number, item] of items.entries()) item.classList.toggle("new", lines[number].at >= since);
    const first_new = items[lines.findIndex(({ at }) => at >= since)];
    this.log.scrollTop = this.log.scrollHeight;
    if (first_new && log.length - since < MOST_NEW && first_new.offsetTop - this.log.offsetTop < this.log.scrollTop) this.log.scrollTop = first_new.offsetTop - this.log.offsetTop;
  }

  why(lines) {
    fill(this.reasons, lines.length > 0 && [
      h("ul", {}, lines.map((line) => h("li", {}, line))),
      h("button", { class: "small", onclick: () => fill(this.reasons) }, t("Close")),
    ]);
    this.reasons.scrollIntoView({ block: "nearest" });
  }

  /** Mark what a bot would do. */
  hint(index, text) {
    for (const button of this.question.querySelectorAll(".options button")) button.classList.toggle("hinted", Number(button.dataset.index) === index);
    this.why([t("A bot would choose: {answer}", { answer: text })]);
  }
}
