// One box to go anywhere: to a card, a file or a command, by a few letters of its name.
import { fill, h, t } from "./dom.js";

const MOST = 40;

export class Palette {
  /** choices: gives [{ text, about, run }]. */
  constructor(choices) {
    this.choices = choices;
  }

  async open() {
    if (document.getElementById("palette")) return;
    const all = await this.choices();
    let found = [];
    let at = 0;
    const list = h("ul", { id: "palette-list", role: "listbox", "aria-label": t("Go to …") });
    const input = h("input", {
      type: "search",
      role: "combobox",
      "aria-controls": "palette-list",
      "aria-expanded": "true",
      "aria-label": t("Go to …"),
      placeholder: t("Go to …"),
      autocomplete: "off",
    });
    const dialog = h("dialog", { id: "palette", "aria-label": t("Go to …") }, input, list);
    const run = (one) => (dialog.close(), one?.run());
    const show = () => {
      const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
      found = all.filter((one) => words.every((word) => `${one.text} ${one.about}`.toLowerCase().includes(word)));
      found = found.slice(0, MOST);
      at = Math.min(at, Math.max(0, found.length - 1));
      fill(list, found.map((one, number) => h("li", {
        role: "option",
        id: `choice-${number}`,
        "aria-selected": String(number === at),
        onclick: () => run(one),
      }, h("span", {}, one.text), " ", h("span", { class: "about" }, one.about))));
      input.setAttribute("aria-activedescendant", found.length ? `choice-${at}` : "");
      list.children[at]?.scrollIntoView({ block: "nearest" });
    };
    input.addEventListener("input", () => ((at = 0), show()));
    input.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        event.preventDefault();
        at = (at + step + found.length) % Math.max(1, found.length);
        show();
      } else if (event.key === "Enter") {
        event.preventDefault();
        run(found[at]);
      }
    });
    dialog.addEventListener("close", () => dialog.remove());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    document.body.append(dialog);
    dialog.showModal();
    show();
  }
}
