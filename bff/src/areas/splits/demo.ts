import { sql } from 'kysely';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import type { DemoAccount } from '../../demo/parties';
import { formatMoney } from '../../core/money';
import { BANK } from '../../ledger/ledger';
import './tables';

/** A tenth, as cents. */
const partOf = (value: number): number => Math.floor(value / 10);

/** Each of the owner's two companies passes a tenth of some charges on to the other: of open ones, and of ones just paid. */
export default defineDemo({
  // after all areas whose demo rows move money
  order: 130,
  clerkGrants: { 'partnerships:transfers': false },
  async fill(ctx) {
    await ctx.bulk.flush();
    const { corporation, pro } = ctx.bank;
    for (const [from, to] of [
      [corporation, pro],
      [pro, corporation],
    ] as const) {
      for (const charge of await billetsOf(ctx, from, 'waiting', 3)) share(ctx, from, to, charge, 0);
      for (const charge of await billetsOf(ctx, from, 'paid', 4)) passOn(ctx, from, to, charge);
    }
  },
});

interface Billet {
  id: number;
  value: number;
  unit: number;
}

/** The newest billets that have one item and no discount. */
async function billetsOf({ trx }: DemoContext, { id }: DemoAccount, status: string, most: number): Promise<Billet[]> {
  const { rows } = await sql<Billet>`
    select c.id, c.value, c.items_value as unit from charges c
    where c.account_id = ${id} and c.kind = 'banking_billet' and c.status = ${status} and c.discount = 0
      and c.conditional_discount_value is null and c.items_value > 5000
      and (select count(*) from charge_items i where i.account_id = c.account_id and i.charge_id = c.id) = 1
    order by c.id desc limit ${most}`.execute(trx);
  return rows;
}

const share = ({ bulk }: DemoContext, from: DemoAccount, to: DemoAccount, { id, unit }: Billet, paid: number): void =>
  bulk.add('charge_splits', {
    account_id: from.id,
    charge_id: id,
    item: 0,
    payee_id: to.id,
    place: 0,
    type: 'percentage',
    value: 1_000,
    share: partOf(unit),
    paid,
  });

function passOn(ctx: DemoContext, from: DemoAccount, to: DemoAccount, charge: Billet): void {
  const { bulk, book, now: at } = ctx;
  const value = partOf(charge.unit);
  if (book.balance(from.id) < value) return;
  share(ctx, from, to, charge, value);
  const key = `split:demo-${charge.id}:${to.id}`;
  const settlement = (amount: number) => ({ accountId: BANK, kind: 'settlement' as const, amount });
  const available = ({ id: accountId }: DemoAccount, amount: number) => ({
    accountId,
    kind: 'available' as const,
    amount,
  });
  book.post({
    key: `${key}:out`,
    kind: 'split-out',
    description: `Repasse a ${to.nickname}`,
    at,
    entries: [available(from, -value), settlement(value)],
  });
  book.post({
    key: `${key}:in`,
    kind: 'split-in',
    description: `Repasse de ${from.nickname}`,
    at,
    entries: [available(to, value), settlement(-value)],
  });
  bulk.add('split_payments', {
    account_id: to.id,
    id: bulk.id('split_payments'),
    from_id: from.id,
    charge_id: charge.id,
    kind: 'banking_billet',
    value,
    key,
    created_at: at,
  });
  bulk.add('charge_histories', {
    account_id: from.id,
    id: bulk.id('charge_histories'),
    charge_id: charge.id,
    agent: 'system',
    action: 'split',
    message: `Repasse de ${formatMoney(value)} a ${to.nickname}`,
    user_name: null,
    created_at: at,
  });
}
