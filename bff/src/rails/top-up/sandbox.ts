import type { Db } from '../../core/database';
import { bankNow } from '../../core/clock';
import { LostAnswer } from '../payments/port';
import { branchesOf, OPERATORS } from './operators';
import type { TopUpOrder, TopUpRail, TopUpState } from './port';
import './tables';

/**
 * The last two digits of the number choose the outcome: 91 refused, 92 refused later, 93 taken back after a minute, 94 order taken but
 * answer lost, 95 answer lost and order not taken the first time, 96 confirmation lost the first time, 97 final only when asked for. Any
 * other number is topped up at once.
 */
export const TEST_NUMBERS = {
  refused: '91',
  refusedLater: '92',
  takenBack: '93',
  lostAnswer: '94',
  neverTaken: '95',
  lostConfirmation: '96',
  slow: '97',
} as const;

const REFUSED = { code: 'unknown-number', reason: 'A operadora não encontrou este número entre os pré-pagos.' };
const SECOND = 1000;
const LATER = 5 * SECOND;
const BACK = 60 * SECOND;

const endOf = (phone: string) => phone.slice(-2);
const find = (db: Db, key: string) =>
  db.selectFrom('sandbox_top_ups').selectAll().where('key', '=', key).executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

const stateOf = ({ state, at }: Pick<Row, 'state' | 'at'>): TopUpState =>
  state === 'refused' ? { state, at, ...REFUSED } : state === 'processing' ? { state } : { state, at };

/** Stores an order; false where its key is stored already. */
async function insert(db: Db, order: TopUpOrder, state: Row['state']): Promise<boolean> {
  const { key, operator, phone, amount, at } = order;
  const back_at = endOf(phone) === TEST_NUMBERS.takenBack ? new Date(at.getTime() + BACK) : null;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_top_ups')
    .values({ key, operator, phone, amount, state, at, back_at })
    .onConflict((c) => c.column('key').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

async function effect(db: Db, order: TopUpOrder): Promise<TopUpState> {
  const end = endOf(order.phone);
  if (end === TEST_NUMBERS.neverTaken && (await insert(db, { ...order, key: `${order.key}:lost` }, 'refused')))
    throw new LostAnswer('the operator did not take it');
  const isSlow = end === TEST_NUMBERS.refusedLater || end === TEST_NUMBERS.slow;
  const isNew = await insert(db, order, end === TEST_NUMBERS.refused ? 'refused' : isSlow ? 'processing' : 'effected');
  if (isNew && end === TEST_NUMBERS.lostAnswer) throw new LostAnswer('the operator took it and said nothing');
  return stateOf((await find(db, order.key))!);
}

/** Ends phase two of an effected order; what is in another state stays. */
async function end(db: Db, key: string, state: 'confirmed' | 'undone'): Promise<TopUpState> {
  await db
    .updateTable('sandbox_top_ups')
    .set({ state, at: await bankNow(db) })
    .where('key', '=', key)
    .where('state', '=', 'effected')
    .execute();
  return stateOf((await find(db, key))!);
}

async function confirm(db: Db, key: string): Promise<TopUpState> {
  const order = (await find(db, key))!;
  const isLost =
    endOf(order.phone) === TEST_NUMBERS.lostConfirmation &&
    (await insert(db, { ...order, key: `${key}:lost` }, 'refused'));
  if (isLost) throw new LostAnswer('the confirmation was lost');
  return end(db, key, 'confirmed');
}

async function query(db: Db, key: string): Promise<TopUpState> {
  const order = await find(db, key);
  if (!order) return { state: 'unknown' };
  const now = await bankNow(db);
  if (order.state === 'processing' && now.getTime() - order.at.getTime() >= LATER) {
    const state = endOf(order.phone) === TEST_NUMBERS.slow ? 'effected' : 'refused';
    await db.updateTable('sandbox_top_ups').set({ state, at: now }).where('key', '=', key).execute();
    return stateOf({ state, at: now });
  }
  return stateOf(order);
}

/** The operators of the sandbox: they store orders in the database and behave as operators do. */
export const sandboxTopUpRail: TopUpRail = {
  operators: async () => OPERATORS,
  branches: async (operator) => branchesOf(operator),
  operatorOf: async (phone) => {
    const served = OPERATORS.slice(0, 3);
    return served[Array.from(phone.slice(2, -2)).reduce((sum, digit) => sum + Number(digit), 0) % served.length]!.id;
  },
  effect,
  confirm,
  undo: (db, key) => end(db, key, 'undone'),
  query,
  receive: async (db, now) => {
    const rows = await db
      .selectFrom('sandbox_top_ups')
      .selectAll()
      .where('state', '=', 'confirmed')
      .where('is_told', '=', false)
      .where('back_at', '<=', now)
      .orderBy('id')
      .limit(50)
      .execute();
    return rows.map(({ id, key, amount, back_at }) => ({
      id,
      event: {
        eventId: `${key}:returned`,
        key,
        state: 'returned',
        amount,
        at: back_at!,
        code: 'taken-back',
        reason: 'A operadora estornou a recarga: o número foi cancelado.',
      },
    }));
  },
  acknowledge: async (trx, ids) => {
    if (ids.length) await trx.updateTable('sandbox_top_ups').set({ is_told: true }).where('id', 'in', ids).execute();
  },
};
