import type { Answer } from '@balcao/contract/core/registry';
import { calls } from '@balcao/contract/statement';
import { defineArea, type Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { balanceOf, postingKindsOf } from '../../ledger/ledger';
import { listBlocks, sumBlocks } from './blocks';
import { conciliationJob } from './conciliation/make';
import { evolutionOf } from './evolution';
import { listFuture, showFuture } from './future';
import { daysOf, linesOf, matching, pageOfLines, refuseFilters, selectLines, totalsOf } from './lines';
import { listReports, startReport, statementExport, statementPaper } from './report';
import { giveBack, returnableOf, returnKinds, reviewReturn } from './returns';
import { operationOfKey, originOf, payerOf, returnPlaceOf, typeLabel } from './sources';

/** Page size of the statement (SHELL-9-2). */
const PAGE = 15;

export default defineArea({
  calls,
  jobs: [statementExport, statementPaper, conciliationJob, ...returnKinds.flatMap(({ jobs }) => jobs)],
  handlers: {
    'POST /statement': async (ctx, { body: { filters = {}, pagination = {} } }) => {
      refuseFilters(filters);
      const {
        pageSize: size = PAGE,
        sortBy = 'date',
        sortDesc: descending = true,
        currentPage = 1,
        cursors,
      } = pagination;
      const actual = cursors?.actual ?? null;
      const after = actual === null ? null : Number(actual);
      const { lines, more } = await pageOfLines(ctx.db, ctx.accountId, {
        filters,
        size,
        after,
        descending,
        sortBy,
        page: currentPage,
      });
      const days = lines.map(({ day }) => day).sort();
      return {
        transactions: lines,
        days: lines.length && sortBy === 'date' ? await daysOf(ctx.db, ctx.accountId, days[0]!, days.at(-1)!) : [],
        blocks: await sumBlocks(ctx.db, ctx.accountId),
        balance: (await balanceOf(ctx.db, ctx.accountId)).balance,
        pagination: { cursor: { actual, next: more ? String(lines.at(-1)!.id) : null } },
      };
    },
    'POST /statement/totals': (ctx, { body }) => {
      refuseFilters(body);
      return totalsOf(ctx.db, ctx.accountId, body);
    },
    'GET /statement/types': async (ctx) => {
      const kinds = await postingKindsOf(ctx.db, ctx.accountId);
      const types = kinds.map((kind) => ({ id: kind, label: typeLabel(kind) }));
      return { types: types.sort((a, b) => a.label.localeCompare(b.label, 'pt-BR')) };
    },
    'GET /statement/{id}': (ctx, { params }) => showLine(ctx, params.id),
    'POST /statement/future': (ctx, { body }) => listFuture(ctx.db, ctx.accountId, ctx.today, body),
    'GET /statement/future/{id}': (ctx, { params }) => showFuture(ctx.db, ctx.accountId, ctx.today, params.id),
    'GET /statement/blocks': async (ctx) => ({
      items: await listBlocks(ctx.db, ctx.accountId),
      amount: (await sumBlocks(ctx.db, ctx.accountId)).amount,
    }),
    'GET /statement/evolution': (ctx, { query }) =>
      evolutionOf(ctx.db, ctx.accountId, ctx.today, Number(query.days ?? '30')),
    'POST /statement/report/{format}': (ctx, { params, body }) => startReport(ctx, params.format, body),
    'GET /statement/reports': listReports,
    'POST /statement/{id}/return/review': (ctx, { params, body }) => reviewReturn(ctx, params.id, body.amount),
    'POST /statement/{id}/return': (ctx, { params, body }) => giveBack(ctx, params.id, body),
    'POST /transactions/filter': async (ctx, { body: { page = 1, ...filters } }) => {
      refuseFilters(filters);
      const rows = await selectLines(ctx.db, ctx.accountId)
        .where(matching(filters))
        .orderBy('e.at', 'desc')
        .orderBy('e.id', 'desc')
        .limit(PAGE)
        .offset((page - 1) * PAGE)
        .execute();
      const { count } = await totalsOf(ctx.db, ctx.accountId, filters);
      return { transactions: await linesOf(ctx.db, rows), totalItems: count };
    },
  },
});

async function showLine(ctx: Ctx, id: number): Promise<Answer<'GET /statement/{id}'>> {
  const row = await selectLines(ctx.db, ctx.accountId).where('e.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  // of a transfer within the bank the posting names its receiver; who received it sees who sent it
  const sent = row.amount > 0 && operationOfKey(row.key) ? await payerOf(ctx.db, ctx.accountId, row.key) : null;
  const other = sent?.counterpart ?? row.counterpart;
  const [line] = await linesOf(ctx.db, [row]);
  return {
    ...line!,
    counterpart: other ? { name: other.name, document: other.document ?? null } : null,
    pixKey: row.pixKey,
    origin: await originOf(ctx.db, ctx.accountId, row.key),
    returnable: (await returnableOf(ctx, row)) !== null,
    returnAt: await returnPlaceOf(ctx.db, ctx.accountId, row.key, ctx.now),
  };
}
