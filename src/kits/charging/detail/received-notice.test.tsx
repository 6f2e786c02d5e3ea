import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import charging from '../../../../locales/pt-BR/charging.json';
import { i18n } from '../../../providers/i18n';
import '../../../test-support/texts';
import { ReceivedNotice } from './received-notice';

beforeAll(() => void i18n.addResourceBundle('pt-BR', 'charging', charging));

const shown = (count: number, value: number, due: number | null) => {
  const received = { count, value, fee: 0, credited: value, due };
  const { unmount } = render(<ReceivedNotice value={10_000} paid_at="2026-11-20T15:00:00Z" received={received} />);
  const text = screen.queryByRole('alert')?.textContent?.replaceAll('\u00a0', ' ');
  unmount();
  return text;
};

test('less than was due that day: what came, what was due, what is missing', () => {
  expect(shown(1, 300, 10_200)).toBe(
    'Esta cobrança foi paga com valor menor que o devidoEntraram R$ 3,00. O devido em 20/11/2026 era R$ 102,00: faltam R$ 99,00. Combine com o cliente como receber a diferença.',
  );
  expect(shown(2, 600, 10_000)).toContain('Entraram R$ 6,00. O devido em 20/11/2026 era R$ 100,00: faltam R$ 94,00.');
});

test('paid again: what came in all', () => {
  expect(shown(2, 20_000, 10_000)).toMatch(/^Esta cobrança foi paga 2 vezesAo todo entraram R\$ 200,00/);
  expect(shown(2, 10_300, null)).toContain('foi paga 2 vezes');
});

test('nothing to say of what came as it was due, in one payment or in two', () => {
  expect([
    shown(0, 0, null),
    shown(1, 10_000, 10_000),
    shown(1, 10_500, 10_000),
    shown(2, 10_000, 10_000),
    shown(1, 300, null),
  ]).toEqual(Array(5).fill(undefined));
});
