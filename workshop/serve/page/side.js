// Beside the table: the question with its answers, what has happened and why, and the chat.
import { fill, h, t } from "./dom.js";

export class Side {
  constructor({ send, about, take }) {
    Object.assign(this, { send, about, take });
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

  show(message, log) {
    const { scene, people, wish } = message;
    const called = (seat) => people[seat]?.name || `P${seat + 1}`;
    const { question } = scene;
    if (this.step !== message.step) fill(this.reasons); // they were about the question before
    this.step = message.step;
    fill(
      this.question,
      message.problem && h("p", { class: "bad" }, message.problem),
      (scene.ended ?? []).map((line) => h("p", { class: "ended" }, line)),
      question && h("h2", {}, question.text),
      question && h("ol", { class: "options" }, question.options.map((option) => h("li", {}, h("button", { "data-index": option.index, onclick: () => this.take(option.index) }, option.text)))),
    );
    fill(
      this.wish,
      wish !== undefined && wish !== null && [
        h("p", {}, wish === this.about.seat ? t("You would like to take an answer back; the others are asked.") : t("{player} would like to take an answer back.", { player: called(wish) })),
        wish === this.about.seat && h("button", { onclick: () => this.send({ do: "agree", fine: false }) }, t("Withdraw")),
        message.may_agree && h("button", { class: "main", onclick: () => this.send({ do: "agree", fine: true }) }, t("Agree")),
        message.may_agree && h("button", { onclick: () => this.send({ do: "agree", fine: false }) }, t("Refuse")),
      ],
    );
    this.told(log);
    fill(this.chat, message.chat.map(([seat, text]) => h("li", {}, h("strong", {}, seat === null ? t("somebody who watches") : called(seat)), ` ${text}`)));
    this.chat.lastElementChild?.scrollIntoView({ block: "nearest" });
    const own = people[this.about.seat]?.name;
    if (own && document.activeElement !== this.name) this.name.value = own;
  }

  told(log) {
    const known = this.known ?? [];
    const first = log.findIndex((line, at) => line !== known[at]);
    const from = first < 0 ? Math.min(log.length, known.length) : first;
    while (this.log.children.length > from) this.log.lastElementChild.remove();
    for (const [at, line] of log.entries()) {
      if (at < from) continue;
      this.log.append(h("li", { hidden: !line }, h("button", { onclick: () => this.send({ do: "why", line: at }), title: t("Why?") }, line)));
    }
    this.known = [...log];
    this.log.scrollTop = this.log.scrollHeight;
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
