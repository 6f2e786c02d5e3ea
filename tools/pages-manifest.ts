import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { modulesOf, partsIn, readAreas, SHELL_SLOTS } from './shell-parts';

/**
 * Writes `pages.json`: the modules that each page needs, so that the BFF can send modulepreload links with a page; which
 * pages are drawers; the calls that are prefetched for each page, and the permissions that they need.
 */
export function pagesManifest(): Plugin {
  let outDir = '';
  return {
    name: 'balcao:pages-manifest',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const areas = await readAreas();
      const firstIn = (slot: string) =>
        areas
          .flatMap((area) => (area.slots?.[slot] ?? []).map((part) => ({ area, part })))
          .sort((a, b) => (a.part.order ?? 0) - (b.part.order ?? 0))
          .slice(0, 1)
          .flatMap(({ area, part }) => modulesOf(area, slot, part));
      const pages = areas.flatMap((area) =>
        (area.pages ?? []).map((page) => ({
          path: page.path,
          as: page.as,
          ...(page.prefetch ? { prefetch: page.prefetch, permissions: [page.permission].flat() } : {}),
          modules: [
            ...new Set([
              ...modulesOf(area, page.path, page),
              ...(page.shows ? firstIn(page.shows) : []),
              ...partsIn(areas, page.name === 'home' ? [...SHELL_SLOTS, 'homeCard', 'home-need'] : SHELL_SLOTS),
            ]),
          ],
        })),
      );
      writeFileSync(
        resolve(outDir, 'pages.json'),
        JSON.stringify(
          { entry: 'index.html', host: 'src/host/start.tsx', signIn: 'src/sign-in/start.tsx', pages },
          null,
          1,
        ),
      );
    },
  };
}
