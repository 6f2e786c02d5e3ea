import type { ReportInput } from '@balcao/contract/reports';
import type { Ctx } from '../../core/area';
import { receivables } from '../receive-overview/service';
import { filterOf, reportsExport } from './export';
import './tables';

type Work = Parameters<typeof reportsExport.start>[0] & Pick<Ctx, 'userName'>;

/** Inserts a report and starts the task that makes its file; answers the report's id and its number of rows. */
export async function addReport(
  work: Work,
  { type, from, to, columns, format }: ReportInput,
): Promise<{ id: number; count: number }> {
  const filter = filterOf(type, from, to);
  const { task } = await reportsExport.start(work, { ...filter, columns, format });
  const count = await receivables.count(work, filter);
  const { id } = await work
    .trx()
    .insertInto('reports')
    .values({
      account_id: work.accountId,
      type,
      first_day: from,
      last_day: to,
      columns,
      format,
      count,
      task_id: task,
      user_id: work.userId,
      user_name: work.userName,
      // the machine's clock, not the bank's, as tasks are deleted by it
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, count };
}
