// As much of the module `vscode` as the client needs to start a server. Other classes and functions exist and do nothing.
"use strict";

class Anything {
  dispose() {}
}
class EventEmitter extends Anything {
  event = nothing;
  fire() {}
}
const nothing = () => ({ dispose() {} });

/** An object whose unknown members are classes if they begin with a capital, else functions; classes have members, too. */
function open(known) {
  return new Proxy(known, {
    get(target, name) {
      if (name in target || typeof name === "symbol") return target[name];
      return (target[name] = /^[A-Z]/.test(name) ? open(class extends Anything {}) : nothing);
    },
  });
}

/** The stub for one window, with its settings. `shown` and `registered` are what the extension has done. */
function stub({ folder, settings, trusted = true }) {
  const shown = [];
  const registered = new Map();
  const executed = [];
  const saved = [];
  const listeners = { configuration: [], trust: [] };
  const uri = (fsPath) => ({ fsPath, path: fsPath, scheme: "file", toString: () => `file://${fsPath}` });
  const channel = open({ append() {}, appendLine() {}, error() {}, warn() {}, info() {}, debug() {}, trace() {}, logLevel: 0 });
  const listen = (name) => (listener) => listeners[name].push(listener) && { dispose() {} };
  const vscode = open({
    version: "1.91.0",
    EventEmitter,
    Uri: Object.assign(open(class extends Anything {}), { file: uri, parse: uri }),
    ProcessExecution: class {
      constructor(...given) {
        this.given = given;
      }
    },
    Task: class {
      constructor(...given) {
        this.execution = given.at(-1);
      }
    },
    TaskScope: { Workspace: 2 },
    tasks: open({ executeTask: (task) => Promise.resolve(void executed.push(task.execution.given)) }),
    env: open({ appName: "stub", language: "en" }),
    languages: open({ match: () => 0, createDiagnosticCollection: () => ({ dispose() {}, set() {}, clear() {} }) }),
    extensions: open({ all: [] }),
    window: open({
      visibleTextEditors: [],
      tabGroups: open({ all: [] }),
      createOutputChannel: () => channel,
      showErrorMessage: (message) => Promise.resolve(void shown.push(message)),
    }),
    workspace: open({
      isTrusted: trusted,
      saveAll: (all) => Promise.resolve(Boolean(saved.push(all))),
      textDocuments: [],
      notebookDocuments: [],
      workspaceFolders: [{ uri: uri(folder), name: "cards", index: 0 }],
      getConfiguration: () => ({ get: (name, other) => settings[name] ?? other }),
      createFileSystemWatcher: () => open({}),
      onDidChangeConfiguration: listen("configuration"),
      onDidGrantWorkspaceTrust: listen("trust"),
    }),
    commands: open({
      registerCommand(name, run) {
        if (registered.has(name)) throw new Error(`${name} is registered twice`);
        registered.set(name, run);
        return { dispose: () => registered.delete(name) };
      },
    }),
  });
  return { vscode, shown, registered, listeners, executed, saved };
}

module.exports = { stub };
