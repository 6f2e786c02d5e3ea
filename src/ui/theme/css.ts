import { dark, fontFamily, light, sizes, type Tokens } from './tokens';

const lines = (entries: Record<string, string>) =>
  Object.entries(entries)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The tokens as CSS custom properties: `--text`, `--brand`…; written into index.html at build, so the first paint has them. */
export const themeCss = (themes: { light: Tokens; dark: Tokens } = { light, dark }) =>
  [
    `:root{color-scheme:light;${lines(sizes)}${lines(themes.light)}--font:${fontFamily};}`,
    `[data-theme=dark]{color-scheme:dark;${lines(themes.dark)}}`,
    'html{background:var(--bg);color:var(--text);font-family:var(--font);-webkit-text-size-adjust:100%}',
    'body{margin:0;font-size:.875rem;line-height:1.5}',
    '.boot-loader{display:grid;place-items:center;min-height:90vh;margin:0;color:var(--text-soft)}',
  ].join('');
