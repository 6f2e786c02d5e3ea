import { renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { ChargeDetail } from '@balcao/contract/charges';
import charging from '../../../../locales/pt-BR/charging.json';
import { i18n } from '../../../providers/i18n';
import { sessionOf } from '../../../test-support/session';
import '../../../test-support/texts';
import { SessionProvider } from '../../../data/session';
import { useShareLink, whatsappNumber } from './share';

test('a Brazilian number goes to WhatsApp with its country, anything else chooses there', () => {
  expect([whatsappNumber('11987654321'), whatsappNumber('(34) 3232-1090'), whatsappNumber('5511987654321')]).toEqual([
    '5511987654321',
    '553432321090',
    '5511987654321',
  ]);
  expect([whatsappNumber(null), whatsappNumber(''), whatsappNumber('123')]).toEqual(['', '', '']);
});

test('the text asks for what is due today: its value, with fine and interest once it is late, nothing once it cannot be paid', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z') });
  i18n.addResourceBundle('pt-BR', 'charging', charging);
  const view = { session: sessionOf([]) } as ComponentProps<typeof SessionProvider>['value'];
  const { result } = renderHook(() => useShareLink(), {
    wrapper: ({ children }: { children: ReactNode }) => <SessionProvider value={view}>{children}</SessionProvider>,
  });
  const billet = {
    customer: { name: 'Ana', phone: '11987654321' },
    value: 10_000,
    status: 'waiting',
    expire_at: '2026-11-30',
    amount_due: { total: 10_000, lines: [] },
    charge_payment: { banking_billet: { barcode: '0'.repeat(44) }, pix_copy_paste: null },
  } as unknown as ChargeDetail;
  const textOf = (part: object) =>
    decodeURIComponent(result.current({ ...billet, ...part }) ?? '').replaceAll('\u00a0', ' ');
  expect(textOf({})).toMatch(
    /^https:\/\/wa\.me\/5511987654321\?text=Olá, Ana\. Segue a cobrança de R\$ 100,00 com vencimento em 30\/11\/2026\.\n\nLinha digitável: \d/,
  );
  expect(textOf({ customer: { name: 'Colibri S.A.', phone: null } })).toContain('Olá, Colibri S.A. Segue');
  const late = {
    expire_at: '2026-11-20',
    amount_due: { total: 10_215, lines: [{ kind: 'interest', value: 15, days: 5 }] },
  };
  expect(textOf(late)).toContain(
    'Olá, Ana. Segue a cobrança vencida em 20/11/2026. O valor para pagar hoje, 25/11/2026, é R$ 102,15.',
  );
  expect(textOf({ expire_at: '2026-11-20', status: 'unpaid' })).toContain('Segue a cobrança vencida em 20/11/2026');
  expect(result.current({ ...billet, amount_due: null } as ChargeDetail)).toBeUndefined();
  vi.useRealTimers();
});
