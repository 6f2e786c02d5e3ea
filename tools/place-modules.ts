import { resolve } from 'node:path';
import { mergeFiles, type File } from './merge-files';

/** What every signed-in page needs; `base` is the part of it that the sign-in needs too. */
const ENTRY = resolve('src/main.tsx');
const HOST = [ENTRY, resolve('src/host/start.tsx'), resolve('src/ui/page/page-layout.tsx')];
const SIGN_IN = [ENTRY, resolve('src/sign-in/start.tsx')];

/** Characters of source code that a request is worth: about 10 KiB as brotli, which take as long at 9 Mbit/s, 60 ms and six at once. */
const REQUEST = 80_000;
/** Characters that a view may load and not need before each further one counts more than twice. */
const MUCH = 60_000;

/** The order of a page's own file. */
export const LAST_ORDER = 40;

export interface Place {
  file: string;
  /** A file imports only those of a lower order. */
  order: number;
}

/** What a person sees at once: a page's first view, or a part that other pages show in a slot. */
export interface View {
  /** The name of the file that holds what it alone needs; a part's is left to the bundler. */
  file?: string;
  /** The modules that it begins with. */
  modules: readonly string[];
  /** How many times as much as another it counts that this one loads what it does not need. */
  weight: number;
}

interface Portal {
  /** Modules that the shell needs besides the host. */
  shell: readonly string[];
  views: readonly View[];
  imports: (id: string) => readonly string[];
  sizeOf: (id: string) => number;
}

/**
 * The file of each module that some view needs at once: what all need stands in `host`, what only one page needs in a file of its own,
 * and what several share as `mergeFiles` says. All styles weigh 16 KiB: they come with the host's, as each file of them cost a request.
 * Texts that several share have no place, as they are fetched by their name.
 */
export function placeModules({ shell, views, imports, sizeOf }: Portal): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const signIn = reachOf(SIGN_IN, imports);
  for (const id of reachOf([...HOST, ...shell], imports))
    places.set(id, signIn.has(id) ? { file: 'base', order: 0 } : { file: 'host', order: 1 });
  places.delete(ENTRY);

  const users = usersOf(views, imports);
  for (const id of users.keys()) if (!places.has(id) && id.endsWith('.css')) places.set(id, { file: 'host', order: 1 });
  const shared = [...users].filter(([id, used]) => used.size > 1 && !places.has(id) && !id.endsWith('.json'));
  const files = mergeFiles(
    new Map(shared.map(([id, used]) => [id, { pages: used, imports: imports(id), size: sizeOf(id) }])),
    {
      request: REQUEST,
      surplus: (view, before, more) => views[view]!.weight * (more + (more * (before + more / 2)) / MUCH),
    },
  );
  const orders = ordersOf(files);
  files.forEach((file, index) => {
    const place = { file: `${nameOf(file.modules)}-${index}`, order: orders.get(file)! };
    for (const id of file.modules) places.set(id, place);
  });
  for (const [id, [view]] of [...users].filter(([id, used]) => used.size === 1 && !places.has(id))) {
    const { file } = views[view!]!;
    if (file) places.set(id, { file, order: LAST_ORDER });
  }
  return places;
}

/** The views that need each module at once, by their number. */
function usersOf(views: readonly View[], imports: Portal['imports']): Map<string, Set<number>> {
  const users = new Map<string, Set<number>>();
  views.forEach(({ modules }, view) => {
    for (const id of reachOf(modules, imports)) users.set(id, (users.get(id) ?? new Set()).add(view));
  });
  return users;
}

/** Orders after that of the host. @throws Error where files import one another through more than LAST_ORDER of them */
function ordersOf(files: readonly File[]): ReadonlyMap<File, number> {
  const orders = new Map<File, number>();
  for (const file of files) orders.set(file, 1 + Math.max(1, ...[...file.imports].map((other) => orders.get(other)!)));
  if (Math.max(0, ...orders.values()) >= LAST_ORDER)
    throw new Error('raise LAST_ORDER: too many files import one another');
  return orders;
}

/** A file's name: that of its first module of ours, or of a library. */
const nameOf = (modules: readonly string[]): string =>
  (modules.find((id) => !id.includes('node_modules')) ?? modules[0]!).replace(/^.*\/([^/.]+)[^/]*$/, '$1');

/** Ids of the entries and of all modules that they import, dynamic imports excepted. */
function reachOf(entries: readonly string[], imports: Portal['imports']): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    imports(id).forEach(visit);
  };
  entries.forEach(visit);
  return reached;
}
