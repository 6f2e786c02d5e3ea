import { addDays } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import type { DemoBusiness } from '../../demo/bank';
import { someTime } from '../../demo/calendar';
import type { Line } from '../../demo/trade';
import { billetCodes } from '../../kits/charging/codes';
import { demoCharge } from '../../kits/charging/demo-charge';
import { USUAL_RATES } from '../../kits/charging/rates/rates';
import { lastOverdueDay } from '../../rails/billet/amounts';
import { drawParcel, type ParcelLife } from './demo-parcel';
import { addMonths, splitCents } from './parcels';
import './tables';

const OF_COFFEE: readonly Line[] = [
  { name: 'Curso de barista profissional', amount: 1, value: 189_000 },
  { name: 'Máquina de espresso de dois grupos', amount: 1, value: 1_248_000 },
  { name: 'Moinho sob demanda', amount: 1, value: 359_900 },
  { name: 'Assinatura anual de café em grãos', amount: 1, value: 238_800 },
  { name: 'Reforma do balcão de atendimento', amount: 1, value: 720_000 },
];

interface Drawn {
  id: number;
  value: number;
  count: number;
  first: string;
  at: Date;
  item: Line;
  customer: { id: number; name: string; document: string; email: string | null; phone: string; address: object };
  lives: ParcelLife[];
}

/** Adds a firm's carnets: some new, some nearly or wholly paid, a few with overdue parcels. */
async function fillFirm(ctx: DemoContext, business: DemoBusiness, count: number): Promise<void> {
  const { bulk, dice, today, now, trx, told } = ctx;
  const { issuer } = business;
  const customers = told('customers').get(issuer.id)!;
  const tags = [...told('tags').get(issuer.id)!.values()];
  const drawn: Drawn[] = [];
  for (let n = 0; n < count; n++) {
    const customer = customers[dice.int(0, customers.length - 1)]!;
    const item = issuer === ctx.bank.corporation ? dice.pick(OF_COFFEE) : customer.segment.lines(dice)[0]!;
    const parcels = dice.pick([3, 6, 6, 10, 12]);
    const first = addMonths(addDays(today, dice.int(-12, 12)), -dice.int(0, n % 4 === 0 ? parcels + 1 : 5));
    const at = someTime(dice, addDays(first < today ? first : today, -dice.int(8, 20)), 9, 17);
    const isLate = dice.chance(0.25);
    const end = { today, overdue: lastOverdueDay(today), now, isLate };
    const lives = Array.from({ length: parcels }, (_, k) => drawParcel(dice, addMonths(first, k), k, end));
    const value = item.amount * item.value;
    drawn.push({ id: bulk.id('carnets'), value, count: parcels, first, at, item, customer, lives });
  }
  drawn.sort((a, b) => a.at.getTime() - b.at.getTime());
  const ids = drawn.map(({ id }) => id).sort((a, b) => a - b);
  drawn.forEach((one, at) => (one.id = ids[at]!));
  for (const one of drawn) {
    const { id, customer, at } = one;
    const finished = one.lives.every(({ status }) => status === 'settled' || status === 'canceled');
    bulk.add('carnets', {
      account_id: issuer.id,
      id,
      status: 'up_to_date',
      customer_name: customer.name,
      customer_document: customer.document,
      customer_email: customer.email,
      parcels: one.count,
      paid_parcels: 0,
      overdue_parcels: 0,
      value: one.value,
      open_value: 0,
      paid_value: 0,
      first_due: one.first,
      message: null,
      note: dice.chance(0.15) ? 'Combinado por telefone com o financeiro.' : null,
      filed: finished && dice.chance(0.6),
      fingerprint: stableHash([id]),
      search: searchText(customer.name, customer.document, customer.email, id),
      created_by: issuer.people[0]!.id,
      created_at: at,
      updated_at: at,
    });
    bulk.add('carnet_histories', {
      account_id: issuer.id,
      id: bulk.id('carnet_histories'),
      carnet_id: id,
      message: `Carnê criado com ${one.count} parcelas`,
      user_name: issuer.people[0]!.name,
      created_at: at,
    });
    if (tags.length && dice.chance(0.4))
      bulk.add('carnet_tags', { account_id: issuer.id, carnet_id: id, tag_id: dice.pick(tags) });
  }
  // carnets are written before their parcels, because database triggers add the parcels' sums to them
  await bulk.flush();
  const { next } = await trx
    .selectFrom('billet_numbers')
    .select('next')
    .where('account_id', '=', issuer.id)
    .executeTakeFirstOrThrow();
  let number = next;
  for (const one of drawn)
    for (const [at, value] of splitCents(one.value, one.count).entries())
      addParcel(ctx, business, one, at, value, number++);
  await bulk.flush();
  await trx.updateTable('billet_numbers').set({ next: number }).where('account_id', '=', issuer.id).execute();
}

function addParcel(
  { bulk }: DemoContext,
  { issuer }: DemoBusiness,
  carnet: Drawn,
  at: number,
  value: number,
  our_number: number,
): void {
  const { customer, item } = carnet;
  const life = carnet.lives[at]!;
  const id = bulk.id('charges');
  const where = { account_id: issuer.id, charge_id: id };
  bulk.add('charges', {
    ...demoCharge(customer),
    account_id: issuer.id,
    id,
    kind: 'carnet',
    payment_method: 'banking_billet',
    carnet_id: carnet.id,
    status: life.status,
    value,
    items_value: value,
    fine: 200,
    interest: 33,
    write_off_days: 120,
    expire_at: life.due,
    paid_at: life.paidAt,
    paid_value: life.status === 'identified' ? value : null,
    fee: USUAL_RATES.charges.carnet.fee,
    our_number,
    ...billetCodes(issuer, { value, expire_at: life.due, our_number, bolix: false }),
    send_email: false,
    fingerprint: stableHash([carnet.id, at]),
    search: searchText(customer.name, customer.document, customer.email, our_number),
    created_by: issuer.people[0]!.id,
    created_at: carnet.at,
    updated_at: life.endedAt ?? carnet.at,
  });
  bulk.add('charge_items', { ...where, id: bulk.id('charge_items'), name: item.name, amount: 1, value });
  const lines = [
    { agent: 'user' as const, action: 'create', message: 'Parcela criada', user: true, at: carnet.at },
    {
      agent: 'rail' as const,
      action: 'register',
      message: 'Boleto registrado',
      user: false,
      at: new Date(carnet.at.getTime() + 60_000),
    },
    ...life.told(value),
  ];
  for (const line of lines)
    bulk.add('charge_histories', {
      ...where,
      id: bulk.id('charge_histories'),
      agent: line.agent,
      action: line.action,
      message: line.message,
      user_name: line.user ? issuer.people[0]!.name : null,
      created_at: line.at,
    });
  if (life.status === 'identified')
    bulk.add('billet_payments', {
      event_id: `demo-${id}`,
      ...where,
      amount: value,
      paid_at: life.paidAt!,
      outcome: 'exact',
      received_at: life.paidAt!,
    });
}

export default defineDemo({
  order: 50,
  clerkGrants: { 'receive:management:carnets': true },
  async fill(ctx) {
    for (const business of ctx.bank.businesses)
      await fillFirm(ctx, business, business.issuer === ctx.bank.corporation ? 24 : 3);
  },
});
