import { sql } from 'kysely';
import { addDays } from '../../../core/calendar';
import type { Db } from '../../../core/database';
import { defineJob, enqueue } from '../../../core/jobs';
import { csvHeading, csvLines, type Cell } from '../../../core/spreadsheet';
import '../../../kits/money/pix/tables';
import '../../../kits/money/tables';
import { balanceAtEndOf, beginOf, entriesOf } from '../lines';
import '../tables';
import { balanceCells, COLUMNS, recordCells, type Movement } from './rules';

interface Part {
  accountId: number;
  id: string;
  /** Id of the last line that was read; null: none. */
  after: number | null;
}
/** Lines that one run reads. */
const AT_ONCE = 2000;

/** Makes a conciliation report, a part of the day's lines in each run. */
export const conciliationJob = defineJob<Part>({
  name: 'conciliation-report',
  run: async (trx, part, tools) => {
    const { accountId, id, after } = part;
    const own = trx
      .selectFrom('conciliation_reports')
      .select(['day', 'types', 'extra', 'status'])
      .where('account_id', '=', accountId)
      .where('id', '=', id);
    const report = await own.forUpdate().executeTakeFirst();
    if (!report || report.status === 'done') return;
    const { day, types, extra } = report;
    const lines = await movementsOf(trx, accountId, day, after);
    const isLast = lines.length < AT_ONCE;
    const rows = lines
      .map((line) => recordCells(line, types, extra))
      .filter((cells): cells is Cell[] => cells !== null);
    const before = addDays(day, -1);
    if (after === null && types.includes('saldoDiaAnterior'))
      rows.unshift(balanceCells('saldoDiaAnterior', before, await balanceAtEndOf(trx, accountId, before)));
    if (isLast && types.includes('saldoDia'))
      rows.push(balanceCells('saldoDia', day, await balanceAtEndOf(trx, accountId, day)));
    const bytes = Buffer.concat([...(after === null ? [csvHeading(COLUMNS)] : []), csvLines(rows)]);
    await trx
      .updateTable('conciliation_reports')
      .set({ file: sql<Buffer>`file || ${bytes}::bytea`, status: isLast ? 'done' : 'running' })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    if (!isLast) await enqueue(trx, tools, conciliationJob, { ...part, after: lines.at(-1)!.id });
  },
});

/** The next lines of a São Paulo day, the first first, with what is known of their Pix. */
function movementsOf(
  db: Db,
  accountId: number,
  day: string,
  after: number | null,
): Promise<(Movement & { id: number })[]> {
  return entriesOf(db, accountId)
    .leftJoin('money_operations as o', (on) =>
      on.on('o.account_id', '=', accountId).onRef('o.protocol', '=', 't.protocol'),
    )
    .leftJoin('pix_received as p', (on) =>
      on
        .on('p.account_id', '=', accountId)
        .onRef('p.end_to_end', '=', 't.protocol')
        .on('t.kind', 'like', 'pix%received'),
    )
    .select(['e.id', 'e.at', 'e.amount', 't.kind', 'p.txid'])
    .select(sql<string | null>`o.details ->> 'by'`.as('by'))
    .select(sql<string | null>`coalesce(p.end_to_end, o.details ->> 'endToEnd')`.as('endToEnd'))
    .select(sql<string | null>`coalesce(p.key, o.counterpart ->> 'pixKey')`.as('key'))
    .select(sql<string | null>`coalesce(p.payer_name, o.counterpart ->> 'name')`.as('name'))
    .select(sql<string | null>`coalesce(p.payer_document, o.counterpart ->> 'document')`.as('document'))
    .where('e.at', '>=', beginOf(day))
    .where('e.at', '<', beginOf(addDays(day, 1)))
    .$if(after !== null, (q) => q.where('e.id', '>', after!))
    .orderBy('e.id')
    .limit(AT_ONCE)
    .execute();
}
