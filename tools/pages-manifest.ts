import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { pageModules, partsIn, readAreas, SHELL_SLOTS } from './shell-parts';

/**
 * Writes `pages.json`: the files that each page's first view needs, so that the BFF can send preload links with a page; which
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
    async writeBundle(_, bundle) {
      const areas = await readAreas();
      const filesOf = filesIn(bundle);
      const host = filesOf(['index.html', 'src/host/start.tsx', ...partsIn(areas, SHELL_SLOTS)]);
      const pages = pageModules(areas).map(({ path, area, as, prefetch, permission, modules }) => ({
        path,
        area,
        as,
        ...(prefetch ? { prefetch, permissions: [permission].flat() } : {}),
        files: filesOf(modules).filter((file) => !host.includes(file)),
      }));
      const signIn = filesOf(['index.html', 'src/sign-in/start.tsx']);
      writeFileSync(resolve(outDir, 'pages.json'), JSON.stringify({ signIn, host, pages }, null, 1));
    },
  };
}

/** The files, scripts and styles, that modules came into and those that these import. */
function filesIn(bundle: Rolldown.OutputBundle): (modules: readonly string[]) => string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (modules) => {
    const files = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      chunk.viteMetadata?.importedCss.forEach((file) => files.add(file));
      chunk.imports.forEach((file) => visit(byFile.get(file)!));
    };
    for (const module of modules) {
      const chunk = byModule.get(resolve(module));
      if (!chunk) throw new Error(`${module} came into no file`);
      visit(chunk);
    }
    return [...files];
  };
}
