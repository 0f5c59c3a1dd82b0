// Make desk/serve/page/codemirror.js, and the licences of what is in it: node bundle.mjs
import { build } from "esbuild";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PAGE = path.join(HERE, "..", "..", "desk", "serve", "page");

const { metafile } = await build({
  absWorkingDir: HERE,
  entryPoints: ["index.js"],
  outfile: path.join(PAGE, "codemirror.js"),
  bundle: true,
  minify: true,
  metafile: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
});
const found = Object.keys(metafile.inputs).map((name) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1]);
const folders = [...new Set(found.filter(Boolean))].sort();
const told = folders.map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(HERE, folder, "package.json"), "utf8"));
  const file = readdirSync(path.join(HERE, folder)).find((file) => /^licen[cs]e/i.test(file));
  if (license !== "MIT" || !file) throw new Error(`${name}: no known licence (${license}, ${file})`);
  const text = readFileSync(path.join(HERE, folder, file), "utf8").replaceAll("\r\n", "\n").trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
});
writeFileSync(path.join(PAGE, "codemirror.LICENSES.txt"), `codemirror.js contains these packages.\n\n${told.join("\n\n")}`);
