import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunks } from './tools/chunks';
import { decorativeIcons } from './tools/decorative-icons';
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
    chunks(),
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(js|css|svg|json)$/,
      exclude: /pages\.json/,
    }),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/bff': { target: 'http://127.0.0.1:4000', ws: true } } },
});
