// Finds the tests of one area: folders and files with the area's name, or whose names begin with it and a dash.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ROOMS = ['contract/src', 'bff/src/areas', 'bff/src/kits', 'src/resources', 'src/plugins', 'src/kits'];

/** @param {string} area @returns {{ units: string[], browser: string[] }} paths of folders and files, relative to the repository's root */
export function testsOf(area) {
  const isIts = (name) => name === area || name.startsWith(`${area}-`) || name.startsWith(`${area}.`);
  const within = (room) =>
    existsSync(join(root, room))
      ? readdirSync(join(root, room), { withFileTypes: true }).filter((e) => isIts(e.name))
      : [];
  return {
    units: ROOMS.flatMap((room) =>
      within(room)
        .filter((entry) => entry.isDirectory() || /\.test\.tsx?$/.test(entry.name))
        .map((entry) => `${room}/${entry.name}${entry.isDirectory() ? '/' : ''}`),
    ),
    browser: within('tests/e2e').map((entry) => `tests/e2e/${entry.name}`),
  };
}
