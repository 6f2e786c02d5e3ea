import { sql } from 'kysely';
import { SUMMARY_TYPES, type MachineSale, type SaleQuery } from '@balcao/contract/card-machine/shapes';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import type { Brand, Modality } from '../../rails/acquirer/terms';
import { receivableList, saleList, type ReceivableFilter, type SaleFilter } from './lists';
import { listMachines } from './machines';
import { filtersOf, serialsOf, summarise } from './rules';

interface Paged extends SaleQuery {
  page?: number;
  size?: 15 | 25 | 50 | 100;
}

/** The machines that serial numbers name, for a filter; nothing where none was asked for. */
async function machinesOf(ctx: Ctx, query: SaleQuery): Promise<{ machines?: number[] }> {
  const serials = serialsOf(query);
  if (!serials) return {};
  const all = await listMachines(ctx.db, ctx.accountId);
  return { machines: all.filter(({ serial }) => serials.includes(serial)).map(({ id }) => id) };
}

/** The specification's filters as those of the list of sales: its days are those on which they were made. */
export async function saleFilter(ctx: Ctx, query: SaleQuery): Promise<SaleFilter> {
  const { days, ...rest } = filtersOf(query);
  return { ...rest, ...(days && { sold: days }), ...(await machinesOf(ctx, query)) };
}

/** The specification's filters as those of the list of receivables: its days are those of payment. */
export async function receivableFilter(ctx: Ctx, query: SaleQuery): Promise<ReceivableFilter> {
  const { days, ...rest } = filtersOf(query);
  return { ...rest, ...(days && { paid: days }), ...(await machinesOf(ctx, query)) };
}

const paging = ({ page, size }: Paged) => ({ ...(page && { page }), ...(size && { size }) });

export const listSales = async (ctx: Ctx, query: Paged) =>
  saleList.page(ctx, { ...(await saleFilter(ctx, query)), ...paging(query) });

export const listReceivables = async (ctx: Ctx, query: Paged) =>
  receivableList.page(ctx, { ...(await receivableFilter(ctx, query)), ...paging(query) });

/** @throws Problem 404 */
export async function showSale(ctx: Ctx, id: number): Promise<MachineSale> {
  const { items } = await saleList.page(ctx, { id });
  if (!items[0]) throw notFound();
  return items[0];
}

/** What the filter sold by type and brand. */
export async function readSummary(ctx: Ctx, query: SaleQuery): Promise<Answer<'GET /pos/reports/sales'>> {
  const filter = await saleFilter(ctx, query);
  const modalities = SUMMARY_TYPES.filter((type) => !filter.modalities || filter.modalities.includes(type));
  const rows: Parameters<typeof summarise>[0][number][] = [];
  for (const modality of modalities) {
    const totals = await saleList.totalsBy(ctx, { ...filter, modalities: [modality], stands: true }, 'brand');
    rows.push(...totals.map((one) => ({ ...one, modality })));
  }
  return summarise(rows);
}

type Agenda = Answer<'GET /pos/receivables-future-postings'>;

/** What is still to be paid, by day and by what is paid together. */
export async function readAgenda(ctx: Ctx): Promise<Agenda> {
  const { rows } = await sql<Agenda['total'] & { day: string; modality: Modality; brand: Brand | null }>`
    select expected_pay_day as day, modality, brand, count(*) as count, sum(gross)::bigint as gross, sum(fee)::bigint as fee,
      sum(net)::bigint as net
    from card_machine_receivables where account_id = ${ctx.accountId} and state = 'expected'
    group by 1, 2, 3 order by 1, 2, 3`.execute(ctx.db);
  const total = { count: 0, gross: 0, fee: 0, net: 0 };
  const days: Agenda['days'] = [];
  for (const { day, modality, brand, count, gross, fee, net } of rows) {
    if (days.at(-1)?.day !== day) days.push({ day, count: 0, gross: 0, fee: 0, net: 0, units: [] });
    const on = days.at(-1)!;
    for (const sum of [on, total]) {
      sum.count += count;
      sum.gross += gross;
      sum.fee += fee;
      sum.net += net;
    }
    on.units.push({ modality, brand, count, net });
  }
  return { days, total };
}
