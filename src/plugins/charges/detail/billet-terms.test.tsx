import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { ChargeDetail } from '@balcao/contract/charges';
import charging from '../../../../locales/pt-BR/charging.json';
import charges from '../../../../locales/pt-BR/charges.json';
import { i18n } from '../../../providers/i18n';
import '../../../test-support/texts';
import { ChargeTexts } from '../../../kits/charging/texts';
import { BilletTerms } from './billet-terms';

beforeAll(() => {
  i18n.addResourceBundle('pt-BR', 'charges', charges);
  i18n.addResourceBundle('pt-BR', 'charging', charging);
});

const NOTHING = {
  count: 0,
  value: 0,
  fee: 0,
  credited: 0,
  due: null,
  lines: [],
  daysLate: 0,
  settledBefore: false,
};
const billet = {
  status: 'waiting',
  expire_at: '2026-11-30',
  paid_at: null,
  paid_value: null,
  fine: 0,
  interest: 0,
  write_off_days: 0,
  fee: 349,
  message: null,
  received: NOTHING,
  amount_due: {},
  charge_payment: {},
} as unknown as ChargeDetail;
const paid = { status: 'paid', paid_at: '2026-11-20T15:00:00Z', amount_due: null } as const;
const shown = (part: Partial<ChargeDetail>) => {
  const { unmount } = render(
    <ChargeTexts of="charges">
      <BilletTerms billet={{ ...billet, ...part }} />
    </ChargeTexts>,
  );
  const facts = Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  );
  unmount();
  return facts;
};

test('the fee of a paid billet is what was taken of its payments, beside what the account got', () => {
  expect(
    shown({ ...paid, paid_value: 300, received: { ...NOTHING, count: 1, value: 300, credited: 300 } }),
  ).toMatchObject({ 'Valor pago': 'R$ 3,00', 'Tarifa descontada': 'R$ 0,00', 'Creditado na conta': 'R$ 3,00' });
  const twice = shown({
    ...paid,
    paid_value: 10_000,
    received: { ...NOTHING, count: 2, value: 20_000, fee: 698, credited: 19_302 },
  });
  expect(twice).toMatchObject({
    'Valor pago': 'R$ 100,00',
    'Tarifa descontada': 'R$ 6,98',
    'Creditado na conta': 'R$ 193,02',
  });
});

test('before that it is what will be taken, and says when', () => {
  expect(shown({})).toMatchObject({ 'Tarifa, cobrada quando o boleto for pago': 'R$ 3,49' });
  expect(
    shown({ ...paid, status: 'identified', paid_value: 10_000, received: { ...NOTHING, count: 1, value: 10_000 } }),
  ).toMatchObject({ 'Tarifa, cobrada quando o valor for creditado': 'R$ 3,49' });
});

test('what ended without a payment cost nothing', () => {
  for (const status of ['settled', 'canceled'] as const)
    expect(shown({ ...paid, status })).toMatchObject({ Tarifa: 'Não cobrada' });
});
