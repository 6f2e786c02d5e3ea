import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { decorativeIcons } from './tools/decorative-icons';
import { hostChunk } from './tools/host-chunk';
import { lean } from './tools/lean';
import { pagesManifest } from './tools/pages-manifest';
import { themeHtml } from './tools/theme-html';

export default defineConfig({
  base: '/',
  plugins: [
    lean(),
    decorativeIcons(),
    react(),
    themeHtml(),
    pagesManifest(),
    hostChunk(),
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(js|css|svg|json)$/,
      exclude: /pages\.json|\.vite/,
    }),
  ],
  html: { cspNonce: '__NONCE__' },
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
