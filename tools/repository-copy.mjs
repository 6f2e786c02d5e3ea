import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Copies the repository below its own node_modules, where every package but the contract is found; the contract is the copy's own.
 * @param {string} prefix of the folder's name @param {string[]} names files and folders of the repository's root
 * @returns {string} the copy's folder
 */
export function copyRepository(prefix, names) {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, prefix));
  for (const name of names)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    });
  mkdirSync(join(copy, 'node_modules/@balcao'), { recursive: true });
  symlinkSync(join(copy, 'contract'), join(copy, 'node_modules/@balcao/contract'));
  const packages = join(root, 'bff/node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(copy, 'bff/node_modules'));
  return copy;
}
