// A language server for the tests of the client. It writes how it was started and what it received into the file LOG.
"use strict";
const { appendFileSync } = require("node:fs");

const log = (what) => appendFileSync(process.env.LOG, JSON.stringify(what) + "\n");
const send = (message) => {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  process.stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
};

log({ args: process.argv.slice(2), cwd: process.cwd() });
if (process.env.FAULT) {
  console.error(`a line before\n${process.env.FAULT}`);
  process.exit(1);
}
let read = Buffer.alloc(0);
process.stdin.on("data", (data) => {
  read = Buffer.concat([read, data]);
  for (;;) {
    const head = read.indexOf("\r\n\r\n");
    const length = head < 0 ? 0 : Number(/Content-Length: (\d+)/.exec(read.subarray(0, head))[1]);
    if (head < 0 || read.length < head + 4 + length) return;
    const message = JSON.parse(read.subarray(head + 4, head + 4 + length));
    read = read.subarray(head + 4 + length);
    log({ method: message.method });
    const commands = ["ombre.runScenario", "ombre.playFrom"];
    const capabilities = { executeCommandProvider: { commands }, hoverProvider: true, codeLensProvider: {} };
    if (message.method === "exit") process.exit(0);
    const [game, scenario] = message.params?.arguments ?? [];
    const played = message.params?.command === "ombre.playFrom" && { arguments: ["play", game, "--scenario", scenario] };
    const result = message.method === "initialize" ? { capabilities } : played || null;
    if (message.id !== undefined) send({ id: message.id, result });
  }
});
