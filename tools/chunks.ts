import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { importsOf, type Modules } from './module-imports';
import { LAST_ORDER, placeModules, type Place, type View } from './place-modules';
import { HOME_SLOTS, modulesOf, pageModules, partsIn, readAreas, SHELL_SLOTS, type Area } from './shell-parts';

/** Home is the first page of most visits. */
const HOME_WEIGHT = 100;
/** A part of a slot comes on top of what any page needs. */
const PART_WEIGHT = 3;

/**
 * Bundles what pages need at once into few files, as each file costs a request (docs/adr/0020). By default the bundler makes a file for
 * each set of pages that share modules.
 */
export function chunks(): Plugin {
  return {
    name: 'balcao:chunks',
    apply: 'build',
    async config() {
      const areas = await readAreas();
      const shell = partsIn(areas, SHELL_SLOTS);
      const views = viewsOf(areas);
      let places: ReadonlyMap<string, Place> | undefined;
      const placeOf = (id: string, modules: Modules) => {
        places ??= placeModules({
          shell: shell.map(toId),
          views,
          imports: importsOf(modules),
          sizeOf: sizeOf(modules),
        });
        return places.get(id);
      };
      // the bundler puts what a module imports beside it, unless a group of a higher priority has it
      const groups = Array.from({ length: LAST_ORDER + 1 }, (_, order) => ({
        debugName: `order ${order}`,
        priority: LAST_ORDER - order,
        name: (id: string, modules: Modules) => {
          const place = placeOf(id, modules);
          return place?.order === order ? place.file : null;
        },
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** All pages, and all parts of slots but those that stand in the shell, or on home from the start. */
const viewsOf = (areas: readonly Area[]): View[] => [
  ...pageModules(areas).map(({ path, name, modules }) => ({
    file: `page${path.replace(/[/:]+/g, '-')}`,
    modules: modules.map(toId),
    weight: name === 'home' ? HOME_WEIGHT : 1,
  })),
  ...areas.flatMap((area) =>
    Object.entries(area.slots ?? {})
      .filter(([slot]) => ![...SHELL_SLOTS, ...HOME_SLOTS].includes(slot))
      .flatMap(([slot, parts = []]) =>
        parts.map((part) => ({ modules: modulesOf(area, slot, part).map(toId), weight: PART_WEIGHT })),
      ),
  ),
];

const toId = (path: string) => resolve(path);

/** Characters of a module; half of a library's, of which more are comments and names that are made short. */
const sizeOf = (modules: Modules) => (id: string) =>
  (modules.getModuleInfo(id)?.code?.length ?? 0) * (id.includes('node_modules') ? 0.5 : 1);
