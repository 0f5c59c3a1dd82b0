// The scenarios that name the card, run after each change.
import { fill, h, newest, t } from "./dom.js";

const STATES = { passed: "passed", failed: "failed", outdated: "not run" };

export class Scenarios {
  /** run: runs those of a card. open: goes to a place. play: opens a table with the board of one. place: shows a board with
   * a card. take: writes what happens in place of a line. */
  constructor({ run, open, counted, write, play, board, place, take }) {
    Object.assign(this, { run, open, counted, write, play, board, place, take, card: "" });
    this.element = h("div", { class: "scenarios" });
    this.list = h("ul", {});
    this.summary = h("p", { class: "summary", role: "status" });
    this.button = h("button", { onclick: () => this.write(this.card) }, t("New scenario"));
    this.placing = h("button", { onclick: () => this.place(this.card) }, t("A board with this card"));
    fill(this.element, this.summary, this.list, this.button, this.placing);
    this.refresh = newest(() => this.update());
  }

  async update() {
    const card = this.card;
    this.button.hidden = this.placing.hidden = !card;
    if (!card) {
      fill(this.list);
      this.summary.textContent = t("Put the cursor into a card or a scenario.");
      return;
    }
    if (this.ran !== card) {
      fill(this.list);
      this.summary.textContent = "…";
    }
    let found;
    try {
      found = await this.run(card);
    } catch (error) {
      found = { ran: [], problem: error.message };
    }
    if (card !== this.card) return;
    this.ran = card;
    const failed = found.ran.filter((one) => one.failures.length).length;
    this.counted(found.problem ? null : found.ran.length, failed);
    if (found.problem) {
      this.summary.textContent = found.problem;
      this.element.classList.add("stale");
      return;
    }
    this.element.classList.remove("stale");
    this.summary.textContent = found.ran.length
      ? t("{passed} passed, {failed} failed", { passed: found.ran.length - failed, failed })
      : t("No scenario names this card yet.");
    fill(this.list, [...found.ran].sort((a, b) => b.failures.length - a.failures.length).map((one) => this.item(one)));
    this.element.dataset.ran = String(Number(this.element.dataset.ran ?? 0) + 1);
  }

  item({ title, id, at, failures, outdated, why, idle }) {
    const state = outdated ? "outdated" : failures.length ? "failed" : "passed";
    const mark = { passed: "✓", failed: "✗", outdated: "–" }[state];
    return h(
      "li",
      { class: state },
      h("button", { class: "where", onclick: () => this.open(...at) }, h("span", { "aria-hidden": "true" }, mark), h(
        "span",
        { class: "hidden" },
        t(STATES[state]),
      ), ` ${title || id}`),
      h("button", { class: "small", "aria-label": `${t("Play from here")}: ${title || id}`, onclick: () => this.play(id) }, t("Play from here")),
      h("button", { class: "small", "aria-label": `${t("Board")}: ${title || id}`, onclick: () => this.board(at) }, t("Board")),
      outdated ? h("p", {}, outdated) : null,
      idle ? h("p", { class: "idle" }, t("It passes also if the card does nothing: change what is expected.")) : null,
      failures.map(([line, sentence, takeable]) => h("p", { class: "failed-line" }, h("button", {
        class: "failure",
        onclick: () => this.open(at[0], line),
      }, h("span", { class: "line" }, t("line {line}", { line })), ` ${sentence}`), takeable && h("button", {
        class: "small",
        "aria-label": `${t("Take what happened")}: ${t("line {line}", { line })}`,
        onclick: () => this.take(at[0], line),
      }, t("Take what happened")))),
      why?.length ? h("details", { open: true }, h("summary", {}, t("Why?")), why.map((line) => h("p", {}, line))) : null,
    );
  }
}
