import type { Selectable } from 'kysely';
import type { Address } from '@balcao/contract/core/shapes';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Database, Db, Trx } from '../../core/database';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { newToken } from '../../core/tokens';
import { settingOf, displayNameOf } from '../../kits/charging/billing/settings';
import { cardRail } from '../../rails/cards/rail';
import { isCardToken } from '../../rails/cards/token';
import type { Authentication, CardAnswer } from '../../rails/cards/port';
import { approve, deny, keepFace } from './outcomes';
import { changeCharge, hold, setCard, type Held } from './held';
import { takenByAnother } from './link-once';
import { instalmentsOf } from './offer';
import { isTriedOut, storedTryFault } from './rules';
import './tables';

/** After this time an order without an answer is sent to the processor again. */
const ASK_AGAIN_MS = 60_000;

export interface TypedPayment {
  accountId: number;
  chargeId: number;
  /** The processor's token of the card, made in the payer's browser. */
  token: string;
  instalments: number;
  /** Where the payer asks for delivery; absent or null: nothing was asked. */
  address?: Address | null;
  /** Has the payer authenticated by 3-D Secure. */
  tds?: Authentication | null;
}

export type Try = Selectable<Database['card_tries']>;

/**
 * Pays a charge with a card; a token that is sent again is charged once. A refusal by the issuer is no error: it is stored with the try.
 * @throws Problem 422 'card' where the charge cannot be paid by card now, or not in so many instalments
 */
export async function payByCard(services: Services, payment: TypedPayment): Promise<void> {
  const { store } = services;
  cardRail(services.config);
  await sendTry(services, await store.transaction((trx) => beginTry(trx, services, payment)));
}

/** Asks the processor for a try that is committed; one that was answered stays as it is. */
export async function sendTry(services: Services, attempt: Try): Promise<void> {
  if (attempt.state !== 'sent') return;
  const answer = await ask(services.store.db, services, attempt);
  await settle(services, (trx, tools) => hearAnswer(trx, tools, attempt, answer));
}

/** Runs work in a transaction, and its `afterCommit` work after the commit. */
async function settle(services: Services, run: (trx: Trx, tools: JobTools) => Promise<void>): Promise<void> {
  const after: (() => void | Promise<void>)[] = [];
  await services.store.transaction((trx) => run(trx, { services, afterCommit: (work) => void after.push(work) }));
  for (const work of after) await work();
}

const refused = (message: string) => new Problem(422, 'card', message);

/** Notes that a charge is to be paid with a card; `sendTry` charges it, or after a crash the job. @throws Problem 422 'card' */
export async function beginTry(
  trx: Trx,
  services: Services,
  { accountId, chargeId, token, instalments, address = null, tds = null }: TypedPayment,
): Promise<Try> {
  const locked = await hold(trx, accountId, chargeId);
  if (!locked) throw refused('Esta cobrança não é paga com cartão.');
  const before = await triesOf(trx, accountId, chargeId);
  const same = before.find((one) => one.token === token && !one.is_kept);
  if (same) return same;
  if (!isCardToken(token)) throw refused('Não foi possível ler o cartão. Digite os dados de novo.');
  if (locked.charge.status !== 'new' && locked.charge.status !== 'unpaid')
    throw refused('Esta cobrança não pode mais ser paga.');
  await refuseUsedUp(trx, { accountId, token, chargeId });
  if (before.some(({ state }) => state === 'sent')) throw refused('Seu pagamento está sendo processado. Aguarde.');
  if (isTriedOut(before)) throw refused('Muitas tentativas com cartão. Use outra forma de pagamento.');
  const taken = await takenByAnother(trx, locked.charge);
  if (taken) throw refused(taken);
  const offered = await instalmentsOf(trx, accountId, locked.charge.value);
  if (!offered.some(({ count }) => count === instalments)) throw refused('Escolha em quantas parcelas quer pagar.');
  const attempt = await addTry(trx, locked, { token, instalments, is_kept: false, tds });
  if (address)
    await trx
      .updateTable('charges')
      .set({ customer_address: JSON.stringify(address) })
      .where('account_id', '=', accountId)
      .where('id', '=', chargeId)
      .execute();
  const startAfter = new Date(Date.now() + ASK_AGAIN_MS);
  await services.jobs.enqueue(trx, cardAuthorise, { accountId, id: attempt.id }, { startAfter });
  return attempt;
}

/** Whether a token is spent: the processor said of it, at another charge, that it is valid for no further payment. */
export const isUsedUp = (elsewhere: readonly Pick<Try, 'is_reusable'>[]): boolean =>
  elsewhere.some(({ is_reusable }) => is_reusable === false);

/** @param chargeId the charge that the token may be sent to again @throws Problem 422 'token-used' where another one used it up */
export async function refuseUsedUp(
  trx: Trx,
  { accountId, token, chargeId = 0 }: Pick<TypedPayment, 'accountId' | 'token'> & { chargeId?: number },
): Promise<void> {
  const elsewhere = await trx
    .selectFrom('card_tries')
    .select('is_reusable')
    .where('account_id', '=', accountId)
    .where('token', '=', token)
    .where('charge_id', '<>', chargeId)
    .execute();
  if (isUsedUp(elsewhere))
    throw new Problem(422, 'token-used', 'Este cartão já foi usado em outra cobrança. Digite os dados de novo.');
}

async function addTry(
  trx: Trx,
  held: Held,
  { tds, ...given }: Pick<Try, 'token' | 'instalments' | 'is_kept' | 'tds'>,
): Promise<Try> {
  const attempt = await trx
    .insertInto('card_tries')
    .values({
      account_id: held.charge.account_id,
      charge_id: held.charge.id,
      key: newToken(),
      ...given,
      tds: tds && JSON.stringify(tds),
      challenge: null,
      state: 'sent',
      code: null,
      is_reusable: null,
      reason: null,
      created_at: await bankNow(trx),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setCard(trx, held, { tries: held.card.tries + 1 });
  return attempt;
}

/**
 * Charges a card on file in one instalment (domain.md 1), by a job that runs after the commit. Answers why that is not possible, in pt-BR,
 * having changed nothing; else null.
 */
export async function chargeStoredCard(
  trx: Trx,
  { services, afterCommit }: JobTools,
  { accountId, chargeId, token }: Pick<TypedPayment, 'accountId' | 'chargeId' | 'token'>,
): Promise<string | null> {
  const locked = await hold(trx, accountId, chargeId);
  const fault = storedTryFault(locked?.charge.status, await triesOf(trx, accountId, chargeId));
  if (!locked || fault) return fault;
  const { id } = await addTry(trx, locked, { token, instalments: 1, is_kept: true, tds: null });
  await enqueue(trx, { services, afterCommit }, cardAuthorise, { accountId, id });
  return null;
}

export const triesOf = (db: Db | Trx, accountId: number, chargeId: number): Promise<Try[]> =>
  db
    .selectFrom('card_tries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('charge_id', '=', chargeId)
    .orderBy('id')
    .execute();

/** Sends a try to the processor, which charges once for each key. */
async function ask(db: Db, services: Services, { account_id, charge_id, ...attempt }: Try): Promise<CardAnswer> {
  const { value } = await db
    .selectFrom('charges')
    .select('value')
    .where('account_id', '=', account_id)
    .where('id', '=', charge_id)
    .executeTakeFirstOrThrow();
  const { descriptor } = await settingOf(db, account_id, 'card');
  return cardRail(services.config).authorise(db, {
    key: attempt.key,
    token: attempt.token,
    amount: value,
    instalments: attempt.instalments,
    descriptor: descriptor || (await displayNameOf(db, account_id)).slice(0, 13),
    authentication: attempt.tds,
    at: await bankNow(db),
  });
}

/** Job that sends a try to the processor: of a card on file, or again where no answer was stored, as after a crash. */
export const cardAuthorise = defineJob<{ accountId: number; id: number }, { attempt: Try; answer: CardAnswer } | null>({
  name: 'card-authorise',
  prepare: async (db, { accountId, id }, services) => {
    const attempt = await db
      .selectFrom('card_tries')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return attempt?.state === 'sent' ? { attempt, answer: await ask(db, services, attempt) } : null;
  },
  run: async (trx, _ref, tools, asked) => {
    if (asked) await hearAnswer(trx, tools, asked.attempt, asked.answer);
  },
});

/** Processes the processor's answer to a try; a repeated answer changes nothing. */
async function hearAnswer(trx: Trx, tools: JobTools, attempt: Try, answer: CardAnswer): Promise<void> {
  const locked = await hold(trx, attempt.account_id, attempt.charge_id);
  const now = (await triesOf(trx, attempt.account_id, attempt.charge_id)).find(({ id }) => id === attempt.id);
  if (!locked || now?.state !== 'sent') return;
  if (answer.isReusable !== undefined)
    await trx
      .updateTable('card_tries')
      .set({ is_reusable: answer.isReusable })
      .where('account_id', '=', now.account_id)
      .where('id', '=', now.id)
      .execute();
  if (answer.state === 'approved') {
    await keepFace(trx, locked, now, answer);
    return approve(trx, tools, locked, now, answer.authorisation);
  }
  if (answer.state === 'refused') {
    if (answer.face) await keepFace(trx, locked, now, answer.face);
    return deny(trx, tools, locked, now, answer);
  }
  await keepFace(trx, locked, now, answer);
  const challenge = answer.state === 'challenge' ? JSON.stringify(answer.challenge) : null;
  await trx
    .updateTable('card_tries')
    .set({ state: 'analysis', challenge })
    .where('account_id', '=', now.account_id)
    .where('id', '=', now.id)
    .execute();
  await changeCharge(trx, tools, locked, {
    at: await bankNow(trx),
    status: 'waiting',
    told: {
      action: 'analysis',
      message: challenge
        ? 'O banco do cartão pediu que quem paga confirme que é quem diz ser'
        : 'Pagamento em análise de segurança pela processadora',
    },
  });
}
