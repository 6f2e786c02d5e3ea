import { sql, type SqlBool } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { RepassProduct, SharedKind } from '@balcao/contract/splits';
import type { Ctx } from '../../core/area';
import { addDays, isRealDay } from '../../core/calendar';
import { obscureDocument } from '../../core/documents';
import { listOf } from '../../core/list';
import { payeeFault, payeesOf } from '../../kits/charging/splits';
import './tables';

interface Filter {
  product?: SharedKind[];
  received?: { from?: string; to?: string };
}

/** The first instant of a São Paulo day. */
const startOf = (day: string) => sql`${`${day}T00:00:00-03:00`}::timestamptz`;

export const repasses = listOf({
  from: 'split_payments',
  columns: ['kind', 'value', 'created_at', 'from_id'],
  faults: ({ received = {} }: Filter) =>
    (['from', 'to'] as const).flatMap((side) => {
      const day = received[side];
      return day && !isRealDay(day) ? [{ field: `received.${side}`, message: 'Informe uma data válida' }] : [];
    }),
  where: ({ product, received = {} }: Filter) => [
    received.from ? sql<SqlBool>`created_at >= ${startOf(received.from)}` : null,
    received.to ? sql<SqlBool>`created_at < ${startOf(addDays(received.to, 1))}` : null,
    product?.length ? sql<SqlBool>`kind in (${sql.join(product)})` : null,
  ],
  order: { created_at: ['created_at', 'desc'], value: ['value', 'desc'] },
  sums: { value: sql`value` },
  beside: async (rows, { db }) => {
    if (!rows.length) return new Map<number, string>();
    const ids = [...new Set(rows.map((row) => row.from_id))];
    const from = await db.selectFrom('accounts').select(['id', 'nickname']).where('id', 'in', ids).execute();
    return new Map(from.map(({ id, nickname }) => [id, nickname]));
  },
  item: (row, names) => ({
    id: row.id,
    from: names.get(row.from_id) ?? '',
    product: row.kind,
    value: row.value,
    created_at: row.created_at.toISOString(),
  }),
});

const yearOf = (ctx: Ctx, year: number | undefined): number => year ?? Number(ctx.today.slice(0, 4));

const inYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The repasses received in a year, in all and by product. */
export async function repassSummary(ctx: Ctx, asked: number | undefined): Promise<Answer<'GET /v2/partner/repass'>> {
  const year = yearOf(ctx, asked);
  const details = await repasses.totalsBy(ctx, { received: inYear(year) }, 'kind');
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from created_at at time zone 'America/Sao_Paulo')::int as year
    from split_payments where account_id = ${ctx.accountId}`.execute(ctx.db);
  const years = new Set([...rows.map((row) => row.year), yearOf(ctx, undefined)]);
  return {
    balance: details.reduce((sum, { value }) => sum + value, 0),
    totalItems: details.reduce((sum, { count }) => sum + count, 0),
    year,
    years: [...years].sort((a, b) => b - a),
    details: details.map(({ kind, count, value }) => ({ product: kind, count, value })),
  };
}

export const repassList = (
  ctx: Ctx,
  product: RepassProduct,
  { year, ...paging }: { year?: number; page?: number; size?: number },
): Promise<Answer<'GET /v2/partner/repass/{product}'>> =>
  repasses.page(ctx, {
    ...paging,
    ...(product === 'all' ? {} : { product: [product] }),
    received: inYear(yearOf(ctx, year)),
  });

/** The accounts that payee codes name. */
export async function showPayees(ctx: Ctx, codes: string[]): Promise<Answer<'POST /charges/payees'>> {
  const payees = await payeesOf(ctx.db, ctx.accountId, codes);
  return [...payees.values()].map((payee) => ({
    payee_code: payee.code,
    name: payee.name,
    document: obscureDocument(payee.document),
    fault: payeeFault(payee, ctx.accountId) ?? '',
  }));
}
