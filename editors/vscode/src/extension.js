// Starts `ombre lsp` for .card files, and starts it again when its settings change.
"use strict";

const { spawn } = require("node:child_process");
const { once } = require("node:events");
const path = require("node:path");
const { ProcessExecution, Task, TaskScope, commands, tasks, window, workspace } = require("vscode");
const { CloseAction, LanguageClient } = require("vscode-languageclient/node");

const INSTALL = "install ombre with the extra 'editor', as docs/editors.md says";
const PLAY_FROM = "ombre.playFrom";

/** The language client, which reports a failed start in one message of ours. */
class Client extends LanguageClient {
  begun = false;

  error(message, data, show) {
    super.error(message, data, this.begun ? show : false);
  }
}

/** The folder that is open, in which the server runs. */
function folder() {
  return workspace.workspaceFolders?.[0]?.uri.fsPath;
}

/** The command of the settings and its arguments. */
function commandLine() {
  const settings = workspace.getConfiguration("ombre");
  const command = settings.get("command") || "ombre";
  const within = /[\\/]/.test(command) && folder() ? path.resolve(folder(), command) : command;
  return [within, ["lsp", ...(settings.get("with") ?? []).flatMap((name) => ["--with", name])]];
}

/** Runs `ombre` with some arguments in a terminal, in which a game can be played. */
function inTerminal(args) {
  const execution = new ProcessExecution(commandLine()[0], args, { cwd: folder() });
  return tasks.executeTask(new Task({ type: "ombre" }, TaskScope.Workspace, "ombre play", "ombre", execution));
}

/** One sentence that says why the server has not begun. */
function reason(command, error, told) {
  if (error.code === "ENOENT") {
    return `There is no command '${command}': ${INSTALL}, or write where it is into the setting ombre.command.`;
  }
  const lines = told.split("\n").filter((line) => /\w/.test(line)); // typer draws boxes
  const line = lines.pop()?.replace(/[\u2500-\u257f]/g, "").trim();
  return `'${command} lsp' did not begin: ${line || error.message}`;
}

let client;
let queue = Promise.resolve();

async function start() {
  const [command, args] = commandLine();
  let told = "";
  const server = async () => {
    const child = spawn(command, args, { cwd: folder() });
    child.stderr.on("data", (data) => (told = (told + data).slice(-2000)));
    await once(child, "spawn");
    return child;
  };
  const made = new Client("ombre", "ombre", server, {
    documentSelector: ["file", "untitled"].map((scheme) => ({ language: "card", scheme })),
    initializationOptions: { terminal: true },
    middleware: {
      async executeCommand(command, given, next) {
        if (command !== PLAY_FROM) return next(command, given);
        await workspace.saveAll(false); // the terminal plays what is on the disk
        const told = await next(command, given);
        return told ? inTerminal(told.arguments) : undefined;
      },
    },
    initializationFailedHandler: () => false,
    errorHandler: {
      error: (...found) => usual.error(...found),
      closed: () => (made.begun ? usual.closed() : { action: CloseAction.DoNotRestart, handled: true }),
    },
  });
  const usual = made.createDefaultErrorHandler();
  client = made;
  try {
    await made.start();
    made.begun = true;
  } catch (error) {
    const settings = "Settings";
    void window.showErrorMessage(reason(command, error, told), settings).then((chosen) => {
      if (chosen === settings) void commands.executeCommand("workbench.action.openSettings", "ombre.");
    });
  }
}

async function stop() {
  const old = client;
  client = undefined;
  if (old?.begun) await old.dispose();
}

/** Starts the server, after the one before it has ended. */
function restart() {
  queue = queue.then(stop).then(start);
  return queue;
}

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand("ombre.restart", restart),
    workspace.onDidChangeConfiguration((event) => {
      if (workspace.isTrusted && event.affectsConfiguration("ombre")) void restart();
    }),
    workspace.onDidGrantWorkspaceTrust(() => void restart()),
  );
  if (workspace.isTrusted) await restart();
}

function deactivate() {
  queue = queue.then(stop);
  return queue;
}

module.exports = { activate, deactivate };
