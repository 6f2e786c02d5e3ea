/** Modules that travel in one file. `pages`: those whose first view loads it; `imports`: the files that it needs. */
export interface File {
  modules: string[];
  size: number;
  pages: Set<number>;
  imports: Set<File>;
}

interface Module {
  size: number;
  imports: readonly string[];
  pages: ReadonlySet<number>;
}

export interface Price {
  /** What a request is worth, in the unit of the modules' sizes. */
  request: number;
  /** What it costs, in the same unit, that a page loads more that it does not need, after what it loads already. */
  surplus: (page: number, before: number, more: number) => number;
}

/**
 * Files for modules that several pages share: at first one for each set of pages, then the two that save most are merged, until no merge
 * saves anything. A merge saves a request of every page that needs both, and costs those that need only one the other's bytes.
 * No file imports one that imports it. The files come in order: none imports a later one.
 */
export function mergeFiles(modules: ReadonlyMap<string, Module>, price: Price): File[] {
  let files = filesByPages(modules);
  const surplus = new Map<number, number>();
  for (let best = bestMerge(files, surplus, price); best; best = bestMerge(files, surplus, price)) {
    for (const [page, size] of best.surplus) surplus.set(page, (surplus.get(page) ?? 0) + size);
    files = merge(files, best.a, best.b);
  }
  return inOrder(files);
}

function filesByPages(modules: ReadonlyMap<string, Module>): File[] {
  const fileOf = new Map<string, File>();
  const byPages = new Map<string, File>();
  for (const [id, { pages, size }] of modules) {
    const key = [...pages].toSorted((a, b) => a - b).join();
    const file = byPages.get(key) ?? { modules: [], size: 0, pages: new Set(pages), imports: new Set() };
    byPages.set(key, file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += size;
  }
  for (const [id, { imports }] of modules)
    for (const imported of imports) {
      const [file, other] = [fileOf.get(id)!, fileOf.get(imported)];
      if (other && other !== file) file.imports.add(other);
    }
  return [...byPages.values()];
}

interface Merge {
  a: File;
  b: File;
  /** What each page loads more. */
  surplus: Surplus;
}

type Surplus = Map<number, number>;

function bestMerge(files: File[], before: Surplus, price: Price): Merge | undefined {
  const reach = new Map(files.map((file) => [file, reachOf(file)]));
  let best: Merge | undefined;
  let most = 0;
  files.forEach((a, index) => {
    for (const b of files.slice(index + 1)) {
      const shared = countBoth(a.pages, b.pages);
      if (shared <= most) continue;
      if (leadsTo(a, b, reach) || leadsTo(b, a, reach)) continue;
      const { surplus, requests } = costOf(a, b, reach);
      let saved = shared - requests;
      for (const [page, size] of surplus) saved -= price.surplus(page, before.get(page) ?? 0, size) / price.request;
      if (saved <= most) continue;
      most = saved;
      best = { a, b, surplus };
    }
  });
  return best;
}

/** What pages load more: the other of two merged files, and what that imports. */
function costOf(a: File, b: File, reach: Reach): { surplus: Surplus; requests: number } {
  const surplus: Surplus = new Map();
  const add = (page: number, size: number) => surplus.set(page, (surplus.get(page) ?? 0) + size);
  let requests = 0;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const page of one.pages) {
      if (other.pages.has(page)) continue;
      add(page, other.size);
      for (const file of reach.get(other)!) {
        if (file === one || file.pages.has(page)) continue;
        add(page, file.size);
        requests++;
      }
    }
  return { surplus, requests };
}

type Reach = ReadonlyMap<File, ReadonlySet<File>>;

/** Whether a file imports another by way of a third, so that the two in one would import it and be imported by it. */
const leadsTo = (from: File, to: File, reach: Reach): boolean =>
  [...from.imports].some((file) => file !== to && reach.get(file)!.has(to));

function reachOf(file: File, reached = new Set<File>()): Set<File> {
  for (const imported of file.imports)
    if (!reached.has(imported)) {
      reached.add(imported);
      reachOf(imported, reached);
    }
  return reached;
}

const countBoth = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let count = 0;
  for (const page of few) if (many.has(page)) count++;
  return count;
};

function merge(files: File[], a: File, b: File): File[] {
  a.modules.push(...b.modules);
  a.size += b.size;
  for (const file of b.imports) a.imports.add(file);
  for (const file of files) if (file.imports.delete(b)) file.imports.add(a);
  a.imports.delete(a);
  for (const page of b.pages) a.pages.add(page);
  for (const file of reachOf(a)) for (const page of a.pages) file.pages.add(page);
  return files.filter((file) => file !== b);
}

function inOrder(files: File[]): File[] {
  const sorted = new Set<File>();
  const visit = (file: File) => {
    if (sorted.has(file)) return;
    file.imports.forEach(visit);
    sorted.add(file);
  };
  files.forEach(visit);
  return [...sorted];
}
