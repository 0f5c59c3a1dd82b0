// Tables: open one, sit down, share the links of its seats.
import { bot, fill, h, notice, t } from "./dom.js";
import { wishText } from "./side.js";

const OFTEN = 3000; // milliseconds after which the list of tables is read again

export class Play {
  /** ask: { tables(), offer(), open(wanted), close(id), save(id), branch(id, step), decide(id, what) }. before(): saves the files, which tables read. add(text): adds a
   * scenario to the open file. file(): its name. */
  constructor({ ask, before, add, file }) {
    Object.assign(this, { ask, before, add, file });
    this.form = h("div", { class: "new-table" });
    this.list = h("ul", { class: "tables" });
    this.element = h(
      "section",
      { id: "play", "aria-label": t("Play") },
      h("h2", {}, t("New table")),
      this.form,
      h("h2", {}, t("Tables")),
      this.list,
    );
  }

  async show() {
    fill(this.form, h("p", {}, t("The game is opened …")));
    try {
      await this.before();
      this.offer = await this.ask.offer();
      this.build();
      await this.refresh();
      this.watch();
    } catch (error) {
      fill(this.form, h("p", { class: "bad" }, error.message));
    }
  }

  build() {
    const { beginnings, bots, options } = this.offer;
    const usual = beginnings.reduce((best, one) => (one.players.length > best.players.length ? one : best), beginnings[0]);
    const begin = h("select", { onchange: () => numbers() }, beginnings.map(({ id, name }) => h("option", { value: id, selected: id === usual.id }, name)));
    const number = h("select", { onchange: () => seats() });
    const numbers = () => {
      const known = beginnings.find((one) => one.id === begin.value)?.players ?? [];
      const before = Number(number.value) || 2;
      fill(number, known.map((one) => h("option", { value: one, selected: one === before || (one === known.at(-1) && !known.includes(before)) }, String(one))));
      seats();
    };
    const places = h("div", { class: "places" });
    const choice = (at) => h("select", { "aria-label": t("Seat {number}", { number: at + 1 }) }, [
      h("option", { value: "", selected: at === 0 }, t("a person")),
      bots.map((level) => h("option", { value: level, selected: at > 0 && level === (bots[2] ?? bots[0]) }, bot(level))),
    ].flat());
    const seats = () => fill(places, Array.from({ length: Number(number.value) }, (_, at) => h("label", {}, h("span", {}, `P${at + 1}`), choice(at))));
    numbers();
    const seed = h("input", { type: "number", min: "0", placeholder: t("drawn"), title: t("Without a number, a seed is drawn that nobody can guess. With one, all players are told that you know it.") });
    const timed = h("input", { type: "checkbox" });
    const file = h("input", { type: "file", accept: ".save" });
    const set = options.map(({ name, label, values, most }) => [name, values.length
      ? h("select", {}, values.map(([word, text]) => h("option", { value: word }, text)))
      : most === 1 ? h("input", { type: "checkbox", value: "1" }) : h("input", { type: "number", min: "0", max: most ?? "", value: "0" }), most === null || most === 1 ? label : t("{option} (0 to {most})", { option: label, most })]);
    const labelled = (text, input) => h("label", {}, h("span", {}, text), input);
    const open = async () => {
      const given = set.filter(([, input]) => (input.type === "checkbox" ? input.checked : !["", "0"].includes(input.value))).map(([name, input]) => `${name}=${input.value}`);
      const bots_chosen = [...places.querySelectorAll("select")].map((one) => one.value);
      const saved = file.files[0] ? await base64(file.files[0]) : "";
      const origin = { players: Number(number.value), ...(seed.value === "" ? {} : { seed: Number(seed.value) }), beginning: begin.value, options: given };
      await this.open({ origin, bots: bots_chosen, clock: timed.checked, saved });
    };
    fill(
      this.form,
      h(
        "form",
        { onsubmit: (event) => (event.preventDefault(), open()) },
        beginnings.length > 1 && labelled(t("Begin with"), begin),
        labelled(t("Players"), number),
        places,
        h("details", {}, h("summary", {}, t("More")), labelled(t("Seed"), seed), set.map(([, input, label]) => labelled(label, input)), labelled(t("Show the time of each player"), timed), labelled(t("Go on with a saved game"), file)),
        h("button", { class: "main" }, t("Open the table")),
      ),
    );
  }

  /** Read the list again and again while it is shown: tests and tables are added elsewhere. */
  watch() {
    clearInterval(this.watching);
    this.watching = setInterval(() => {
      if (!this.element.isConnected) clearInterval(this.watching);
      else if (!document.hidden) this.refresh().catch(() => {});
    }, OFTEN);
  }

  /** Open a table, and sit down in its first seat of a person. */
  async open(wanted) {
    const page = opened();
    try {
      const made = await this.ask.open(JSON.stringify(wanted));
      const seat = Math.max(0, (wanted.bots ?? []).findIndex((level) => !level));
      const address = `/seat/${made.links[seat]}`;
      if (page) page.location = address;
      else location.assign(address);
      if (this.element.isConnected) await this.refresh();
    } catch (error) {
      page?.close();
      notice(error.message, "error");
    }
  }

  async refresh() {
    const tables = await this.ask.tables();
    const told = JSON.stringify(tables);
    if (told === this.told && this.list.children.length) return; // nothing is drawn anew under the pointer
    this.told = told;
    fill(this.list, tables.length ? tables.reverse().map((one) => this.table(one)) : h("li", { class: "quiet" }, t("There are no tables yet.")));
  }

  table(one) {
    const link = (path, text) => h("span", { class: "link" }, h("a", { href: `/seat/${path}`, target: "_blank", rel: "noopener" }, text), h("button", {
      class: "small",
      title: t("Copy the link"),
      "aria-label": `${t("Copy the link")}: ${text}`,
      onclick: () => this.copy(`${location.origin}/seat/${path}`),
    }, t("Copy")));
    return h(
      "li",
      {},
      h("strong", {}, one.title || t("Table")),
      ` ${one.is_over ? t("over") : t("{number} answers", { number: one.step })} `,
      one.seats.map((name, at) => link(one.links[at], t("sit down as {player}", { player: seated(at, name, one.bots[at]) }))),
      link(one.links.at(-1), t("watch")),
      h("button", { class: "small", onclick: () => this.save(one) }, t("Download")),
      one.is_old && h("button", { class: "small", title: t("The cards have changed since this table was opened. It goes on with the old ones until you let it take the new ones."), onclick: () => this.done(this.ask.decide(one.id, "renew")) }, t("Take the new cards")),
      h("button", { class: "small", onclick: () => this.close(one.id) }, t("Close")),
      one.problem && h("p", { class: "report bad" }, one.problem),
      (one.wishes ?? []).map(({ seat, what: wanted, about = seat, level = "" }) => h("p", { class: "report" }, wishText(wanted, `P${seat + 1}`, `P${about + 1}`, level), " ", [["agree", t("Agree for those who are absent")], ["refuse", t("Refuse")]].map(([what, text]) => h("button", { class: "small", onclick: () => this.done(this.ask.decide(one.id, what)) }, text)))),
      (one.tests ?? []).map((text) => h("p", { class: "report" }, h("code", {}, text.split("\n")[0]), " ", h("button", { class: "small", onclick: () => this.add(text) }, t("Add to {file}", { file: this.file() })))),
      (one.reports ?? []).map(([who, text, step]) => h("p", { class: "report" }, h("strong", {}, who || t("somebody who watches")), ` ${text} `, h(
        "button",
        { class: "small", onclick: () => this.branch(one.id, step) },
        t("Play on from there"),
      ))),
    );
  }

  async copy(address) {
    await navigator.clipboard?.writeText(address).catch(() => {});
    notice(t("Copied: {address}", { address }));
  }

  /** Open another table at a moment of one. */
  async branch(id, step) {
    const page = opened();
    try {
      const made = await this.ask.branch(id, step);
      if (page) page.location = `/seat/${made.links[0]}`;
      await this.refresh();
    } catch (error) {
      page?.close();
      notice(error.message, "error");
    }
  }

  /** Show the list again after something was done. */
  async done(doing) {
    try {
      await doing;
      await this.refresh();
    } catch (error) {
      notice(error.message, "error");
    }
  }

  async close(id) {
    await this.ask.close(id);
    await this.refresh();
  }

  async save(one) {
    try {
      const data = await this.ask.save(one.id);
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const made = h("a", { href: URL.createObjectURL(new Blob([bytes])), download: `${one.title || "table"}.save` });
      made.click();
      URL.revokeObjectURL(made.href);
    } catch (error) {
      notice(error.message, "error");
    }
  }
}

/** A page for a table, with a line until the table is there; it is opened at once, because browsers block it later. */
function opened() {
  const page = window.open("", "_blank");
  if (page) {
    page.document.title = "ombre";
    page.document.body.append(t("The table is opened …"));
  }
  return page;
}

function seated(at, name, level) {
  const who = name || (level && bot(level));
  return who ? `P${at + 1} (${who})` : `P${at + 1}`;
}

async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}
