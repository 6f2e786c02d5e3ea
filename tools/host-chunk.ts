import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { partsIn, readAreas, SHELL_SLOTS } from './shell-parts';

interface Modules {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null;
}

const HOST = ['src/host/start.tsx', 'src/ui/page/page-layout.tsx'];
const SIGN_IN = ['src/main.tsx', 'src/sign-in/start.tsx'];

/** Libraries with an entry that exports all their parts; `at`: path of a part's module, by the part's name. */
const parts: { entry: RegExp; from: string; at: (name: string) => string }[] = [
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

/**
 * Bundles the code that every signed-in page needs, plugins' parts in header and top bar included, into one file (`host`), and the part
 * of it that the sign-in needs too into another (`base`). By default the bundler makes many small files, and each costs a request.
 */
export function hostChunk(): Plugin {
  return {
    name: 'balcao:host-chunk',
    apply: 'build',
    async config() {
      const groups = [{ name: chunkOf(partsIn(await readAreas(), SHELL_SLOTS)), debugName: 'host' }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

function chunkOf(shellParts: readonly string[]) {
  let host: Set<string> | undefined;
  let signIn: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    host ??= reachOf([...HOST, ...shellParts], modules);
    signIn ??= reachOf(SIGN_IN, modules);
    if (!host.has(id)) return null;
    return signIn.has(id) ? 'base' : 'host';
  };
}

/** Ids of the entries and of all modules that they import, dynamic imports excepted. */
function reachOf(entries: string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const library = parts.find(({ entry }) => entry.test(imported));
      if (!library) visit(imported);
      else namesFrom(library.from, code ?? '').forEach((name) => visit(resolve('node_modules', library.at(name))));
    }
  };
  entries.forEach((entry) => visit(resolve(entry)));
  return found;
}

const namesFrom = (library: string, code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(' ')[0]!));
