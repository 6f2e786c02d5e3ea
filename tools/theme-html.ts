import type { Plugin } from 'vite';
import { themeCss } from '../src/ui/theme/css';

/** Writes the theme's CSS custom properties into index.html, so that even the first paint has them. */
export const themeHtml = (): Plugin => ({
  name: 'balcao:theme-html',
  transformIndexHtml: (html) => html.replace('<!--theme-->', () => `<style nonce="__NONCE__">${themeCss()}</style>`),
});
