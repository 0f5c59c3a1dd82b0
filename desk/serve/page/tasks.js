// Long tasks: check, test, pairs, mutants and print, each with its progress and what it has made.
import { fill, h, t } from "./dom.js";

const KINDS = {
  check: "Check everything",
  test: "Run all scenarios",
  pairs: "Pairs with this card",
  mutate: "Changes of this card that no scenario notices",
  print: "Print",
};

export class Tasks {
  /** start(kind) and stop(number): ask the server. */
  constructor({ start, stop }) {
    Object.assign(this, { start, stop, shown: new Map() });
    this.list = h("ul", {});
    this.element = h(
      "div",
      { class: "tasks" },
      h("div", { class: "buttons" }, Object.entries(KINDS).map(([kind, text]) => h("button", {
        "data-task": kind,
        onclick: () => this.start(kind),
      }, t(text)))),
      this.list,
    );
  }

  /** Show the state of a task. */
  take(task) {
    let item = this.shown.get(task.number);
    if (!item) {
      item = h("li", {});
      this.shown.set(task.number, item);
      this.list.prepend(item);
    }
    const ended = task.code !== null;
    const made = task.made.filter(() => ended);
    fill(
      item,
      h("p", { class: ended ? (task.code ? "bad" : "fine") : "" }, t(KINDS[task.kind]), ended ? (task.code ? " ✗" : " ✓") : " …"),
      ended ? null : h("progress", { max: task.total || 1, value: task.total ? task.done : undefined, "aria-label": t(KINDS[task.kind]) }),
      ended ? null : h("button", { onclick: () => this.stop(task.number) }, t("Stop")),
      made.map((name) => h("a", { href: `/made/${task.number}/${encodeURIComponent(name)}`, target: "_blank", rel: "noopener" }, name)),
      task.lines.length ? h("pre", { tabindex: "0" }, task.lines.join("\n")) : null,
    );
    item.dataset.code = String(task.code);
  }
}
