import { describe, expect, it } from 'vitest';
import { faultFields } from '../../../test/fault-fields';
import { chargedOf, momentOf, readId, termsOf } from './api-bodies';
import { documentOf, filterOf, pageSizeFor, toBilletDto } from './api-dto';

const ITEMS = [{ name: 'Camiseta', value: 5_000 }];

describe('what an application charges (public-api-schemas.json, CreateCharge)', () => {
  it('is what the services take: one unit where no number is said, and the sum of the shippings', () => {
    const shippings = [
      { name: 'Frete', value: 300 },
      { name: 'Seguro', value: 50 },
    ];
    const metadata = { custom_id: 'pedido-7', notification_url: 'https://loja.exemplo.com.br/aviso' };
    expect(chargedOf({ items: ITEMS, shippings, metadata })).toEqual({
      items: [{ name: 'Camiseta', value: 5_000, amount: 1 }],
      shipping: 350,
      order_id: 'pedido-7',
      notification_url: 'https://loja.exemplo.com.br/aviso',
    });
    expect(chargedOf({ items: ITEMS })).toEqual({ items: [{ name: 'Camiseta', value: 5_000, amount: 1 }] });
  });

  it('is refused at the address of notifications that is not safe', () =>
    expect(
      faultFields(() => chargedOf({ items: ITEMS, metadata: { notification_url: 'http://loja.exemplo.com.br' } })),
    ).toEqual(['metadata.notification_url']));

  it('has the terms that the portal has, each by its own name', () => {
    const conditional_discount = { type: 'percentage', value: 250, until_date: '2026-12-01' } as const;
    const discount = { type: 'currency', value: 300 } as const;
    const configurations = { fine: 150, interest: 33, days_to_write_off: 45 };
    expect(termsOf({ message: 'Obrigado', discount, conditional_discount, configurations })).toEqual({
      message: 'Obrigado',
      discount,
      conditional_discount,
      fine: 150,
      interest: 33,
      write_off_days: 45,
    });
  });

  it('has no fine, interest and write-off where each is said to be zero, and the account’s where nothing is said', () => {
    expect(termsOf({ configurations: { fine: 0, interest: 0, days_to_write_off: 0 } })).toEqual({
      fine: 0,
      interest: 0,
      write_off_days: 0,
    });
    expect(termsOf({})).toEqual({});
  });
});

it.each([
  [{}, {}],
  [{ begin_date: '2026-03-01', end_date: '2026-03-31' }, { issued: { from: '2026-03-01', to: '2026-03-31' } }],
  [{ begin_date: '2026-03-01', date_of: 'payment' }, { paid: { from: '2026-03-01' } }],
  [{ end_date: '2026-03-31', date_of: 'expired' }, { due: { to: '2026-03-31' } }],
  [{ end_date: '2026-03-31', date_of: 'other' }, { issued: { to: '2026-03-31' } }],
  [{ date_of: 'payment' }, {}],
  [
    { status: 'waiting', customer_document: '52998224725' },
    { status: ['waiting'], document: '52998224725' },
  ],
  [{ status: 'nenhum' }, {}],
])('the list of charges that is asked for by %j is the portal’s of %j', (query, filter) =>
  expect(filterOf(query)).toEqual(filter),
);

it.each([
  [{ begin_date: '2026-02-30' }, ['begin_date']],
  [{ begin_date: '2026-03-01', end_date: '31/03/2026' }, ['end_date']],
])('the list of charges that is asked for by %j is refused at %j', (query, fields) =>
  expect(faultFields(() => filterOf(query))).toEqual(fields),
);

it('the billet of a charge tells its own terms', async () => {
  const services = { config: { BALCAO_ORIGIN: 'https://bank.example' } } as never;
  const billet = { id: 7, account_id: 2, barcode: '36490', pix_copy_paste: null, expire_at: '2026-12-01' };
  const shown = await toBilletDto({ services }, { ...billet, write_off_days: 45, fine: 150, interest: 33 });
  expect(shown).toEqual({
    barcode: '36490',
    link: expect.stringMatching(/^https:\/\/bank\.example\/boleto\/2-7-/),
    billet_link: shown.link,
    pdf: { charge: shown.link },
    expire_at: '2026-12-01',
    configurations: { days_to_write_off: 45, interest_type: 'daily', interest: 33, fine: 150 },
  });
});

it.each(['0', '07', '-7', '7a', '1'.repeat(16), undefined])('%s is the number of no charge', (text) =>
  expect(() => readId(text)).toThrow(),
);

it('an instant is told to the second', () => expect(momentOf('2026-11-26T12:00:00.123Z')).toBe('2026-11-26 12:00:00'));

it('a payer is told by CPF, a firm by CNPJ and its name as a firm', () => {
  expect(documentOf('Ana', '52998224725')).toEqual({ name: 'Ana', cpf: '52998224725' });
  expect(documentOf('Sol', '11222333000181')).toEqual({ corporate_name: 'Sol', cnpj: '11222333000181' });
});

it.each([
  [1, 15],
  [15, 15],
  [16, 25],
  [100, 100],
  [101, 100],
])('a list of %i charges comes in pages of %i', (wanted, size) => expect(pageSizeFor(wanted)).toBe(size));
