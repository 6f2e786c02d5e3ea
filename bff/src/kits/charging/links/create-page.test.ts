import { describe, expect, it } from 'vitest';
import { pageFaults, pageSums, type PageInput } from './create-page';

const TODAY = '2026-11-26';
const PAGE: PageInput = { items: [{ name: 'Kit', amount: 2, value: 1_000 }], message: 'Obrigado' };
const off = (value: number) => ({ type: 'currency' as const, value });

describe('domain.md 1: a payment page', () => {
  it.each<[string, Partial<PageInput>, string[]]>([
    ['with a message of three characters', { message: ' abc ' }, []],
    ['with a message of two, and blanks', { message: ' ab ' }, ['message']],
    ['with a label of two characters', { label: 'Ir' }, []],
    ['with a label of one, and blanks', { label: ' I ' }, ['label']],
    ['that ends today', { expire_at: TODAY }, []],
    ['that ended yesterday', { expire_at: '2026-11-25' }, ['expire_at']],
    ['of R$ 5,00 after its discount', { discount: off(1_500) }, []],
    ['of a cent less', { discount: off(1_501) }, ['items']],
    ['of R$ 5,00 by card', { credit_discount: off(1_500) }, []],
    ['of a cent less by card', { credit_discount: off(1_501) }, ['credit_discount']],
    ['of a discount as large as its price by card', { credit_discount: off(2_000) }, ['credit_discount']],
  ])('%s has the faults', (_, change, fields) =>
    expect(pageFaults({ ...PAGE, ...change }, TODAY).map(({ field }) => field)).toEqual(fields),
  );

  it('speaks of its end and of a payment, not of a billet', () => {
    const page = { ...PAGE, items: [{ name: 'Kit', amount: 1, value: 499 }], expire_at: '2026-11-25' };
    expect(pageFaults(page, TODAY).map(({ message }) => message)).toEqual([
      'O valor mínimo de um pagamento é R$ 5,00',
      'A validade não pode ser anterior a hoje',
    ]);
  });

  it.each<[string, Partial<PageInput>, ReturnType<typeof pageSums>]>([
    ['no discount', {}, { shipping: 0, discount: 0, credit_discount: 0, value: 2_000 }],
    ['one discount', { discount: off(200) }, { shipping: 0, discount: 200, credit_discount: 200, value: 1_800 }],
    [
      'another by card',
      { shipping: 50, discount: off(200), credit_discount: off(300) },
      { shipping: 50, discount: 200, credit_discount: 300, value: 1_850 },
    ],
    [
      'none by card',
      { discount: off(200), credit_discount: off(0) },
      { shipping: 0, discount: 200, credit_discount: 0, value: 1_800 },
    ],
    [
      'cards only',
      { payment_method: 'credit_card', discount: off(200), credit_discount: off(300) },
      { shipping: 0, discount: 300, credit_discount: 300, value: 1_700 },
    ],
  ])('stores its prices: %s', (_, change, sums) => expect(pageSums({ ...PAGE, ...change })).toEqual(sums));
});
