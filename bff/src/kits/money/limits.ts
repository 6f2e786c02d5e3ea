import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { availableIn } from '../../ledger/ledger';
import { ordinaryLimit, type LimitProduct } from './limit-terms';
import { bucketNames, bucketsAt, chosenNight, USUAL_NIGHT, type Bucket } from './night';
import { safeContactOf, type Payee } from './safe-contact';
import { LIMIT_PERIODS, type LimitPeriod, type NightBegins } from './tables';

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

/** An account's balance, limits and their use at an instant. */
export interface Terms {
  /** Available balance, integer cents. */
  available: number;
  limits: Record<LimitPeriod, number>;
  /** The buckets that are spent from, by the account's night hours and without the night's for a safe contact; in the order of locking. */
  buckets: Bucket[];
  used: (bucket: Bucket) => number;
}

const NOBODY: Payee = { document: null, pixKey: null, bankCode: null, branch: null, account: null };

interface TermsRow {
  available: number;
  own: Record<string, number> | null;
  begins: NightBegins | null;
  safe: boolean;
  used: Record<string, number> | null;
}

/** Reads the terms in one query, since every payment waits for it. `to`: who is paid, who may be a safe contact; null where nobody is. */
export async function termsOf(
  db: Db,
  accountId: number,
  product: LimitProduct,
  at: Date,
  to: Payee | null,
): Promise<Terms> {
  const { rows } = await sql<TermsRow>`${prepared}
    select ${availableIn(accountId)} as available,
      (select jsonb_object_agg(period, amount) from account_limits where account_id = ${accountId} and product = ${product}) as own,
      ${chosenNight(db, accountId, at)} as begins,
      exists ${safeContactOf(db, accountId, to ?? NOBODY, at)} as safe,
      (select jsonb_object_agg(period || bucket, used) from limit_usage
        where account_id = ${accountId} and product = ${product} and bucket = any(${bucketNames(at)}::text[])) as used`.execute(
    db,
  );
  const { available, own, begins, safe, used } = rows[0]!;
  const buckets = bucketsAt(at, begins ?? USUAL_NIGHT);
  return {
    available,
    limits: allLimits(product, new Map(Object.entries(own ?? {}))),
    buckets: safe ? buckets.filter(({ period }) => period !== 'night') : buckets,
    used: ({ period, bucket }) => used?.[period + bucket] ?? 0,
  };
}

/** What is left of each limit at an instant; the tightest first. */
export const limitsLeft = async (
  db: Db,
  accountId: number,
  product: LimitProduct,
  at: Date,
  to: Payee | null,
): Promise<LimitLeft[]> => leftBy(await termsOf(db, accountId, product, at, to));

/** What is left of each limit by these terms; the tightest first. */
export const leftBy = ({ limits, buckets, used }: Terms): LimitLeft[] =>
  buckets
    .map((bucket) => {
      const { period, until } = bucket;
      const [amount, spent] = [limits[period], used(bucket)];
      return { period, amount, used: spent, left: Math.max(0, amount - spent), until };
    })
    .sort((a, b) => a.left - b.left);

/** An amount to be spent from a product's limits at an instant. */
export interface Spending {
  accountId: number;
  product: LimitProduct;
  /** Integer cents. */
  amount: number;
  at: Date;
  to: Payee | null;
  terms: Terms;
}

/**
 * Spends from every limit of a product at once, in the caller's transaction. Each bucket's row is locked until the commit, so that
 * simultaneous operations cannot exceed a limit together.
 * @param known the terms of that instant, where the transaction read them already
 * @throws Problem 422 'limit' saying which limit, how much is left of it and until when.
 */
export async function spendLimits(
  trx: Trx,
  accountId: number,
  product: LimitProduct,
  amount: number,
  at: Date,
  to: Payee | null,
  known?: Terms,
): Promise<void> {
  const terms = known ?? (await termsOf(trx, accountId, product, at, to));
  const spending: Spending = { accountId, product, amount, at, to, terms };
  const { rows } = await sql<{ period: LimitPeriod }>`${prepared} ${spendingOf(spending)}`.execute(trx);
  await refuseUnspent(
    trx,
    spending,
    rows.map(({ period }) => period),
  );
}

const countedOf = ({ buckets }: Terms) => buckets.filter(({ period }) => period !== 'transaction');

/** The statement (or part of one) that spends: returns the periods in which enough was left, for `refuseUnspent` to judge. */
export function spendingOf({ accountId, product, amount, terms }: Spending) {
  const { limits } = terms;
  // rows of values and conditions of their own: on Citus an insertion from a selection loses the types of its parameters, and
  // 'case … when' its column
  const rows = countedOf(terms).map(
    ({ period, bucket }) =>
      sql`(${accountId}::bigint, ${product}::text, ${period}::text, ${bucket}::text, ${amount}::bigint)`,
  );
  return sql`insert into limit_usage as u (account_id, product, period, bucket, used) values ${sql.join(rows)}
    on conflict (account_id, product, period, bucket) do update set used = u.used + excluded.used
    where u.used + excluded.used <= case when u.period = 'day' then ${limits.day}::bigint
      when u.period = 'night' then ${limits.night}::bigint else ${limits.month}::bigint end
    returning period`;
}

/** Refuses where the amount exceeds a limit, or not every period had enough left. @throws Problem 422 'limit' */
export async function refuseUnspent(
  trx: Trx,
  { accountId, product, amount, at, to, terms }: Spending,
  spent: readonly LimitPeriod[],
): Promise<void> {
  const { limits, buckets } = terms;
  const over = buckets.find(({ period }) => amount > limits[period]);
  if (over) {
    const { period, until } = over;
    throw overLimit({ period, amount: limits[period], used: 0, left: limits[period], until });
  }
  const refusing = countedOf(terms).find(({ period }) => !spent.includes(period))?.period;
  if (!refusing) return;
  const left = await limitsLeft(trx, accountId, product, at, to);
  throw overLimit(left.find(({ period }) => period === refusing)!);
}

/** Gives back the limits that an operation spent which did not go out; `at` is when it spent them. */
export async function giveBackLimits(
  trx: Trx,
  accountId: number,
  product: LimitProduct,
  amount: number,
  at: Date,
  to: Payee | null,
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

/** The pt-BR message of an exceeded limit: which one, how much of it is left, until when. */
export const limitMessage = ({ period, amount, left, until }: LimitLeft): string =>
  period === 'transaction'
    ? `O valor passa do seu limite por operação, de ${formatMoney(amount)}.`
    : `O valor passa do seu limite ${NAMES[period]}: restam ${formatMoney(left)} de ${formatMoney(amount)} até ${instant.format(until!)}.`;

export const overLimit = (left: LimitLeft): Problem =>
  new Problem(422, 'limit', limitMessage(left), { errors: [{ field: 'amount', message: limitMessage(left) }] });
