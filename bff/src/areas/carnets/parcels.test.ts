import { describe, expect, it } from 'vitest';
import type { CarnetInput } from '@balcao/contract/carnets';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { fingerprintOf, withDefaults } from './issue';
import { carnetActions } from './list';
import { carnetFaults, parcelsOf } from './parcels';

const TODAY = '2026-03-01';
const item = (value: number) => ({ name: 'Curso', amount: 1, value });
const CARNET: CarnetInput = { customers: [1], items: [item(3000)], expire_at: '2026-03-31', repeats: 3 };
const SPLIT = { ...CARNET, split_items: true };

const [fine, interest] = [200, 33];
const early = (until_date: string) => ({ conditional_discount: { type: 'currency', value: 100, until_date } }) as const;

describe('domain.md 1: the parcels of a carnet', () => {
  it('have an early discount until as many days before their own due day as the first has', () => {
    const parcels = parcelsOf({ ...CARNET, ...early('2026-03-26') });
    expect(parcels.map(({ input }) => [input.expire_at, input.conditional_discount?.until_date])).toEqual([
      ['2026-03-31', '2026-03-26'],
      ['2026-04-30', '2026-04-25'],
      ['2026-05-31', '2026-05-26'],
    ]);
  });

  it('of a value that is divided have no shipping and discount of their own: the value has them', () => {
    const terms = { shipping: 300, discount: { type: 'currency', value: 600 } } as const;
    const [divided] = parcelsOf({ ...SPLIT, ...terms });
    expect(divided).toMatchObject({ amounts: { shipping: 0, discount: 0, value: 900 }, input: { items: [item(900)] } });
    expect([divided!.input.shipping, divided!.input.discount]).toEqual([undefined, undefined]);
    const [whole] = parcelsOf({ ...CARNET, ...terms });
    expect(whole).toMatchObject({ amounts: { shipping: 300, discount: 600, value: 2700 }, input: terms });
  });

  it('of a value that is divided pass on as much of it each to those who get a part of the items', () => {
    const repasses = [{ payee_code: 'a'.repeat(32), type: 'percentage' as const, value: 1_000 }];
    const parcels = parcelsOf({ ...SPLIT, items: [{ ...item(3001), repasses }] });
    expect(parcels.map(({ input }) => input.items[0]!.repasses?.map(({ type, value }) => [type, value]))).toEqual([
      [['currency', 100]],
      [['currency', 99]],
      [['currency', 99]],
    ]);
  });

  it.each([
    ['as they are, up to 255 characters', 252, `A, ${'b'.repeat(252)}`],
    ['cut off beyond', 253, `A, ${'b'.repeat(251)}…`],
  ])('of a value that is divided name all items, %s', (_, length, name) => {
    const items = [
      { ...item(3000), name: 'A' },
      { ...item(3000), name: 'b'.repeat(length) },
    ];
    expect(parcelsOf({ ...SPLIT, items })[0]!.input.items[0]!.name).toBe(name);
  });
});

describe('domain.md 1: a carnet', () => {
  it.each<[string, Partial<CarnetInput>, string[]]>([
    ['of as many parcels as the bank allows', { repeats: 12 }, []],
    ['of one more', { repeats: 13 }, ['repeats']],
    ['of parcels of R$ 5,00', { split_items: true, items: [item(1500)] }, []],
    ['of parcels of a cent less', { split_items: true, items: [item(1499)] }, ['repeats']],
    ['of R$ 14,99, each parcel of it all', { items: [item(1499)] }, []],
    ['of parcels of R$ 10,00 with a fine', { split_items: true, fine }, []],
    ['of parcels of a cent less with a fine', { split_items: true, items: [item(2999)], fine }, ['fine']],
    ['of such parcels with interest', { split_items: true, items: [item(2999)], interest }, ['interest']],
    [
      'of such parcels with an early discount',
      { split_items: true, items: [item(2999)], ...early('2026-03-26') },
      ['conditional_discount.value'],
    ],
    ['of R$ 29,99 with a fine, each parcel of it all', { items: [item(2999)], fine }, []],
    [
      'that is due before today is refused once',
      { ...SPLIT, items: [item(1499)], expire_at: '2026-02-28' },
      ['expire_at'],
    ],
  ])('%s has the faults', (_, change, fields) => {
    const { customers: _customers, ...terms } = { ...CARNET, ...change };
    expect(carnetFaults(terms, 12, TODAY).map(({ field }) => field)).toEqual(fields);
  });

  it('speaks of its parcels, not of a billet', () => {
    const { customers: _customers, ...terms } = { ...CARNET, items: [item(499)] };
    expect(carnetFaults(terms, 12, TODAY)[0]!.message).toMatch(/parcela/);
  });
});

const settings = { message: 'Obrigado', write_off_days: 30, fine, interest };

describe('the account’s settings of carnets', () => {
  it.each<[string, Partial<CarnetInput>, Partial<CarnetInput>]>([
    ['where nothing is said', {}, settings],
    ['not where something is', { fine: 100, message: 'Oi' }, { ...settings, fine: 100, message: 'Oi' }],
    ['with fine and interest where a parcel is R$ 10,00', { split_items: true }, settings],
    [
      'without them where it is less',
      { split_items: true, items: [item(2999)] },
      { message: 'Obrigado', write_off_days: 30 },
    ],
    ['with them where each parcel is the whole', { items: [item(1000)] }, settings],
  ])('hold %s', (_, change, terms) =>
    expect(withDefaults(settings, { ...CARNET, ...change })).toEqual({ ...CARNET, ...change, ...terms }),
  );

  it('say nothing where they are as they always were', () => {
    const plain = { message: '', write_off_days: DEFAULT_WRITE_OFF_DAYS, fine: 0, interest: 0 };
    expect(withDefaults(plain, CARNET)).toEqual(CARNET);
  });
});

it.each([
  ['up_to_date', false, ['resend-email', 'cancel', 'file']],
  ['unpaid', false, ['resend-email', 'cancel', 'file']],
  ['finished', false, ['file']],
  ['finished', true, ['unfile']],
] as const)('AREAS-7-charges-6: a carnet that is %s, filed %s, allows %j', (status, filed, actions) =>
  expect(carnetActions({ status, filed })).toEqual(actions),
);

it.each<[string, Partial<CarnetInput>, boolean]>([
  ['said again', { message: 'Obrigado' }, true],
  ['due on other days', { expire_at: '2026-04-01' }, false],
  ['of more parcels', { repeats: 4 }, false],
  ['of another value', { items: [item(3001)] }, false],
  ['of another thing', { items: [{ ...item(3000), name: 'Aula' }] }, false],
  ['with a discount', { discount: { type: 'currency', value: 1 } }, false],
])('domain.md 1: a carnet %s is probably the same: %s', (_, change, same) => {
  const of = (carnet: CarnetInput) => fingerprintOf(carnet, parcelsOf(carnet));
  expect(of({ ...CARNET, ...change }) === of(CARNET)).toBe(same);
});
