// What is wrong with the file, with fixes that are one click away.
import { fill, h, t } from "./dom.js";

const SORTS = { 1: "error", 2: "warning", 3: "hint", 4: "hint" };

export class Problems {
  /** fixes: asks for the fixes of a range. open: goes to a place. apply: carries out an edit of several files. */
  constructor({ fixes, open, apply }) {
    Object.assign(this, { fixes, open, apply, found: new Map() });
    this.element = h("ul", { class: "problems" });
  }

  /** Take up the diagnostics of a file, and show those of the one that is edited. */
  take(uri, diagnostics) {
    this.found.set(uri, diagnostics);
  }

  count(uri) {
    return (this.found.get(uri) ?? []).length;
  }

  /** uri: of the file that is edited. name: tells the name of another file with problems. */
  async show(uri, name) {
    const here = this.found.get(uri) ?? [];
    const others = [...this.found].filter(([other, found]) => other !== uri && found.length);
    const items = await Promise.all(here.map((one) => this.item(uri, one)));
    if ((this.found.get(uri) ?? []) !== here) return; // newer ones have come
    fill(
      this.element,
      items.length || others.length ? null : h("li", { class: "fine" }, t("No problems.")),
      items,
      others.map(([other, found]) => h("li", { class: "elsewhere" }, h("button", {
        onclick: () => this.open(other, found[0].range.start.line + 1, found[0].range.start.character + 1),
      }, t("{number} in {file}", { number: found.length, file: name(other) })))),
    );
  }

  async item(uri, one) {
    const { line, character } = one.range.start;
    const [said, ...help] = one.message.split("\n");
    const fixes = await this.fixes(uri, one).catch(() => []);
    return h(
      "li",
      { class: SORTS[one.severity] ?? "error" },
      h("button", { class: "where", onclick: () => this.open(uri, line + 1, character + 1) }, h(
        "span",
        { class: "line" },
        t("line {line}", { line: line + 1 }),
      ), ` ${said}`),
      help.filter((text) => fixes.every((fix) => fix.title !== text)).map((text) => h("p", {}, text)),
      fixes.map((fix) => h("button", { class: "fix", onclick: () => this.apply(fix.edit) }, fix.title)),
    );
  }
}
