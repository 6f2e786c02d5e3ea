import { holdDue } from '../../core/hold-due';
import type { Services } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { newProtocol } from '../../kits/money/operations';
import { saoPauloInstant } from '../../kits/money/slot';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import { notifyUsers } from '../../platform/notifications/notify';
import { broker } from '../../rails/broker/rail';
import { isPerson, readIndexes } from './market';
import { findInvestment, findRedemption, listWaiting, type RedemptionRow } from './repository';
import { BROKER_HOURS } from './rules';
import { netTaken, type InvestmentRow } from './value';
import './tables';

const AT_ONCE = 100;

interface Ref {
  accountId: number;
  id: number;
}

/** What the broker was asked to sell: the gross value at that moment. */
async function sell(db: Db, { accountId, id }: Ref, services: Services): Promise<{ now: Date } | null> {
  const row = await findRedemption(db, accountId, id);
  const now = await bankNow(db);
  if (row.state !== 'scheduled' || row.due_at > now) return null;
  const { protocol: purchase } = await findInvestment(db, accountId, row.investment_id);
  await broker(services.config).sell(db, { key: row.protocol, purchase, amount: row.gross, at: now });
  return { now };
}

/** Pays a redemption that is due: the broker sells first, which a repetition does not do again. */
export const settleRedemption = defineJob<Ref, { now: Date } | null>({
  name: 'investment-redemption',
  prepare: sell,
  run: async (trx, { accountId, id }, tools, sold) => {
    if (!sold) return;
    const { investment_id } = await findRedemption(trx, accountId, id);
    const one = await findInvestment(trx, accountId, investment_id, { lock: true });
    const row = await findRedemption(trx, accountId, id, { lock: true });
    if (row.state === 'scheduled' && one.state === 'active') await pay(trx, tools, one, row, sold.now);
  },
});

/** Pays a redemption of a locked investment at what it is worth now, and takes it out of the wallet. */
async function pay(trx: Trx, tools: JobTools, one: InvestmentRow, row: RedemptionRow, now: Date): Promise<void> {
  const { account_id: accountId } = one;
  const market = {
    today: saoPauloDay(now),
    ...(await readIndexes(tools.services)),
    isPerson: await isPerson(trx, accountId),
  };
  const taken = netTaken(one, row.is_whole ? null : row.gross, market);
  const { kept } = taken;
  await trx
    .updateTable('investments')
    .set({ ...kept, ...(kept.units === 0 && { state: row.is_maturity ? 'matured' : 'redeemed' }) })
    .where('account_id', '=', accountId)
    .where('id', '=', one.id)
    .execute();
  await trx
    .updateTable('investment_redemptions')
    .set({
      state: 'settled',
      settled_at: now,
      gross: taken.gross,
      principal: one.principal - kept.principal,
      iof: taken.iof,
      income_tax: taken.incomeTax,
      net: taken.net,
      units: one.units - kept.units,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .execute();
  const { name } = one.product;
  const move = (kind: string, description: string, amount: number) =>
    amount !== 0 &&
    post(trx, {
      key: `${kind}:${accountId}:${row.id}`,
      kind,
      description: `${description} ${name}`,
      protocol: row.protocol,
      counterpart: { name: one.product.issuer },
      at: now,
      entries: [
        { accountId, kind: 'available', amount },
        { accountId: BANK, kind: 'settlement', amount: -amount },
      ],
    });
  await move('investment-redemption', row.is_maturity ? 'Vencimento de' : 'Resgate de', taken.gross);
  await move('investment-iof', 'IOF sobre', -taken.iof);
  await move('investment-income-tax', 'Imposto de renda sobre', -taken.incomeTax);
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'investments', 'updated', [one.id]));
  publishMoney(tools, accountId);
  await notifyUsers(trx, tools, {
    accountId,
    type: 'investment',
    content: `${row.is_maturity ? 'Seu investimento venceu' : 'Resgate feito'}: ${formatMoney(taken.net)} de ${name} estão no saldo.`,
    params: { url: `/investimentos/detalhes/${one.id}` },
    at: now,
    permission: 'investments',
  });
}

const MATURED = 'O investimento venceu antes.';

/** At maturity all that is left is paid; what waits to be redeemed is cancelled. */
async function mature(trx: Trx, tools: JobTools, one: InvestmentRow, now: Date): Promise<void> {
  const { account_id: accountId, id } = one;
  for (const waiting of await listWaiting(trx, accountId, id))
    await trx
      .updateTable('investment_redemptions')
      .set({ state: 'cancelled', reason: MATURED })
      .where('account_id', '=', accountId)
      .where('id', '=', waiting.id)
      .execute();
  const row = await trx
    .insertInto('investment_redemptions')
    .values({
      account_id: accountId,
      investment_id: id,
      user_id: null,
      protocol: newProtocol(now),
      is_maturity: true,
      is_whole: true,
      gross: 0,
      net: 0,
      scheduled_for: one.maturity,
      due_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await pay(trx, tools, one, row, now);
}

/** Periodic job: redemptions whose hour came are paid, and investments mature. */
export const investmentRound = defineJob<object>({
  name: 'investment-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const due = await trx
      .selectFrom('investment_redemptions')
      .select(['account_id as accountId', 'id'])
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', now)
      .orderBy('account_id')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const ref of due) await enqueue(trx, tools, settleRedemption, ref);
    // what matures is paid once the market of that day opens
    const today = saoPauloDay(now);
    const isOpen = now >= saoPauloInstant(today, BROKER_HOURS.opens);
    const over = await holdDue(
      trx
        .selectFrom('investments')
        .selectAll()
        .where('state', '=', 'active')
        .where('maturity', isOpen ? '<=' : '<', today)
        .orderBy('account_id')
        .orderBy('id'),
      AT_ONCE,
    );
    for (const one of over) await mature(trx, tools, one, now);
  },
});
