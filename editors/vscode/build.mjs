// Puts what VS Code loads into out/, and packs it: node build.mjs [FOLDER]
import { build } from "esbuild";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(HERE, "..", "..");
export const OUT = path.join(HERE, "out");
const FREE = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0"];

const read = (...parts) => readFileSync(path.join(...parts), "utf8");

/** The version of ombre: pyproject.toml has the only one. */
export function version() {
  return /^version = "(.+)"$/m.exec(read(ROOT, "pyproject.toml"))[1];
}

/** The licences of the packages that a bundle is made of. */
function licences(inputs) {
  const found = Object.keys(inputs).map((name) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1]);
  const folders = [...new Set(found.filter(Boolean))].sort();
  return folders.map((folder) => {
    const { name, version, license } = JSON.parse(read(HERE, folder, "package.json"));
    const file = readdirSync(path.join(HERE, folder)).find((file) => /^licen[cs]e/i.test(file));
    if (!FREE.includes(license) || !file) throw new Error(`${name}: no known licence (${license}, ${file})`);
    return { name, version, license, text: read(HERE, folder, file).replaceAll("\r\n", "\n").trim() };
  });
}

/** Make out/. README.md must list the packages in the bundle. */
export async function make() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  const { metafile } = await build({
    absWorkingDir: HERE,
    entryPoints: ["src/extension.js"],
    outfile: "out/extension.js",
    bundle: true,
    minify: true,
    metafile: true,
    platform: "node",
    target: "node20",
    external: ["vscode"],
    legalComments: "none",
  });
  const bundled = licences(metafile.inputs);
  const rows = bundled.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const listed = read(HERE, "README.md").match(/^\| .+$/gm).slice(1);
  if (rows.join() !== listed.join()) throw new Error(`README.md must list:\n${rows.join("\n")}`);
  const told = bundled.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`);
  writeFileSync(path.join(OUT, "LICENSES.txt"), `extension.js contains these packages.\n\n${told.join("\n\n")}`);
  const { private: _, dependencies, devDependencies, ...manifest } = JSON.parse(read(HERE, "package.json"));
  writeFileSync(path.join(OUT, "package.json"), JSON.stringify({ ...manifest, version: version() }, null, 2) + "\n");
  cpSync(path.join(ROOT, "LICENSE"), path.join(OUT, "LICENSE"));
  cpSync(path.join(ROOT, "editors", "textmate", "card.tmLanguage.json"), path.join(OUT, "card.tmLanguage.json"));
  cpSync(path.join(ROOT, "sheets", "schemas", "faces.json"), path.join(OUT, "faces.schema.json"));
  for (const name of ["README.md", "language-configuration.json"]) cpSync(path.join(HERE, name), path.join(OUT, name));
  for (const name of readdirSync(OUT)) chmodSync(path.join(OUT, name), 0o644);
}

/** Pack out/ into a file. The same files give the same bytes: no time of the day is in it. */
export async function pack(file) {
  Object.assign(process.env, { SOURCE_DATE_EPOCH: "315532800", TZ: "UTC" }); // the first day that a zip file knows
  const { createVSIX } = await import("@vscode/vsce");
  mkdirSync(path.dirname(file), { recursive: true });
  const { log } = console;
  console.log = () => {}; // it lists the files
  await createVSIX({ cwd: OUT, packagePath: file, dependencies: false, allowMissingRepository: true });
  console.log = log;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await make();
  if (process.argv[2]) {
    const file = path.join(process.argv[2], `ombre-${version()}.vsix`);
    await pack(file);
    console.log(`Made: ${file}`);
  }
}
