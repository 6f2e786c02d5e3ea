import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import type { CardEvent } from '../../rails/cards/port';
import { notifyUsers } from '../../platform/notifications/notify';
import { changeCharge, hold, leftOf, setCard, type Held } from './held';
import { credit, takeBack } from './money';
import { cardDefend } from './outcomes';
import { pageOf } from './page';
import { defenseFault, defenseTextFault } from './rules';
import './tables';
import { inSavepoint } from '../../core/savepoint';

/**
 * Opens a contest: the card's holder does not recognise the payment. Receipts that are still to come are not credited until it is decided.
 * Does nothing where the charge is neither approved nor paid, or nothing of it is left.
 */
export async function openContest(trx: Trx, tools: JobTools, held: Held, event: CardEvent): Promise<void> {
  const { charge } = held;
  const value = Math.min(event.amount ?? charge.value, leftOf(held));
  if (!['approved', 'paid'].includes(charge.status) || value === 0) return;
  const at = await bankNow(trx);
  const until = event.deadline!;
  await setCard(trx, held, {
    contest_state: 'open',
    contest_value: value,
    contest_reason: event.reason,
    contest_until: until,
    contest_at: at,
  });
  const content = `Contestação de ${formatMoney(value)}. Responda até ${formatDay(until)}`;
  await changeCharge(trx, tools, held, { at, status: 'contested', told: { action: 'contested', message: content } });
  await notifyUsers(trx, tools, {
    accountId: charge.account_id,
    type: 'card-contested',
    content: `${charge.customer_name} contestou ${formatMoney(value)} no cartão. Responda até ${formatDay(until)}`,
    params: { cobrancasURL: pageOf(charge.id) },
    at,
    permission: 'receive:management:credit-card',
  });
}

const isOpen = ({ card }: Held) => card.contest_state === 'open' || card.contest_state === 'defended';

/** Credits what is left of the receipts that were settled during the contest; answers whether there were any. */
async function creditSettled(trx: Trx, tools: JobTools, held: Held, at: Date): Promise<boolean> {
  const waiting = held.receipts.filter(
    ({ settled_at, credited_at, taken, gross }) => settled_at && !credited_at && taken < gross,
  );
  await credit(trx, tools, held, waiting, at);
  return waiting.length > 0;
}

/**
 * The contest is decided for the account: the receipts that were settled meanwhile are credited. The charge is paid, or approved where none
 * of its receipts was credited yet.
 */
export async function winContest(trx: Trx, tools: JobTools, held: Held): Promise<void> {
  if (!isOpen(held)) return;
  const at = await bankNow(trx);
  await setCard(trx, held, { contest_state: 'won' });
  const wasCredited = held.receipts.some(({ credited_at }) => credited_at !== null);
  const status = (await creditSettled(trx, tools, held, at)) || wasCredited ? 'paid' : 'approved';
  const message = 'Contestação encerrada a seu favor';
  await changeCharge(trx, tools, held, { at, status, told: { action: 'contest-won', message } });
}

/**
 * The contest is decided for the payer: what the account received of the contested value is debited, now or once the balance covers it.
 * What is left of the receipts that were settled meanwhile is credited; nothing is left of them where the balance does not cover the debit,
 * since the contested value is first taken from receipts that were not credited.
 */
export async function loseContest(trx: Trx, tools: JobTools, held: Held): Promise<void> {
  if (!isOpen(held)) return;
  await setCard(trx, held, { contest_state: 'lost' });
  const at = await bankNow(trx);
  const done = await debit(trx, held);
  if (done) await creditSettled(trx, tools, (await hold(trx, held.charge.account_id, held.charge.id))!, at);
  else await setCard(trx, held, { debit_pending: true });
  const value = formatMoney(held.card.contest_value ?? 0);
  await changeCharge(trx, tools, held, {
    at,
    values: { paid_value: held.charge.value - held.card.refunded - (held.card.contest_value ?? 0) },
    told: {
      action: 'contest-lost',
      message: done
        ? `Contestação perdida: ${value} devolvidos a quem pagou`
        : `Contestação perdida: ${value} serão debitados assim que houver saldo`,
    },
  });
}

/** Debits the contested value; false, with nothing changed, where the available balance does not cover it. */
async function debit(trx: Trx, held: Held): Promise<boolean> {
  const at = await bankNow(trx);
  try {
    await inSavepoint(trx, () =>
      takeBack(trx, held, {
        value: held.card.contest_value ?? 0,
        key: 'contest',
        kind: 'card-contest',
        description: `Contestação de cartão de ${held.charge.customer_name}`,
        at,
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

/** Periodic job: tries again to debit lost contests that the balance did not cover. */
export const cardDebits = defineJob<object>({
  name: 'card-debits',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    // chosen at random, so that those whose balance never covers them hold up no other; locked in order
    const { rows: due } = await sql<{ account_id: number; charge_id: number }>`
      select * from (select account_id, charge_id from card_charges where debit_pending order by random() limit 100) as chosen
      order by account_id, charge_id`.execute(trx);
    for (const { account_id, charge_id } of due) {
      const locked = await hold(trx, account_id, charge_id);
      if (!locked?.card.debit_pending || !(await debit(trx, locked))) continue;
      await setCard(trx, locked, { debit_pending: false });
      const message = `Débito da contestação feito: ${formatMoney(locked.card.contest_value ?? 0)}`;
      await changeCharge(trx, tools, locked, {
        at: await bankNow(trx),
        told: { action: 'contest-debit', message, agent: 'system' },
      });
    }
  },
});

/**
 * Answers a contest with the account's defense.
 * @throws Problem 404 where there is no such card charge, 422 'refused' where it cannot be answered now, 422 at 'text' if too short
 */
export async function defend(ctx: Ctx, id: number, typed: string): Promise<void> {
  const trx = ctx.trx();
  const locked = await hold(trx, ctx.accountId, id);
  if (!locked) throw notFound();
  const fault = defenseFault(locked.card, ctx.today);
  if (fault) throw new Problem(422, 'refused', fault);
  const text = typed.trim();
  const textFault = defenseTextFault(text);
  if (textFault) throw fieldProblem('text', textFault);
  await setCard(trx, locked, { contest_state: 'defended', defense: text });
  await changeCharge(trx, ctx, locked, {
    at: ctx.now,
    told: { action: 'defend', message: 'Contestação respondida', agent: 'user', userName: ctx.userName },
  });
  await enqueue(trx, ctx, cardDefend, { key: locked.card.order_key!, text });
}
