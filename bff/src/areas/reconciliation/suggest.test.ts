import { describe, expect, it } from 'vitest';
import { sameName, suggestionsOf, type Candidate } from './suggest';

const charge = (over: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  kind: 'banking_billet',
  kind_label: 'Boleto',
  customer_name: 'Ana Beatriz Moura',
  customer_document: '52998224725',
  status: 'waiting',
  expire_at: '2026-11-20',
  value: 10_000,
  due: 10_000,
  ...over,
});
const credit = {
  amount: 10_000,
  refunded: 0,
  payer_name: 'Ana Moura',
  payer_document: '52998224725',
  day: '2026-11-20',
};

describe('suggestionsOf', () => {
  it('is sure where who and how much agree, and says why in words', () => {
    expect(suggestionsOf(credit, [charge()])).toEqual([
      {
        confidence: 'high',
        reasons: [
          'O CPF ou CNPJ de quem pagou é o do cliente',
          'O valor é o devido em 20/11/2026',
          'Entrou no dia do vencimento',
        ],
        parts: [{ charge: expect.objectContaining({ id: 1 }), amount: 10_000 }],
      },
    ]);
  });

  it('asks a person where two charges speak alike', () => {
    const found = suggestionsOf(credit, [charge(), charge({ id: 2 })]);
    expect(found.map(({ confidence }) => confidence)).toEqual(['medium', 'medium']);
  });

  it('finds the charges of the payer that add up, the fewest', () => {
    const many = [charge({ id: 1, due: 6_000 }), charge({ id: 2, due: 4_000 }), charge({ id: 3, due: 3_000 })];
    const [best] = suggestionsOf(credit, many);
    expect(best!.parts.map((part) => [part.charge.id, part.amount])).toEqual([
      [1, 6_000],
      [2, 4_000],
    ]);
  });

  it('knows a name by its first word and another one, and says nothing of a value alone far from its day', () => {
    expect([sameName('ANA B MOURA', 'Ana Beatriz Moura'), sameName('Ana Lima', 'Ana Beatriz Moura')]).toEqual([
      true,
      false,
    ]);
    const stranger = { ...credit, payer_document: '39053344705', payer_name: 'Fulano de Tal' };
    expect(suggestionsOf(stranger, [charge({ expire_at: '2026-01-02' })])[0]!.confidence).toBe('low');
    expect(suggestionsOf(stranger, [charge({ value: 9_000, due: 9_000 })])).toEqual([]);
  });

  it('counts what was given back as gone', () => {
    const [best] = suggestionsOf({ ...credit, amount: 12_000, refunded: 2_000 }, [charge()]);
    expect([best!.confidence, best!.parts[0]!.amount]).toEqual(['high', 10_000]);
  });

  const named = { ...credit, payer_document: '39053344705' };
  const stranger = { ...named, payer_name: 'Fulano de Tal' };
  it.each<[string, typeof credit, Partial<Candidate>, string | undefined]>([
    ['document, amount and day', credit, {}, 'high'],
    ['document and amount, ten days late', credit, { expire_at: '2026-11-10' }, 'high'],
    ['document and amount, far from the day', credit, { expire_at: '2026-11-09' }, 'high'],
    ['document and the value without the fine', credit, { due: 10_200, expire_at: '2026-11-09' }, 'high'],
    ['document, and another amount on its day', credit, { due: 9_000, value: 9_000 }, 'low'],
    [
      'document, and another amount eleven days late',
      credit,
      { due: 9_000, value: 9_000, expire_at: '2026-11-09' },
      'low',
    ],
    ['name, amount and day', named, {}, 'high'],
    ['name and amount, ten days early', named, { expire_at: '2026-11-30' }, 'high'],
    ['name and amount, eleven days early', named, { expire_at: '2026-12-01' }, 'medium'],
    [
      'name and the value without the fine, far from the day',
      named,
      { due: 10_200, expire_at: '2026-11-09' },
      'medium',
    ],
    ['amount and day', stranger, {}, 'medium'],
    ['amount alone', stranger, { expire_at: '2026-11-09' }, 'low'],
    ['the value without the fine on the day', stranger, { due: 10_200 }, 'low'],
    ['the value without the fine alone', stranger, { due: 10_200, expire_at: '2026-11-09' }, 'low'],
    ['name and day, and another amount', named, { due: 9_000, value: 9_000 }, undefined],
  ])('a charge that agrees by %s is as sure as that', (_, known, over, confidence) =>
    expect(suggestionsOf(known, [charge(over)])[0]?.confidence).toBe(confidence),
  );

  it.each([
    ['on its day', '2026-11-20', 'Entrou no dia do vencimento'],
    ['a day early', '2026-11-21', 'Entrou 1 dia antes do vencimento'],
    ['two days early', '2026-11-22', 'Entrou 2 dias antes do vencimento'],
    ['a day late', '2026-11-19', 'Entrou 1 dia depois do vencimento'],
    ['two days late', '2026-11-18', 'Entrou 2 dias depois do vencimento'],
  ])('what came in %s says so', (_, expire_at, words) =>
    expect(suggestionsOf(credit, [charge({ expire_at })])[0]!.reasons.at(-1)).toBe(words),
  );

  it.each([
    ['what is due with a fine', { due: 10_000, value: 9_800 }, 'O valor é o devido em 20/11/2026, com multa e juros'],
    ['what is due with a discount', { due: 10_000, value: 10_200 }, 'O valor é o devido em 20/11/2026, com desconto'],
    ['the value alone', { due: 10_200, value: 10_000 }, 'O valor é o da cobrança, sem multa e juros'],
    ['less', { due: 10_001, value: 10_001 }, 'O valor é R$ 0,01 menor que o devido'],
    ['more', { due: 9_999, value: 9_999 }, 'O valor é R$ 0,01 maior que o devido'],
  ])('an amount that is %s says so', (_, over, words) =>
    expect(suggestionsOf(credit, [charge(over)])[0]!.reasons[1]!.replace(/\s/g, ' ')).toBe(words),
  );

  it('several charges are never said to be of another payer, nor of nothing due', () => {
    const [six, four] = [charge({ id: 1, due: 6_000, value: 6_000 }), charge({ id: 2, due: 4_000, value: 4_000 })];
    const several = (candidates: Candidate[]) =>
      suggestionsOf(credit, candidates).some(({ parts }) => parts.length > 1);
    expect(several([six, four])).toBe(true);
    expect(several([six, { ...four, customer_document: '39053344705' }])).toBe(false);
    expect(several([charge({ id: 3, due: 9_999, value: 9_999 }), charge({ id: 4, due: 0, value: 0 })])).toBe(false);
  });

  it('the first two of three that speak alike are both for a person to choose, and the other one as it is', () => {
    const found = suggestionsOf(credit, [charge(), charge({ id: 2 }), charge({ id: 3, expire_at: '2026-01-01' })]);
    expect(found.map(({ parts, confidence }) => [parts[0]!.charge.id, confidence])).toEqual([
      [1, 'medium'],
      [2, 'medium'],
      [3, 'high'],
    ]);
  });
});
