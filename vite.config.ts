import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pagesManifest } from './tools/pages-manifest';
import { themeHtml } from './tools/theme-html';

const empty = resolve('tools/empty-module.ts');

export default defineConfig({
  base: '/',
  plugins: [react(), themeHtml(), pagesManifest(), compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(js|css|svg|json)$/, exclude: /pages\.json|\.vite/ })],
  html: { cspNonce: '__NONCE__' },
  resolve: {
    // @refinedev/antd names them for its markdown field and themed layout, which no screen uses: 40 KiB less.
    alias: { 'react-markdown': empty, 'remark-gfm': empty, '@ant-design/pro-layout': empty },
  },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/bff': { target: 'http://127.0.0.1:4000', ws: true } } },
});
