import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

interface Part {
  order?: number;
  load: () => Promise<unknown>;
}

interface Area {
  id: string;
  texts?: readonly string[];
  pages?: readonly (Part & {
    path: string;
    name?: string;
    as?: 'drawer';
    shows?: string;
    permission: string | readonly string[];
    prefetch?: readonly object[];
  })[];
  slots?: Partial<Record<string, readonly Part[]>>;
}

/** Parts the shell shows at once on every page; the home shows its cards too. */
const SHELL_SLOTS = ['top', 'header'];

/** `() => import('…')` as the module runner rewrote it, back to a key of Vite's manifest. */
export const importKey = (load: () => unknown) => {
  const found = /import(?:__)?\(\s*["'`]([^"'`]+)["'`]/.exec(String(load))?.[1];
  return found?.replace(/^\//, '').replace(/[?#].*$/, '');
};

/** Writes `pages.json`: which modules each page needs, so that the BFF can send modulepreload links with the asked page, which are drawers, and what is prefetched for each and for whom. */
export function pagesManifest(): Plugin {
  let outDir = '';
  return {
    name: 'balcao:pages-manifest',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const { module } = await runnerImport<{ areas: readonly Area[] }>(resolve('src/host/manifests.ts'), {
        configFile: false,
        logLevel: 'error',
      });
      const { areas } = module;
      const keyOf = (area: Area, what: string, { load }: Part) => {
        const key = importKey(load);
        if (!key) throw new Error(`${area.id}: ${what} must be loaded by () => import('…')`);
        return [key, ...[area.id, ...(area.texts ?? [])].map((name) => `locales/pt-BR/${name}.json`)];
      };
      const partsIn = (slots: string[]) =>
        areas.flatMap((area) =>
          slots.flatMap((slot) => (area.slots?.[slot] ?? []).flatMap((part) => keyOf(area, slot, part))),
        );
      const firstIn = (slot: string) =>
        areas
          .flatMap((area) => (area.slots?.[slot] ?? []).map((part) => ({ area, part })))
          .sort((a, b) => (a.part.order ?? 0) - (b.part.order ?? 0))
          .slice(0, 1)
          .flatMap(({ area, part }) => keyOf(area, slot, part));
      const pages = areas.flatMap((area) =>
        (area.pages ?? []).map((page) => ({
          path: page.path,
          as: page.as,
          ...(page.prefetch ? { prefetch: page.prefetch, permissions: [page.permission].flat() } : {}),
          modules: [
            ...new Set([
              ...keyOf(area, page.path, page),
              ...(page.shows ? firstIn(page.shows) : []),
              ...partsIn(page.name === 'home' ? [...SHELL_SLOTS, 'homeCard'] : SHELL_SLOTS),
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
