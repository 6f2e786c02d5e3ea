import { addDays } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import type { Bulk } from '../../../demo/bulk';
import { Diary, someTime, spread } from '../../../demo/calendar';
import { drawCharge, type DemoCharge } from './charge-row';
import { Clientele } from './clientele';
import type { Dice } from '../../../demo/dice';
import { historiesOf } from './histories';
import type { DemoAccount } from '../../../demo/parties';
import type { DemoBusiness } from '../../../demo/bank';
import type { DemoContext } from '../../../demo/define-demo';
import { Treasury } from './treasury';

/** How many of the last charges are not yet confirmed by the rail, where the account has more than 20. */
const NEW_ONES = 3;

/** Simulates an account's history day by day: issues charges, receives and spends money. Only future payments are in memory. */
export async function fillBusiness(ctx: DemoContext, business: DemoBusiness): Promise<void> {
  const { bulk, book, now, today, told } = ctx;
  const { issuer, trade, charges, first } = business;
  const dice = business.dice.fork('');
  const clientele = new Clientele(trade, told('customers').get(issuer.id)!);
  const tags = told('tags').get(issuer.id)!;
  const wrote = issuer === ctx.bank.corporation ? ctx.progress : () => undefined;
  const treasury = new Treasury(book, issuer.id, business.capital);
  const credits = new Diary<DemoCharge>();
  const returns = new Diary<DemoCharge>();
  let number = 0;
  for (const { day, count } of [...spread(charges, first, addDays(today, -1)), { day: today, count: 0 }]) {
    const times = Array.from({ length: count }, () => someTime(dice, day, 8, 18)).sort(
      (a, b) => a.getTime() - b.getTime(),
    );
    for (const at of times) {
      number++;
      const charge = drawCharge(dice, {
        issuer,
        id: bulk.id('charges'),
        ourNumber: number,
        customer: clientele.on(dice, day),
        at,
        isNew: charges > 20 && number > charges - NEW_ONES,
        mayBeReturned: number > charges / 20 && charges > 500,
        now,
      });
      write(bulk, dice, issuer, tags, charge);
      if (charge.outcome.creditedAt) credits.note(saoPauloDay(charge.outcome.creditedAt), charge);
      if (charge.outcome.status === 'refunded') returns.note(saoPauloDay(charge.outcome.closedAt!), charge);
      if (bulk.isFull) await bulk.flush();
    }
    treasury.live(dice, day, credits.take(day), returns.take(day), now);
    if (bulk.isFull) await bulk.flush();
    wrote(number);
  }
  bulk.add('billet_numbers', { account_id: issuer.id, next: number + 1 });
}

function write(
  bulk: Bulk,
  dice: Dice,
  issuer: DemoAccount,
  tags: ReadonlyMap<string, number>,
  charge: DemoCharge,
): void {
  const { row, outcome } = charge;
  const where = { account_id: issuer.id, charge_id: row.id };
  bulk.add('charges', row);
  for (const { name, amount, value } of charge.lines)
    bulk.add('charge_items', { ...where, id: bulk.id('charge_items'), name, amount, value });
  const life = {
    chargeId: row.id,
    at: row.created_at!,
    by: charge.by,
    email: row.customer_email ?? null,
    paid: charge.paid,
    writeOffDays: row.write_off_days ?? 0,
    outcome,
  };
  for (const { agent, action, message, userName, at } of historiesOf(dice, life))
    bulk.add('charge_histories', {
      ...where,
      id: bulk.id('charge_histories'),
      agent,
      action,
      message,
      user_name: userName ?? null,
      created_at: at,
    });
  for (const tag of tagsOf(dice, charge, tags)) bulk.add('charge_tags', { ...where, tag_id: tag });
  if (outcome.paidAt && row.paid_value)
    bulk.add('billet_payments', {
      event_id: `demo-${row.id}`,
      ...where,
      amount: row.paid_value,
      paid_at: outcome.paidAt,
      outcome: 'exact',
      received_at: outcome.paidAt,
    });
}

function tagsOf(dice: Dice, { segment, outcome }: DemoCharge, tags: ReadonlyMap<string, number>): number[] {
  const names = new Set<string>();
  if (dice.chance(0.45)) names.add(dice.pick(segment.tags));
  if (dice.chance(0.04)) names.add(dice.pick([...tags.keys()]));
  if (outcome.status === 'unpaid' && dice.chance(0.4)) names.add('Renegociada');
  return [...names].flatMap((name) => tags.get(name) ?? []);
}
