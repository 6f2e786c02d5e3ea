import { expect, it } from 'vitest';
import { instructionLines, lastDayToPay } from './billet-words';

const plain = { nominal: 370000, dueDay: '2026-11-18', writeOffDays: null };

it('nothing agreed, nothing said', () => expect(instructionLines(plain)).toEqual([]));
it('discount, fine, interest and write-off in words, with the cents each means', () => {
  expect(
    instructionLines({
      ...plain,
      fine: 200,
      interest: 33,
      writeOffDays: 30,
      conditionalDiscount: { type: 'percentage', value: 500, untilDay: '2026-11-10' },
    }),
  ).toEqual([
    'Até 10/11/2026, conceder desconto de R$ 185,00 (5,00%).',
    'Após o vencimento, cobrar multa de 2,00% (R$ 74,00).',
    'Após o vencimento, cobrar juros de 0,033% ao dia (R$ 1,22 por dia).',
    'Não receber após 18/12/2026: baixa automática.',
  ]);
});
it('written off at once: still payable on the next business day', () => {
  expect(instructionLines({ ...plain, writeOffDays: 0 })).toEqual(['Não receber após o vencimento.']);
  expect(lastDayToPay({ dueDay: '2026-11-20', writeOffDays: 0 })).toBe('2026-11-23');
  expect(lastDayToPay({ dueDay: '2026-11-20', writeOffDays: 30 })).toBe('2026-12-20');
});
