import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** The BFF as plain modules for Node; its dependencies stay in node_modules. */
export default defineConfig({
  root: here,
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(here, 'dist'),
    emptyOutDir: true,
    sourcemap: true,
    rollupOptions: {
      input: {
        server: resolve(here, 'src/server.ts'),
        demo: resolve(here, 'src/demo/cli.ts'),
        'verify-audit': resolve(here, 'src/verify-audit.ts'),
        'verify-bank': resolve(here, 'src/verify-bank.ts'),
        'migrate-dry': resolve(here, 'src/migrate-dry.ts'),
        backup: resolve(here, 'src/backup/cli.ts'),
        'contract-check': resolve(here, 'src/contract-check/cli.ts'),
        describe: resolve(here, 'src/describe.ts'),
        'sheet-reader': resolve(here, 'src/core/sheet-reader.mjs'),
        'sheet-writer': resolve(here, 'src/core/sheet-writer.mjs'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@balcao\//] },
});
