import { directedTo } from '../../core/account-directory';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import type { CardEvent } from '../../rails/cards/port';
import { cardRail } from '../../rails/cards/rail';
import { notifyUsers } from '../../platform/notifications/notify';
import { loseContest, openContest, winContest } from './contest';
import { changeCharge, hold, type Held } from './held';
import { credit, netLeft } from './money';
import { approve, deny } from './outcomes';
import { triesOf, type Try } from './pay';
import { pageOf } from './page';
import { deniedCode } from './tds';
import './tables';

/**
 * Processes an event of the card processor; a repeated event is processed once, so it neither charges nor credits again.
 * @throws Error where the event is of an unknown try, or came before what it follows: the job is then retried.
 */
export async function hearCardEvent(trx: Trx, tools: JobTools, event: CardEvent): Promise<'done' | 'repeated'> {
  const one = await trx
    .selectFrom('card_tries')
    .selectAll()
    .where('account_id', '=', directedTo('card_tries', 'key', event.key))
    .where('key', '=', event.key)
    .executeTakeFirst();
  if (!one) throw new Error(`card event ${event.eventId} is of no try`);
  const locked = await hold(trx, one.account_id, one.charge_id);
  if (!locked) throw new Error(`card event ${event.eventId} is of no charge`);
  const claimed = await trx
    .insertInto('card_events')
    .values({
      event_id: event.eventId,
      account_id: one.account_id,
      charge_id: one.charge_id,
      kind: event.kind,
      received_at: await bankNow(trx),
    })
    .onConflict((c) => c.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!claimed) return 'repeated';
  const attempt = (await triesOf(trx, one.account_id, one.charge_id)).find(({ id }) => id === one.id)!;
  const awaited = awaits(event.kind, attempt.state);
  if (awaited) throw new Error(`card event ${event.eventId} came before the ${awaited}`);
  switch (event.kind) {
    case 'approved':
      if (attempt.state === 'analysis') await approve(trx, tools, locked, attempt, event.reason ?? '');
      break;
    case 'denied':
      if (attempt.state === 'analysis') await denyAnalysed(trx, tools, locked, attempt, event);
      break;
    case 'settled':
      await settle(trx, tools, locked, event);
      break;
    case 'contested':
      await openContest(trx, tools, locked, event);
      break;
    case 'contest-won':
      await winContest(trx, tools, locked);
      break;
    case 'contest-lost':
      await loseContest(trx, tools, locked);
      break;
  }
  return 'done';
}

/** What an event follows that a try in this state did not have yet; null where it is not early. Events come in any order. */
function awaits(kind: CardEvent['kind'], state: Try['state']): 'answer' | 'approval' | null {
  // the outcome of an analysis: the processor's answer, that it analyses, was lost and is asked for again
  if (kind === 'approved' || kind === 'denied') return state === 'sent' ? 'answer' : null;
  return state === 'approved' ? null : 'approval';
}

async function denyAnalysed(trx: Trx, tools: JobTools, held: Held, attempt: Try, event: CardEvent): Promise<void> {
  const code = deniedCode(attempt);
  const at = code === 'fraud' ? 'análise' : 'autenticação';
  await deny(trx, tools, held, attempt, { code, reason: event.reason ?? 'Pagamento não autorizado.' });
  await notifyUsers(trx, tools, {
    accountId: held.charge.account_id,
    type: 'card-refused',
    content: `Cartão de ${held.charge.customer_name} recusado na ${at}: ${formatMoney(held.charge.value)}`,
    params: { cobrancasURL: pageOf(held.charge.id) },
    at: await bankNow(trx),
    permission: 'receive:management:credit-card',
  });
}

/** A receipt was settled: it is credited, unless the charge is contested: the receipt is then held back until that is decided. */
async function settle(trx: Trx, tools: JobTools, held: Held, { number }: CardEvent): Promise<void> {
  const { charge } = held;
  const receipt = held.receipts.find((one) => one.number === number);
  if (!receipt || receipt.settled_at) return;
  const at = await bankNow(trx);
  await trx
    .updateTable('card_receipts')
    .set({ settled_at: at })
    .where('account_id', '=', charge.account_id)
    .where('charge_id', '=', charge.id)
    .where('number', '=', receipt.number)
    .execute();
  if (receipt.taken === receipt.gross) return;
  const of = `${receipt.number} de ${held.receipts.length}`;
  if (charge.status === 'contested' && held.card.contest_state !== 'lost') {
    const message = `Recebimento ${of} retido até o fim da contestação`;
    return changeCharge(trx, tools, held, { at, told: { action: 'held-back', message } });
  }
  await credit(trx, tools, held, [receipt], at);
  const net = netLeft(receipt);
  await changeCharge(trx, tools, held, {
    at,
    ...(charge.status === 'approved' ? { status: 'paid' } : {}),
    told: { action: 'settled', message: `Recebimento ${of} creditado: ${formatMoney(net)}` },
  });
}

export const cardHear = defineJob<Omit<CardEvent, 'at'> & { at: string }>({
  name: 'card-hear',
  run: async (trx, event, tools) => void (await hearCardEvent(trx, tools, { ...event, at: new Date(event.at) })),
});

const ROUND_SECONDS = 5;

/** Periodic job: receives the card processor's events, and enqueues a job for each. */
export const cardRound = defineJob<object, { id: number; event: CardEvent }[]>({
  name: 'card-round',
  everySeconds: ROUND_SECONDS,
  prepare: async (db, _data, { config }) =>
    config.BALCAO_RAILS === 'sandbox' ? cardRail(config).receive(db, await bankNow(db)) : [],
  run: async (trx, _data, { services, afterCommit }, heard) => {
    if (!heard.length) return;
    for (const { event } of heard) await services.jobs.enqueue(trx, cardHear, { ...event, at: event.at.toISOString() });
    await cardRail(services.config).acknowledge(
      trx,
      heard.map(({ id }) => id),
    );
    afterCommit(() => services.jobs.nudge(cardHear.name));
  },
});

/**
 * Periodic job: cancels card charges on which no card was typed by their due date. Charges with a refused card are written off as
 * billets are.
 */
export const cardsLapse = defineJob<object>({
  name: 'card-lapse',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const at = await bankNow(trx);
    const over = await trx
      .selectFrom('charges')
      .select(['account_id', 'id'])
      .where('payment_method', '=', 'credit_card')
      .where('status', '=', 'new')
      .where('expire_at', '<', saoPauloDay(at))
      // charges of subscriptions need no payer to type a card
      .where('subscription_id', 'is', null)
      .orderBy('id')
      .limit(200)
      .execute();
    for (const { account_id, id } of over) {
      const locked = await hold(trx, account_id, id);
      if (locked?.charge.status !== 'new') continue;
      const message = 'Prazo encerrado sem que um cartão fosse informado';
      await changeCharge(trx, tools, locked, {
        at,
        status: 'canceled',
        told: { action: 'lapse', message, agent: 'system' },
      });
    }
  },
});

/** Periodic jobs that a new day of the bank's clock affects. */
export const cardTurns = [cardRound, cardsLapse];
