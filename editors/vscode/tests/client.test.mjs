// The bundled extension starts the server, says why it cannot, and is packed to the same bytes each time.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import Module, { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { OUT, pack, version } from "../build.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const { stub } = require("./vscode_stub.js");
const temporary = [];
after(() => temporary.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder() {
  temporary.push(realpathSync(mkdtempSync(path.join(os.tmpdir(), "ombre-"))));
  return temporary.at(-1);
}

/** The bundle in a window of its own. The command of the settings is Node: `node lsp ...` runs the file `lsp`. */
function opened({ fault = "", trusted = true, ...settings } = {}) {
  const cards = folder();
  cpSync(path.join(HERE, "fake_server.js"), path.join(cards, "lsp"));
  Object.assign(process.env, { LOG: path.join(cards, "log"), FAULT: fault });
  const window = stub({ folder: cards, trusted, settings: { command: process.execPath, ...settings } });
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? window.vscode : load(name, ...rest));
  const bundle = path.join(OUT, "extension.js");
  delete require.cache[bundle];
  const extension = require(bundle);
  Module._load = load;
  const log = () => readFileSync(path.join(cards, "log"), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  return { ...window, cards, settings, extension, log, started: () => log().filter((entry) => entry.args) };
}

test("the server is started in the open folder, with the expansions of the settings", async () => {
  const { extension, cards, log, registered, shown } = opened({ with: ["storms", "night shift"] });
  await extension.activate({ subscriptions: [] });
  assert.deepEqual([...registered.keys()].sort(), ["ombre.playFrom", "ombre.restart", "ombre.runScenario"]);
  await registered.get("ombre.runScenario")("file:///a.card", "calm");
  await extension.deactivate();
  assert.deepEqual(log()[0], { args: ["--with", "storms", "--with", "night shift"], cwd: cards });
  for (let tries = 0; tries < 100 && log().at(-1).method !== "exit"; tries++) await sleep(20); // nobody answers `exit`
  const methods = log().slice(1).map((entry) => entry.method);
  assert.deepEqual(methods, ["initialize", "initialized", "workspace/executeCommand", "shutdown", "exit"]);
  assert.deepEqual(shown, []);
});

test("a game is played in a terminal, with the command of the settings, after all files are saved", async () => {
  const { extension, cards, executed, registered, saved, shown } = opened();
  await extension.activate({ subscriptions: [] });
  await registered.get("ombre.playFrom")("/cards/night", "calm");
  await extension.deactivate();
  assert.equal(saved.length, 1);
  assert.deepEqual(executed, [[process.execPath, ["play", "/cards/night", "--scenario", "calm"], { cwd: cards }]]);
  assert.deepEqual(shown, []);
});

test("a change of the settings starts it again", async () => {
  const { extension, listeners, registered, shown, started } = opened();
  await extension.activate({ subscriptions: [] });
  listeners.configuration.forEach((changed) => changed({ affectsConfiguration: (name) => name === "editor" }));
  listeners.configuration.forEach((changed) => changed({ affectsConfiguration: (name) => name === "ombre" }));
  await registered.get("ombre.restart")();
  await extension.deactivate();
  assert.deepEqual([started().length, shown], [3, []]);
});

test("a command that does not exist is one message that says what to install", async () => {
  const { extension, shown } = opened({ command: "no-such-ombre" });
  await extension.activate({ subscriptions: [] });
  await extension.deactivate();
  assert.deepEqual(shown, [
    "There is no command 'no-such-ombre': install ombre with the extra 'editor', as docs/editors.md says, " +
      "or write where it is into the setting ombre.command.",
  ]);
});

test("a relative path of the command begins at the open folder", async () => {
  const { extension, cards, shown } = opened({ command: "./bin/ombre" });
  await extension.activate({ subscriptions: [] });
  assert.ok(shown[0].includes(`'${path.join(cards, "bin", "ombre")}'`), shown[0]);
});

test("a server that ends at once is one message with its last line", async () => {
  const faults = { "it needs ombre[editor]": "it needs ombre[editor]", "│ No such command 'lsp'.  │\n╰────╯": "No such command 'lsp'." };
  for (const [fault, told] of Object.entries(faults)) {
    const { extension, shown, started } = opened({ fault });
    await extension.activate({ subscriptions: [] });
    await extension.deactivate();
    assert.deepEqual([shown, started().length], [[`'${process.execPath} lsp' did not begin: ${told}`], 1]);
  }
});

test("nothing is started in a folder that is not trusted, until it is", async () => {
  const { extension, vscode, listeners, registered, shown, started } = opened({ trusted: false });
  await extension.activate({ subscriptions: [] });
  assert.throws(started, { code: "ENOENT" });
  vscode.workspace.isTrusted = true;
  listeners.trust.forEach((granted) => granted());
  await registered.get("ombre.restart")();
  await extension.deactivate();
  assert.deepEqual([started().length, shown], [2, []]);
});

test("each scope of the grammar is in a test of the grammar", () => {
  const grammar = readFileSync(path.join(OUT, "card.tmLanguage.json"), "utf8");
  const scopes = [...new Set([...grammar.matchAll(/"name": "(.+\.card)"/g)].map((found) => found[1]))];
  const names = ["declarations", "effects", "several_words", "texts"];
  const texts = names.map((name) => readFileSync(path.join(HERE, `${name}.card`), "utf8")).join("");
  assert.ok(scopes.length >= 11);
  assert.deepEqual(scopes.filter((scope) => !new RegExp(`[-^] ${scope.replaceAll(".", "\\.")}$`, "m").test(texts)), []);
});

test("the package has the same bytes each time", async () => {
  const files = ["one", "two"].map((name) => path.join(folder(), `${name}-${version()}.vsix`));
  for (const file of files) {
    await pack(file);
    await sleep(2100); // the time in a zip file has steps of two seconds
  }
  assert.ok(readFileSync(files[0]).equals(readFileSync(files[1])));
});

test("faces.yaml has the schema of this version", () => {
  const [{ fileMatch, url }, ...more] = JSON.parse(readFileSync(path.join(OUT, "package.json"), "utf8")).contributes.yamlValidation;
  const schema = readFileSync(path.join(HERE, "..", "..", "..", "sheets", "schemas", "faces.json"), "utf8");
  assert.deepEqual([fileMatch, more], ["faces.yaml", []]);
  assert.equal(readFileSync(path.join(OUT, url), "utf8"), schema);
});
