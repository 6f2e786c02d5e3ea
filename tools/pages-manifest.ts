import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

interface Page {
  path: string;
  load: () => Promise<unknown>;
}

interface Area {
  id: string;
  pages?: readonly Page[];
}

/** `() => import('…')` as the module runner rewrote it, back to a key of Vite's manifest. */
export const importKey = (load: () => unknown) => {
  const found = /import(?:__)?\(\s*["'`]([^"'`]+)["'`]/.exec(String(load))?.[1];
  return found?.replace(/^\//, '').replace(/[?#].*$/, '');
};

/** Writes `pages.json`: which modules each page needs, so that the BFF can send modulepreload links with the asked page. */
export function pagesManifest(): Plugin {
  let outDir = '';
  return {
    name: 'balcao:pages-manifest',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const { module } = await runnerImport<{ areas: readonly Area[] }>(resolve('src/host/manifests.ts'), { configFile: false, logLevel: 'error' });
      const pages = module.areas.flatMap((area) =>
        (area.pages ?? []).map((page) => {
          const key = importKey(page.load);
          if (!key) throw new Error(`${area.id}: the page ${page.path} must be loaded by () => import('…')`);
          return { path: page.path, modules: [key, `locales/pt-BR/${area.id}.json`] };
        }),
      );
      writeFileSync(
        resolve(outDir, 'pages.json'),
        JSON.stringify({ entry: 'index.html', host: 'src/host/start.tsx', signIn: 'src/sign-in/start.tsx', pages }, null, 1),
      );
    },
  };
}
