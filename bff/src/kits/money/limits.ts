import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { ordinaryLimit, type LimitProduct } from './limit-terms';
import { bucketsAt, nightBegins, type Bucket } from './night';
import { isSafeContact, type Payee } from './safe-contact';
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

/** The buckets of an account: its own night, and none of it where a safe contact is paid. */
async function bucketsOf(db: Db, accountId: number, at: Date, to: Payee | undefined): Promise<Bucket[]> {
  const buckets = bucketsAt(at, await nightBegins(db, accountId, at));
  const isFreeAtNight =
    to && buckets.some(({ period }) => period === 'night') && (await isSafeContact(db, accountId, to, at));
  return isFreeAtNight ? buckets.filter(({ period }) => period !== 'night') : buckets;
}

/** An account's limits of a product: its own, or else the bank's. */
export async function limitsOf(db: Db, accountId: number, product: LimitProduct): Promise<Record<LimitPeriod, number>> {
  const rows = await db
    .selectFrom('account_limits')
    .select(['period', 'amount'])
    .where('account_id', '=', accountId)
    .where('product', '=', product)
    .execute();
  const own = new Map(rows.map(({ period, amount }) => [period, amount]));
  return Object.fromEntries(
    LIMIT_PERIODS.map((period) => [period, own.get(period) ?? ordinaryLimit(product, period)]),
  ) as Record<LimitPeriod, number>;
}

/** What is left at an instant, by period; the tightest first. */
export async function limitsLeft(
  db: Db,
  accountId: number,
  product: LimitProduct,
  at: Date,
  to?: Payee,
): Promise<LimitLeft[]> {
  const limits = await limitsOf(db, accountId, product);
  const buckets = await bucketsOf(db, accountId, at, to);
  const rows = await db
    .selectFrom('limit_usage')
    .select(['period', 'bucket', 'used'])
    .where('account_id', '=', accountId)
    .where('product', '=', product)
    .where(
      'bucket',
      'in',
      buckets.map(({ bucket }) => bucket),
    )
    .execute();
  return buckets
    .map(({ period, bucket, until }) => {
      const used = rows.find((row) => row.period === period && row.bucket === bucket)?.used ?? 0;
      return { period, amount: limits[period], used, left: Math.max(0, limits[period] - used), until };
    })
    .sort((a, b) => a.left - b.left);
}

/**
 * Spends from every limit of a product at once, in the caller's transaction. Each bucket is one update that holds its row until the
 * commit, so of many at the same time no more pass than the limit allows.
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
  const limits = await limitsOf(trx, accountId, product);
  for (const { period, bucket, until } of await bucketsOf(trx, accountId, at, to)) {
    if (amount > limits[period])
      throw overLimit({ period, amount: limits[period], used: 0, left: limits[period], until });
    if (period === 'transaction') continue;
    const spent = await trx
      .insertInto('limit_usage')
      .values({ account_id: accountId, product, period, bucket, used: amount })
      .onConflict((c) =>
        c
          .columns(['account_id', 'product', 'period', 'bucket'])
          .doUpdateSet({ used: sql<number>`limit_usage.used + ${amount}` })
          .where(sql<boolean>`limit_usage.used + ${amount} <= ${limits[period]}`),
      )
      .returning('used')
      .executeTakeFirst();
    if (spent) continue;
    const left = (await limitsLeft(trx, accountId, product, at, to)).find((one) => one.period === period)!;
    throw overLimit(left);
  }
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
  for (const { period, bucket } of await bucketsOf(trx, accountId, at, to)) {
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
