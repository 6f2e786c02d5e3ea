// npm run docs:specification [-- --check]: writes, beside each rule of docs/specification, the files and the tests that cite its id.
// --check: writes nothing, and ends with 1 where a table is not as it would be written, or where code cites a rule that no table has.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/specification');
const ID = /\b(?:SHELL|AREAS)-\d+(?:\.\d+)?(?:-[a-z]+(?:-[a-z]+)*)?-\d+\b/g;
const ROW = /^\| ([A-Z]+-[^ ]+) \| (.+?) \| [^|]* \| [^|]* \|$/;
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');

/** Files that cite a rule, by its id. */
function citations() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'bff', 'contract', 'src', 'tests'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const found = new Map();
  for (const file of stdout.split('\n').filter((name) => /\.tsx?$/.test(name)))
    for (const id of new Set(readFileSync(join(root, file), 'utf8').match(ID)))
      found.set(id, [...(found.get(id) ?? []), file]);
  return found;
}

const cell = (files) => files.map((file) => `\`${file}\``).join(', ') || '–';

const cited = citations();
const known = new Set();
const stale = [];
for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  const written = text
    .split('\n')
    .map((line) => {
      const [, id, rule] = ROW.exec(line) ?? [];
      if (!id) return line;
      known.add(id);
      const files = cited.get(id) ?? [];
      return `| ${id} | ${rule} | ${cell(files.filter((file) => !isTest(file)))} | ${cell(files.filter(isTest))} |`;
    })
    .join('\n');
  if (written === text) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(path, written);
}
const unknown = [...cited.keys()].filter((id) => !known.has(id));
if (unknown.length) console.error(`cited, but in no table: ${unknown.join(', ')}`);
if (stale.length && process.argv.includes('--check'))
  console.error(`not up to date: ${stale.join(', ')}; npm run docs:specification`);
process.exitCode = unknown.length || (stale.length && process.argv.includes('--check')) ? 1 : 0;
