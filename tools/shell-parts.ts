import { resolve } from 'node:path';
import { runnerImport } from 'vite';

export interface Part {
  order?: number;
  /** Locale files of the part alone. */
  texts?: readonly string[];
  load: () => Promise<unknown>;
}

export interface Area {
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

/** Slots whose parts the shell shows on every page from the start. */
export const SHELL_SLOTS = ['top', 'header'];
/** Slots whose parts home shows from the start. */
export const HOME_SLOTS = ['homeCard', 'home-need'];

/** The manifests of all plugins, read as the portal reads them. */
export const readAreas = async (): Promise<readonly Area[]> => {
  const { module } = await runnerImport<{ areas: readonly Area[] }>(resolve('src/host/manifests.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  return module.areas;
};

/** The key in Vite's manifest of a `() => import('…')`, which the module runner has rewritten; undefined for another function. */
export const importKey = (load: () => unknown) => {
  const found = /import(?:__)?\(\s*["'`]([^"'`]+)["'`]/.exec(String(load))?.[1];
  return found?.replace(/^\//, '').replace(/[?#].*$/, '');
};

/** The module of a part, and its locale files. @throws Error where the part is not loaded by `() => import('…')` */
export const modulesOf = (area: Area, what: string, { load, texts }: Part): string[] => {
  const key = importKey(load);
  if (!key) throw new Error(`${area.id}: ${what} must be loaded by () => import('…')`);
  return [key, ...(texts ?? [area.id, ...(area.texts ?? [])]).map((name) => `locales/pt-BR/${name}.json`)];
};

/** The modules and locale files of all parts in these slots. */
export const partsIn = (areas: readonly Area[], slots: readonly string[]): string[] =>
  areas.flatMap((area) =>
    slots.flatMap((slot) => (area.slots?.[slot] ?? []).flatMap((part) => modulesOf(area, slot, part))),
  );

/** The modules and locale files that each page's first view needs, the shell's parts excepted. */
export const pageModules = (areas: readonly Area[]) =>
  areas.flatMap((area) =>
    (area.pages ?? []).map((page) => ({
      ...page,
      area: area.id,
      modules: [
        ...new Set([
          ...modulesOf(area, page.path, page),
          ...(page.shows ? firstIn(areas, page.shows) : []),
          ...(page.name === 'home' ? partsIn(areas, HOME_SLOTS) : []),
        ]),
      ],
    })),
  );

const firstIn = (areas: readonly Area[], slot: string): string[] =>
  areas
    .flatMap((area) => (area.slots?.[slot] ?? []).map((part) => ({ area, part })))
    .sort((a, b) => (a.part.order ?? 0) - (b.part.order ?? 0))
    .slice(0, 1)
    .flatMap(({ area, part }) => modulesOf(area, slot, part));
