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
});
