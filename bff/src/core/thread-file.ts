import { existsSync } from 'node:fs';

const here = (path: string) => new URL(path, import.meta.url);

/** Where the code of a thread lies: beside the source in tests, beside the server once built. */
export const threadFile = (name: string): URL =>
  [`./${name}.mjs`, `./${name}.js`, `../${name}.js`].map(here).find((url) => existsSync(url))!;
