import { sql, type Insertable, type Selectable } from 'kysely';
import { inOneTransaction, type Database, type Db } from '../../core/database';
import { addDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Authentication, CardAnswer, CardEvent, CardFace, CardOrder, CardRail, Refusal } from './port';
import {
  answerChallenge,
  authenticationOf,
  authorisationOf,
  isOfTds,
  findChallenge,
  openChallenge,
  SANDBOX_CHALLENGE_PATH,
  UNCONFIRMED,
} from './sandbox-challenge';
import { makeSandboxToken, type TestBehaviour } from './sandbox-token';
import './tables';

/** Endpoint of the sandbox processor that the payer's browser sends the card to. */
const SANDBOX_TOKEN_PATH = '/processadora/cartoes';

const SECOND = 1000;
/** Milliseconds from the order until the antifraud decides, and until a payment with the `contested` test card is contested. */
const ANALYSIS = 20 * SECOND;
/** Milliseconds in which a payer answers the issuer's challenge. */
const CHALLENGE = 600 * SECOND;
const CONTEST = 30 * SECOND;
/** Days in which a shop may answer a chargeback, and in which the brand then decides. */
const ANSWER_DAYS = 10;
const DECISION_DAYS = 5;

const REASONS: Record<Refusal['code'], string> = {
  'unknown-token': 'Não foi possível ler o cartão. Digite os dados de novo.',
  'do-not-honor': 'O banco do cartão não autorizou. Fale com ele ou use outro cartão.',
  'no-funds': 'Saldo ou limite insuficiente.',
  lost: 'O banco do cartão não autorizou: cartão bloqueado.',
  stolen: 'O banco do cartão não autorizou: cartão bloqueado.',
  expired: 'O banco do cartão informou que ele está vencido.',
  'wrong-code': 'Código de segurança incorreto.',
  fraud: 'Pagamento não autorizado por segurança.',
  authentication: UNCONFIRMED,
};

type Token = Selectable<Database['sandbox_card_tokens']>;

const faceOf = ({ brand, last4, holder }: Token): CardFace => ({ brand, last4, holder });

/** @param before number of earlier orders with this token */
function answerOf(token: Token | undefined, key: string, before: number): CardAnswer {
  if (!token) return { state: 'refused', code: 'unknown-token', reason: REASONS['unknown-token'], face: null };
  const behaviour = token.behaviour as TestBehaviour;
  if (behaviour === 'analysis-approved' || behaviour === 'analysis-denied')
    return { state: 'analysis', ...faceOf(token) };
  if (behaviour === 'fails-twice' && (before === 1 || before === 2))
    return { state: 'refused', code: 'no-funds', reason: REASONS['no-funds'], face: faceOf(token) };
  if (behaviour === 'approved' || behaviour === 'contested' || behaviour === 'fails-twice' || isOfTds(behaviour))
    return { state: 'approved', authorisation: authorisationOf(key), ...faceOf(token) };
  return { state: 'refused', code: behaviour, reason: REASONS[behaviour], face: faceOf(token) };
}

type Planned = Pick<Insertable<Database['sandbox_card_events']>, 'event_id' | 'key' | 'kind' | 'due_at'> &
  Partial<Pick<CardEvent, 'number' | 'amount' | 'reason' | 'deadline'>>;

/** Schedules an event to be delivered at its `due_at`; an event id is scheduled once. */
export async function planCardEvent(db: Db, planned: Planned): Promise<void> {
  const none = { number: null, amount: null, reason: null, deadline: null };
  await db
    .insertInto('sandbox_card_events')
    .values({ ...none, ...planned })
    .onConflict((c) => c.column('event_id').doNothing())
    .execute();
}

async function authorise(
  db: Db,
  { key, token, amount, descriptor, at, authentication }: CardOrder,
): Promise<CardAnswer> {
  await db
    .updateTable('sandbox_card_tokens')
    .set({ used_by: key })
    .where('token', '=', token)
    .where('used_by', 'is', null)
    .where('reusable', '=', false)
    .execute();
  const card = await db
    .selectFrom('sandbox_card_tokens')
    .selectAll()
    .where('token', '=', token)
    .where((e) => e.or([e('reusable', '=', true), e('used_by', '=', key)]))
    .executeTakeFirst();
  await db
    .insertInto('sandbox_card_orders')
    .values({ key, token, amount, descriptor, received_at: at })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  const challenge = card && authentication ? await authenticate(db, card, { key, at, authentication }) : null;
  const answer: CardAnswer = {
    ...(challenge ?? answerOf(card, key, card?.reusable ? await ordersBefore(db, key) : 0)),
    ...(card ? { isReusable: card.reusable } : {}),
  };
  if (answer.state === 'analysis')
    await planCardEvent(db, {
      event_id: `${key}:analysis`,
      key,
      kind: card?.behaviour === 'analysis-denied' ? 'denied' : 'approved',
      reason: card?.behaviour === 'analysis-denied' ? REASONS.fraud : authorisationOf(key),
      due_at: new Date(at.getTime() + ANALYSIS),
    });
  return answer;
}

/** What comes of the payer's authentication before the order itself; null where they pass without a challenge. */
async function authenticate(
  db: Db,
  card: Token,
  { key, at, authentication }: Pick<CardOrder, 'key' | 'at'> & { authentication: Authentication },
): Promise<CardAnswer | null> {
  const behaviour = card.behaviour as TestBehaviour;
  const outcome = authenticationOf(behaviour);
  if (outcome === 'passed') return null;
  const face = faceOf(card);
  if (outcome === 'failed') return { state: 'refused', code: 'authentication', reason: REASONS.authentication, face };
  const challenge = await openChallenge(db, { key, callbackUrl: authentication.callbackUrl, behaviour });
  await planCardEvent(db, {
    event_id: `${key}:challenge`,
    key,
    kind: 'denied',
    reason: 'Quem paga não respondeu a tempo ao banco do cartão.',
    due_at: new Date(at.getTime() + CHALLENGE),
  });
  return { state: 'challenge', challenge, ...face };
}

async function ordersBefore(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sandbox_card_orders o join sandbox_card_orders mine on mine.key = ${key}
    where o.token = mine.token and (o.received_at, o.key) < (mine.received_at, mine.key)`.execute(db);
  return rows[0]!.count;
}

/** Opens a chargeback: the card holder disputes the payment. `now`: the bank's time. */
export async function contestSandboxCard(db: Db, key: string, now: Date): Promise<void> {
  const { amount, refunded } = await db
    .selectFrom('sandbox_card_orders')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const deadline = addDays(saoPauloDay(now), ANSWER_DAYS);
  await planCardEvent(db, {
    event_id: `${key}:contested`,
    key,
    kind: 'contested',
    amount: amount - refunded,
    reason: 'O portador do cartão não reconhece a compra',
    deadline,
    due_at: now,
  });
  await planCardEvent(db, {
    event_id: `${key}:contest`,
    key,
    kind: 'contest-lost',
    due_at: new Date(`${addDays(deadline, 1)}T06:00:00-03:00`),
  });
}

/** The card processor of the sandbox. Stores orders in the database, but never a card number. */
export const sandboxCardRail: CardRail = {
  tokenUrl: SANDBOX_TOKEN_PATH,
  makeToken: makeSandboxToken,
  challenges: { path: SANDBOX_CHALLENGE_PATH, find: findChallenge, answer: answerChallenge },
  authorise,
  capture: async (db, key, receipts) => {
    for (const { number, day } of receipts)
      await planCardEvent(db, {
        event_id: `${key}:settled:${number}`,
        key,
        kind: 'settled',
        number,
        due_at: new Date(`${day}T06:00:00-03:00`),
      });
    const order = await db
      .selectFrom('sandbox_card_orders as o')
      .innerJoin('sandbox_card_tokens as t', 't.token', 'o.token')
      .select(['o.received_at', 't.behaviour'])
      .where('o.key', '=', key)
      .executeTakeFirst();
    if (order?.behaviour === 'contested')
      await contestSandboxCard(db, key, new Date(order.received_at.getTime() + CONTEST));
  },
  refund: (db, key, { key: refundKey, amount }) =>
    inOneTransaction(db, async (trx) => {
      const created = await trx
        .insertInto('sandbox_card_refunds')
        .values({ key: refundKey, order_key: key, amount })
        .onConflict((c) => c.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      if (created)
        await trx
          .updateTable('sandbox_card_orders')
          .set((e) => ({ refunded: e('refunded', '+', amount) }))
          .where('key', '=', key)
          .execute();
    }),
  defend: async (db, key, _text, at) => {
    await db
      .updateTable('sandbox_card_events')
      .set({ kind: 'contest-won', due_at: new Date(at.getTime() + DECISION_DAYS * 86_400_000) })
      .where('event_id', '=', `${key}:contest`)
      .where('taken', '=', false)
      .execute();
  },
  receive: async (db, now) => {
    const rows = await db
      .selectFrom('sandbox_card_events')
      .selectAll()
      .where('taken', '=', false)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(50)
      .execute();
    return rows.map(({ id, event_id: eventId, due_at: at, taken: _taken, ...told }) => ({
      id,
      event: { ...told, eventId, at },
    }));
  },
  acknowledge: async (trx, ids) => {
    if (ids.length) await trx.updateTable('sandbox_card_events').set({ taken: true }).where('id', 'in', ids).execute();
  },
};
