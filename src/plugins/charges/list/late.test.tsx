import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import charges from '../../../../locales/pt-BR/charges.json';
import { SessionProvider } from '../../../data/session';
import { i18n } from '../../../providers/i18n';
import { sessionOf } from '../../../test-support/session';
import '../../../test-support/texts';
import { Late } from './billet-columns';
import { DebtAges } from './debt-ages';
import type { Totals } from './billet-filter';

i18n.addResourceBundle('pt-BR', 'charges', charges);
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const late = (status: 'unpaid' | 'waiting' | 'paid', expire_at: string) => {
  const view = { session: sessionOf([]) } as ComponentProps<typeof SessionProvider>['value'];
  const { container } = render(
    <SessionProvider value={view}>
      <Late row={{ status, expire_at }} />
    </SessionProvider>,
  );
  return container.textContent;
};

test("'há 4 dias' beside what is overdue, and beside nothing else", () => {
  expect([late('unpaid', '2026-11-16'), late('unpaid', '2026-11-19')]).toEqual(['há 4 dias', 'há 1 dia']);
  expect([late('waiting', '2026-11-16'), late('paid', '2026-11-16'), late('unpaid', '2026-11-20')]).toEqual([
    '',
    '',
    '',
  ]);
});

test('the ages of debt are a bar, as long as what each adds up to', () => {
  const age = (name: string, value: number) => ({ age: name, due: {}, count: value ? 1 : 0, value, byStatus: [] });
  const data = {
    ageOfDebt: [age('current', 9_000), age('1-30', 3_000), age('31-60', 0), age('61-90', 0), age('over-90', 0)],
  } as unknown as Totals;
  const { container, rerender } = render(
    <DebtAges table={{ body: {}, setFilters: () => undefined }} totals={{ data }} pressed={undefined} />,
  );
  const bar = () => [...container.querySelectorAll<HTMLElement>('.track span')].map(({ style }) => style.flexGrow);
  expect(bar()).toEqual(['9000', '3000']);
  expect(screen.getByRole('button', { name: /^A vencer/ }).textContent).toContain('90,00');
  rerender(
    <DebtAges
      table={{ body: {}, setFilters: () => undefined }}
      totals={{ data: { ...data, ageOfDebt: data.ageOfDebt.map((one) => ({ ...one, count: 0, value: 0 })) } }}
      pressed={undefined}
    />,
  );
  expect(bar()).toEqual([]);
});
