import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import charging from '../../../locales/pt-BR/charging.json';
import { i18n } from '../../providers/i18n';
import '../../test-support/texts';
import type { LocaleFiles } from '../../locale-files';
import { ChargeTexts, useChargeText } from './texts';

const sources = import.meta.glob<string>('../../plugins/**/*.tsx', { eager: true, query: '?raw', import: 'default' });
/** Locale files that plugins give to `ChargeTexts`, so that the kit's parts use their texts. */
const spoken = new Set(
  Object.values(sources).flatMap((source) => [...source.matchAll(/<ChargeTexts of="([^"]+)"/g)].map(([, of]) => of!)),
);
const files = import.meta.glob<{ kind?: object }>('../../../locales/pt-BR/*.json', { eager: true, import: 'default' });
const leaves = (node: object, path: string[] = []): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : leaves(value as object, [...path, key]),
  );

describe('what a kind of charge words its own way is a text of the kit', () => {
  const known = new Set(leaves(charging));
  test.each([...spoken])('%s', (of) => {
    const { kind = {} } = files[`../../../locales/pt-BR/${of}.json`]!;
    expect(leaves(kind).filter((key) => !known.has(key))).toEqual([]);
  });
});

test("a piece speaks in the words of the kind around it, else in the kit's", () => {
  i18n.addResourceBundle('pt-BR', 'charging', charging);
  i18n.addResourceBundle('pt-BR', 'carnets', {
    kind: { summary: { total: 'Valor do carnê', sum_other: '{{count}} carnês' } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ChargeTexts of={'carnets' as keyof LocaleFiles}>{children}</ChargeTexts>
  );
  const { result: own } = renderHook(useChargeText, { wrapper });
  const { result: plain } = renderHook(useChargeText);
  expect([
    own.current('summary.total'),
    own.current('summary.sum', { count: 2 }),
    own.current('summary.items'),
  ]).toEqual(['Valor do carnê', '2 carnês', 'Itens']);
  expect(plain.current('summary.total')).toBe('Valor da cobrança');
});
