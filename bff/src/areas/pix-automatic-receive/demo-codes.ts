import { addDays } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { instant } from '../../demo/calendar';
import type { DemoContext } from '../../demo/define-demo';
import { addRecurrence, buildStaticBrCode } from '../../rails/pix/br-code';
import '../../kits/charging/tables';
import { TOLD } from './insert';
import { locationOf } from './request-code';
import './tables';

/** Adds two requests by code that wait for their payers: one with a payment at once (journey 3), one on a billet (journey 4). */
export async function fillCodes({ bulk, bank: { corporation }, dice, today, trx, told }: DemoContext): Promise<void> {
  const customers = told('customers').get(corporation.id)!;
  const tags = [...told('tags').get(corporation.id)!.values()];
  const billet = await trx
    .selectFrom('charges')
    .select(['id', 'pix_copy_paste', 'customer_id'])
    .where('account_id', '=', corporation.id)
    .where('kind', '=', 'banking_billet')
    .where('status', '=', 'waiting')
    .where('pix_copy_paste', 'is not', null)
    .where('customer_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const merchant = { merchantName: corporation.nickname, merchantCity: corporation.address.city ?? '' };
  const now = 10_000;
  const paidAtOnce = buildStaticBrCode({ ...merchant, key: corporation.document, amount: now });
  const asked = [
    { journey: 3, contract: 'Manutenção da máquina', amount: 24_500, now, with: paidAtOnce, customer: customers[2]! },
    ...(billet
      ? [
          {
            journey: 4,
            contract: 'Café do escritório',
            amount: 39_900,
            now: null,
            with: billet.pix_copy_paste!,
            customer: customers.find(({ id }) => id === billet.customer_id)!,
          },
        ]
      : []),
  ];
  const at = instant(addDays(today, -1), '11:30:00');
  const owner = corporation.people[0]!;
  for (const { journey, contract, amount, now: now_amount, with: code, customer } of asked) {
    const id = bulk.id('pix_collections');
    const recurrence = dice.hex(32);
    const location_id = bulk.id('pix_collection_locations');
    bulk.add('pix_collection_locations', {
      account_id: corporation.id,
      id: location_id,
      token: recurrence,
      created_at: at,
    });
    const where = { account_id: corporation.id, collection_id: id };
    bulk.add('pix_collections', {
      account_id: corporation.id,
      id,
      recurrence,
      payer_name: customer.name,
      payer_document: customer.document,
      payer_account: null,
      contract,
      period: 'MENSAL',
      first_day: addDays(today, 12),
      last_day: null,
      amount,
      minimum: null,
      retry: 'PERMITE_3R_7D',
      journey,
      state: 'CRIADA',
      request: null,
      code: addRecurrence(code, locationOf(recurrence)),
      now_amount,
      billet_id: journey === 4 ? billet!.id : null,
      next_cycle: 0,
      next_day: null,
      received: 0,
      filed: false,
      note: '',
      search: searchText(customer.name, customer.document, contract),
      answer_by: instant(addDays(today, 4), '11:30:00'),
      authorised_at: null,
      ended_at: null,
      created_by: owner.id,
      created_at: at,
      location_id,
    });
    bulk.add('pix_collection_histories', {
      ...where,
      id: bulk.id('pix_collection_histories'),
      message: TOLD[journey - 1]!,
      user_name: owner.name,
      created_at: at,
    });
    if (tags.length) bulk.add('pix_collection_tags', { ...where, tag_id: dice.pick(tags) });
  }
}
