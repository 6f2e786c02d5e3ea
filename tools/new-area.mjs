// npm run new:area NAME: makes a new area in every layer (list, detail, a drawer, a status, migration, demo rows, texts,
// tests). Edits no existing file.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bffFiles } from './new-area/bff.mjs';
import { portalFiles } from './new-area/portal.mjs';

const root = join(import.meta.dirname, '..');
const name = process.argv[2] ?? '';
// rooms that have migrations already: a migration is recorded under the name of its room
const TAKEN = ['core', 'ledger', 'kits'];
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || TAKEN.includes(name)) {
  console.error("Usage: npm run new:area NAME   (kebab-case, the field's English term, as card-machine)");
  process.exit(2);
}

const camel = name.replace(/-(\w)/g, (_, c) => c.toUpperCase());
const words = {
  name,
  camel,
  Pascal: camel[0].toUpperCase() + camel.slice(1),
  snake: name.replaceAll('-', '_'),
  Words: name.replaceAll('-', ' ').replace(/^\w/, (c) => c.toUpperCase()),
  // a migration is named by its time, YYYYMMDDHHMM in UTC
  minute: new Date().toISOString().replace(/\D/g, '').slice(0, 12),
};
const made = { ...bffFiles(words), ...portalFiles(words) };
const standing = Object.keys(made).filter((path) => existsSync(join(root, path)));
if (standing.length || existsSync(join(root, 'bff/src/areas', name))) {
  console.error(`Already there: ${standing.join(', ') || name}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(made)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`+ ${path}`);
}
// formatted, as where a line breaks depends on the length of the name
const oxfmt = join(dirname(createRequire(import.meta.url).resolve('oxfmt/package.json')), 'bin/oxfmt');
spawnSync(process.execPath, [oxfmt, ...Object.keys(made)], { cwd: root, stdio: 'inherit' });
console.log(
  '\nNext: declare the calls in the contract, write handlers until the types pass, then pages. `npm run check` ' +
    'and `npm test` cover the new area already.',
);
