import type { ReportInput } from '@balcao/contract/reports';
import type { Ctx } from '../../core/area';
import { receivables } from '../receive-overview/service';
import { filterOf, reportsExport } from './export';
import './tables';

type Work = Parameters<typeof reportsExport.start>[0] & Pick<Ctx, 'userName'>;

/** Starts the task that makes a report, and notes it; its id and rows. */
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
      // tasks are cleared away by the machine's clock
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, count };
}
