import { resolve } from 'node:path';

export interface Modules {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null;
}

/** Libraries with an entry that exports all their parts; `at`: path of a part's module, by the part's name. */
const libraries: { entry: RegExp; from: string; at: (name: string) => string }[] = [
  {
    entry: /\/antd\/es\/index\.js$/,
    from: 'antd',
    at: (name) => `antd/es/${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}/index.js`,
  },
  {
    entry: /\/@ant-design\/icons\/es\/(icons\/)?index\.js$/,
    from: '@ant-design/icons',
    at: (name) => `@ant-design/icons/es/icons/${name}.js`,
  },
];

/** Ids that a module imports; of a library's entry, only the parts that the module names. */
export function importsOf(modules: Modules): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {};
    const ids = importedIds.flatMap((imported) => {
      const library = libraries.find(({ entry }) => entry.test(imported));
      if (!library) return [imported];
      return namesFrom(library.from, code ?? '').map((name) => resolve('node_modules', library.at(name)));
    });
    known.set(id, ids);
    return ids;
  };
}

const namesFrom = (library: string, code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(' ')[0]!));
