import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays } from '../../core/calendar';
import type { Database, Db } from '../../core/database';
import { countRows } from './counts';
import { startOf, type Scope } from './filter';
import type { Order, Step, Steps } from './steps';

/** Steps of an order that are counted for each payer: wide ones, for there are many payers. */
interface Wide {
  kind: Database['charge_counts']['kind'];
  step: RawBuilder<unknown>;
  between(from: Step, to: Step): RawBuilder<SqlBool>;
}

/** What is no day is so many days after one. */
const ordinal = sql`day - '2000-01-01'::date`;
const IDS = 32_768;

const months = (kind: Wide['kind'], column: 'created_at' | 'paid_at' | 'expire_at'): Wide => ({
  kind,
  step: sql`day`,
  between: (from, to) =>
    sql`${sql.ref(column)} >= ${startOf(column, String(from))} and ${sql.ref(column)} < ${startOf(column, `${addDays(String(to), 31).slice(0, 7)}-01`)}`,
});

/** Bands of values as the database numbers them: twenty for each number of digits, one for each five of the first two. */
const bandSize = (band: number) => 5 * 10 ** (Math.floor(band / 20) - 2);
const bandStart = (band: number) => (band % 20) * bandSize(band);

const WIDE: Record<Exclude<Order, 'customer_corporate_name'>, Wide> = {
  id: {
    kind: 'payer-id',
    step: ordinal,
    between: (from, to) => sql`id >= ${Number(from) * IDS} and id < ${(Number(to) + 1) * IDS}`,
  },
  value: {
    kind: 'payer-value',
    step: ordinal,
    between: (from, to) =>
      sql`value >= ${bandStart(Number(from))} and value < ${bandStart(Number(to)) + bandSize(Number(to))}`,
  },
  expire_at: months('payer-due', 'expire_at'),
  created_at: months('payer-issued', 'created_at'),
  paid_at: months('payer-paid', 'paid_at'),
};

/** How many billets of some payers lie at each wide step of an order. */
export function payerSteps(db: Db, { words, ...scope }: Scope & { words: string[] }, order: keyof typeof WIDE): Steps {
  const { kind, step, between } = WIDE[order];
  const rows = countRows(db, { ...scope, filter: { status: scope.filter.status } }, kind).where(
    sql<SqlBool>`key = any(${words}::text[])`,
  );
  return {
    counted: sql`${rows.select((e) => [step.as('step'), sql`null`.as('next'), e.fn.sum('count').as('n')]).groupBy('day')}`,
    between,
    joint: true,
    wide: true,
    paid: async () =>
      new Map(
        (
          await rows
            .select((e) => ['status', e.fn.sum<number>('count').as('n')])
            .groupBy('status')
            .execute()
        ).map(({ status, n }) => [status, n]),
      ),
  };
}
