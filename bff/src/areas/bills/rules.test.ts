import { describe, expect, it } from 'vitest';
import { billKind, paidBefore, refuseTerms } from './rules';

describe('paying a bill (domain.md 3)', () => {
  it.each([
    ['up to R$ 249.000,00', {}, 'billet'],
    ['a cent above', { printed: 24_900_001 }, 'large'],
    ['without a printed value', { printed: 0 }, 'billet'],
    ['a slip, however large', { isUtility: true, printed: 24_900_001 }, 'utility'],
    ["this bank's own, however large", { isOwn: true, printed: 24_900_001 }, 'own'],
  ] as const)('%s is of the kind it is paid as', (_, more, kind) =>
    expect(billKind({ isOwn: false, isUtility: false, printed: 24_900_000, ...more })).toBe(kind),
  );

  it.each([
    ['its value on its last day', {}, {}, []],
    ['its value on the day after', {}, { day: '2026-12-02' }, ['line']],
    ['its value on any day, where it has no last one', { lastDay: null }, { day: '2027-12-02' }, []],
    ['a cent more', {}, { amount: 101 }, ['amount']],
    ['a cent less', {}, { amount: 99 }, ['amount']],
    ['any value where it has none', { total: 0 }, { amount: 1 }, []],
    ['nothing where it has none', { total: 0 }, { amount: 0 }, ['amount']],
    ['by the account that issued it', {}, { isOwn: true }, ['line']],
    [
      'too late, by its issuer, another value',
      {},
      { isOwn: true, day: '2026-12-02', amount: 1 },
      ['line', 'line', 'amount'],
    ],
  ] as const)('%s is refused at %j', (_, bill, asked, fields) => {
    const faults = refuseTerms(
      { lastDay: '2026-12-01', total: 100, ...bill },
      { amount: 100, day: '2026-12-01', isOwn: false, ...asked },
    );
    expect(faults.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['settled', 7, 'Você já pagou este boleto em 01/12/2026.'],
    ['scheduled', 7, 'Este boleto já está agendado para 01/12/2026. Cancele o agendamento para pagar em outra data.'],
    ['sent', 7, 'Este boleto já está sendo pago.'],
    ['reserved', 7, 'Este boleto já está sendo pago.'],
    ['settled', 8, 'Este boleto já foi pago ou está sendo pago.'],
    ['scheduled', 8, 'Este boleto já foi pago ou está sendo pago.'],
  ])('again, as it was %s by account %d', (state, account_id, said) =>
    expect(paidBefore({ state, scheduled_for: '2026-12-01', account_id }, 7)).toBe(said),
  );
});
