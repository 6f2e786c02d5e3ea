import { describe, expect, it } from 'vitest';
import { dueOn, lastDayOf, termFaults, type DueTerms } from './rules';

// Friday 2026-11-13 is a business day; Saturday 2026-11-14 is none, nor is Friday 2026-11-20, a holiday
describe('the amount of a charge with a due day (pix-api.json, CobVValor)', () => {
  const fine: DueTerms = { multa: { modalidade: 2, valorPerc: '2.00' } };
  const by = (modalidade: number, valorPerc: string): DueTerms => ({ juros: { modalidade, valorPerc } });
  const until: DueTerms = {
    desconto: {
      modalidade: 1,
      descontoDataFixa: [
        { data: '2026-11-10', valorPerc: '10.00' },
        { data: '2026-11-12', valorPerc: '5.00' },
      ],
    },
  };
  const days = until.desconto!.descontoDataFixa!;
  const reversed: DueTerms = { desconto: { modalidade: 1, descontoDataFixa: days.toReversed() } };
  const percent: DueTerms = { desconto: { modalidade: 2, descontoDataFixa: days } };
  const daily = (modalidade: number): DueTerms => ({ desconto: { modalidade, valorPerc: '1.00' } });
  it.each<[string, DueTerms, string, string, number]>([
    ['has no fine on its due day', fine, '2026-11-13', '2026-11-13', 10_000],
    ['has a fine the day after', fine, '2026-11-13', '2026-11-14', 10_200],
    ['of a Saturday has none on Monday', fine, '2026-11-14', '2026-11-16', 10_000],
    ['of a Saturday has one on Tuesday', fine, '2026-11-14', '2026-11-17', 10_200],
    ['has a fixed fine', { multa: { modalidade: 1, valorPerc: '3.50' } }, '2026-11-13', '2026-11-14', 10_350],
    ['has interest in cents a day', by(1, '0.10'), '2026-11-13', '2026-11-16', 10_030],
    ['has interest in percent a day', by(2, '0.10'), '2026-11-13', '2026-11-16', 10_030],
    ['has interest in percent a month', by(3, '3.00'), '2026-11-13', '2026-11-23', 10_100],
    ['has interest in percent a year', by(4, '36.50'), '2026-11-13', '2026-11-23', 10_100],
    ['has interest in cents a business day', by(5, '0.10'), '2026-11-13', '2026-11-23', 10_050],
    ['has interest in percent a business day', by(6, '0.10'), '2026-11-13', '2026-11-23', 10_050],
    ['has interest in percent a month of business days', by(7, '2.10'), '2026-11-13', '2026-11-23', 10_050],
    ['has interest in percent a year of business days', by(8, '25.20'), '2026-11-13', '2026-11-23', 10_050],
    ['has the discount of the first day that fits', until, '2026-11-13', '2026-11-10', 9_000],
    ['has the next discount after that day', until, '2026-11-13', '2026-11-11', 9_500],
    ['has no discount after the last of its days', until, '2026-11-13', '2026-11-13', 10_000],
    [
      'has the discount of the first day that fits, in whatever order they are said',
      reversed,
      '2026-11-13',
      '2026-11-10',
      9_000,
    ],
    ['has a discount in percent until a day', percent, '2026-11-13', '2026-11-12', 9_500],
    ['has no discount for days before on its due day', daily(3), '2026-11-13', '2026-11-13', 10_000],
    ['has a discount in cents for each business day before', daily(4), '2026-11-16', '2026-11-12', 9_800],
    ['has a discount in percent for each day before', daily(5), '2026-11-16', '2026-11-12', 9_600],
    [
      'has a discount for each day before',
      { desconto: { modalidade: 3, valorPerc: '1.00' } },
      '2026-11-13',
      '2026-11-11',
      9_800,
    ],
    [
      'has a discount for each business day before',
      { desconto: { modalidade: 6, valorPerc: '1.00' } },
      '2026-11-16',
      '2026-11-12',
      9_800,
    ],
    [
      'has its fine on the value less the rebate',
      { ...fine, abatimento: { modalidade: 2, valorPerc: '10.00' } },
      '2026-11-13',
      '2026-11-14',
      9_180,
    ],
    ['is never below one cent', { desconto: { modalidade: 3, valorPerc: '99.00' } }, '2026-11-13', '2026-11-11', 1],
  ])('%s', (_, terms, dueDay, day, cents) => {
    expect(dueOn(10_000, dueDay, terms, day)).toBe(cents);
  });

  it.each<[string, number | undefined, string]>([
    ['thirty days, where it does not say', undefined, '2026-12-14'],
    ['no days', 0, '2026-11-13'],
    ['a day that has no business', 7, '2026-11-23'],
  ])('can be paid after its due day for %s', (_, days, last) => {
    expect(lastDayOf('2026-11-13', days === undefined ? {} : { validadeAposVencimento: days })).toBe(last);
  });

  it.each<[string, DueTerms, string | undefined]>([
    ['a rebate of all', { abatimento: { modalidade: 1, valorPerc: '100.00' } }, 'valor.abatimento.valorPerc'],
    ['a rebate of a cent less', { abatimento: { modalidade: 1, valorPerc: '99.99' } }, undefined],
    ['a discount without days', { desconto: { modalidade: 1 } }, 'valor.desconto.descontoDataFixa'],
    ['a discount in percent without days', { desconto: { modalidade: 2 } }, 'valor.desconto.descontoDataFixa'],
    [
      'a discount of a cent less than all, on the due day',
      { desconto: { modalidade: 1, descontoDataFixa: [{ data: '2026-11-13', valorPerc: '99.99' }] } },
      undefined,
    ],
    [
      'a discount of all but a rebate',
      {
        abatimento: { modalidade: 1, valorPerc: '1.00' },
        desconto: { modalidade: 1, descontoDataFixa: [{ data: '2026-11-13', valorPerc: '99.00' }] },
      },
      'valor.desconto.descontoDataFixa.0.valorPerc',
    ],
    ['a discount a day without its value', { desconto: { modalidade: 3 } }, 'valor.desconto.valorPerc'],
    [
      'a discount of all',
      { desconto: { modalidade: 2, descontoDataFixa: [{ data: '2026-11-13', valorPerc: '100.00' }] } },
      'valor.desconto.descontoDataFixa.0.valorPerc',
    ],
    [
      'a discount after the due day',
      { desconto: { modalidade: 1, descontoDataFixa: [{ data: '2026-11-14', valorPerc: '1.00' }] } },
      'valor.desconto.descontoDataFixa.0.data',
    ],
  ])('with %s is judged at its field', (_, terms, field) => {
    expect(termFaults(10_000, '2026-11-13', terms)[0]?.field).toBe(field);
  });
});
