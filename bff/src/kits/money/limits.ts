import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { ordinaryLimit, type LimitProduct } from './limit-terms';
import { bucketNames, bucketsAt, chosenNight, USUAL_NIGHT, type Bucket } from './night';
import { safeContactOf, type Payee } from './safe-contact';
import { LIMIT_PERIODS, type LimitPeriod } from './tables';

export interface LimitLeft {
  period: LimitPeriod;
  /** Integer cents. */
  amount: number;
  used: number;
  left: number;
  /** When more is free again; null: never by itself. */
  until: Date | null;
}

/** An account's limits of a product: its own, or else the bank's. */
export async function limitsOf(db: Db, accountId: number, product: LimitProduct): Promise<Record<LimitPeriod, number>> {
  const rows = await ownLimits(db, accountId, product).select(['period', 'amount']).execute();
  return allLimits(product, new Map(rows.map(({ period, amount }) => [period, amount])));
}

const ownLimits = (db: Db, accountId: number, product: LimitProduct) =>
  db.selectFrom('account_limits').where('account_id', '=', accountId).where('product', '=', product);

const allLimits = (product: LimitProduct, own: ReadonlyMap<string, number>) =>
  Object.fromEntries(
    LIMIT_PERIODS.map((period) => [period, own.get(period) ?? ordinaryLimit(product, period)]),
  ) as Record<LimitPeriod, number>;

/** What stands for an account at an instant. */
interface Terms {
  limits: Record<LimitPeriod, number>;
  /** Of its own night, and none of it where a safe contact is paid; in the order they are locked. */
  buckets: Bucket[];
  used: (bucket: Bucket) => number;
}

const NOBODY: Payee = { pixKey: null, bankCode: null, branch: null, account: null };

/** Read in one question: whoever pays waits for each. */
async function termsOf(db: Db, accountId: number, product: LimitProduct, at: Date, to: Payee = NOBODY): Promise<Terms> {
  const { own, begins, safe, used } = await db
    .selectNoFrom((e) => [
      ownLimits(db, accountId, product)
        .select(sql<Record<string, number> | null>`jsonb_object_agg(period, amount)`.as('own'))
        .as('own'),
      chosenNight(db, accountId, at).as('begins'),
      e.exists(safeContactOf(db, accountId, to, at)).as('safe'),
      db
        .selectFrom('limit_usage')
        .select(sql<Record<string, number> | null>`jsonb_object_agg(period || bucket, used)`.as('used'))
        .where('account_id', '=', accountId)
        .where('product', '=', product)
        .where('bucket', 'in', bucketNames(at))
        .as('used'),
    ])
    .executeTakeFirstOrThrow();
  const buckets = bucketsAt(at, begins ?? USUAL_NIGHT);
  return {
    limits: allLimits(product, new Map(Object.entries(own ?? {}))),
    buckets: safe ? buckets.filter(({ period }) => period !== 'night') : buckets,
    used: ({ period, bucket }) => used?.[period + bucket] ?? 0,
  };
}

/** What is left at an instant, by period; the tightest first. */
export async function limitsLeft(
  db: Db,
  accountId: number,
  product: LimitProduct,
  at: Date,
  to?: Payee,
): Promise<LimitLeft[]> {
  const { limits, buckets, used } = await termsOf(db, accountId, product, at, to);
  return buckets
    .map((bucket) => {
      const { period, until } = bucket;
      const [amount, spent] = [limits[period], used(bucket)];
      return { period, amount, used: spent, left: Math.max(0, amount - spent), until };
    })
    .sort((a, b) => a.left - b.left);
}

/**
 * Spends from every limit of a product at once, in the caller's transaction. Each bucket's row is held until the commit, so of many at
 * the same time no more pass than the limit allows.
 * @throws Problem 422 'limit' saying which limit, how much is left of it and until when.
 */
export async function spendLimits(
  trx: Trx,
  accountId: number,
  product: LimitProduct,
  amount: number,
  at: Date,
  to?: Payee,
): Promise<void> {
  const { limits, buckets } = await termsOf(trx, accountId, product, at, to);
  const over = buckets.find(({ period }) => amount > limits[period]);
  if (over) {
    const { period, until } = over;
    throw overLimit({ period, amount: limits[period], used: 0, left: limits[period], until });
  }
  const rows = buckets.flatMap(({ period, bucket }) =>
    period === 'transaction' ? [] : [{ account_id: accountId, product, period, bucket, used: amount }],
  );
  const most = sql<number>`case limit_usage.period ${sql.join(
    rows.map(({ period }) => sql`when ${period} then ${limits[period]}::bigint`),
    sql` `,
  )} end`;
  const spent = await trx
    .insertInto('limit_usage')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['account_id', 'product', 'period', 'bucket'])
        .doUpdateSet({ used: sql<number>`limit_usage.used + ${amount}` })
        .where(sql<boolean>`limit_usage.used + ${amount} <= ${most}`),
    )
    .returning('period')
    .execute();
  if (spent.length === rows.length) return;
  const left = await limitsLeft(trx, accountId, product, at, to);
  const refusing = rows.find(({ period }) => !spent.some((one) => one.period === period))!.period;
  throw overLimit(left.find(({ period }) => period === refusing)!);
}

/** Gives back what an operation spent that did not go out; `at` is when it was spent. */
export async function giveBackLimits(
  trx: Trx,
  accountId: number,
  product: LimitProduct,
  amount: number,
  at: Date,
  to?: Payee,
): Promise<void> {
  const { buckets } = await termsOf(trx, accountId, product, at, to);
  for (const { period, bucket } of buckets) {
    if (period === 'transaction') continue;
    await trx
      .updateTable('limit_usage')
      .set({ used: sql<number>`greatest(0, used - ${amount})` })
      .where('account_id', '=', accountId)
      .where('product', '=', product)
      .where('period', '=', period)
      .where('bucket', '=', bucket)
      .execute();
  }
}

const NAMES: Record<LimitPeriod, string> = {
  transaction: 'por operação',
  day: 'diário',
  night: 'noturno',
  month: 'mensal',
};
const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Which limit is in the way, how much of it is left, until when (pt-BR). */
export const limitMessage = ({ period, amount, left, until }: LimitLeft): string =>
  period === 'transaction'
    ? `O valor passa do seu limite por operação, de ${formatMoney(amount)}.`
    : `O valor passa do seu limite ${NAMES[period]}: restam ${formatMoney(left)} de ${formatMoney(amount)} até ${instant.format(until!)}.`;

export const overLimit = (left: LimitLeft): Problem =>
  new Problem(422, 'limit', limitMessage(left), { errors: [{ field: 'amount', message: limitMessage(left) }] });
