import { describe, expect, it } from 'vitest';
import { dark, light, type Tokens } from './tokens';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** WCAG contrast of two colours. */
const contrast = (a: string, b: string) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const TEXTS: [keyof Tokens, (keyof Tokens)[]][] = [
  ['text', ['bg', 'surface', 'raised', 'sunken', 'hover', 'brand-soft']],
  ['text-soft', ['bg', 'surface', 'raised', 'sunken', 'hover', 'brand-soft']],
  ['text-faint', ['bg', 'surface', 'raised', 'sunken', 'hover', 'brand-soft']],
  ['brand', ['bg', 'surface', 'raised', 'sunken', 'hover', 'brand-soft']],
  ['on-brand', ['brand', 'brand-strong']],
  ['danger', ['surface', 'raised', 'danger-soft']],
  ['warning', ['surface', 'warning-soft']],
  ['success', ['surface', 'success-soft']],
  ['info', ['surface', 'info-soft']],
  ['on-bubble', ['bubble']],
  ['menu-text', ['menu-bg', 'menu-hover', 'menu-active']],
  ['menu-faint', ['menu-bg', 'menu-hover']],
  ['menu-bg', ['menu-accent']],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, tokens) => {
  it.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s reads (4.5:1)',
    (text, ground) => {
      expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('borders of fields stand out (3:1)', () =>
    expect(contrast(tokens['border-strong'], tokens.surface)).toBeGreaterThanOrEqual(3));
});
