// npm run new:area NAME — a new column: contract, BFF area, resource, plugin with a list page, locale file, tests. Edits no file that exists.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const name = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error("Usage: npm run new:area NAME   (kebab-case, the field's English term, as card-machine)");
  process.exit(2);
}

const camel = name.replace(/-(\w)/g, (_, c) => c.toUpperCase());
const Pascal = camel[0].toUpperCase() + camel.slice(1);
const snake = name.replaceAll('-', '_');
const Words = name.replaceAll('-', ' ').replace(/^\w/, (c) => c.toUpperCase());

const { files } = await import('./new-area-templates.mjs');
const made = files({ name, camel, Pascal, snake, Words });
const standing = Object.keys(made).filter((path) => existsSync(join(root, path)));
if (standing.length) {
  console.error(`Already there: ${standing.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(made)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`+ ${path}`);
}
console.log(
  '\nNext: declare the calls in the contract, write handlers until the types pass, then pages. `npm run check` and `npm test` cover the new area already.',
);
