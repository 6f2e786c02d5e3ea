import { sql } from 'kysely';
import { calls } from '@balcao/contract/tasks';
import { defineArea, type Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { tasksWorkbook } from '../../platform/tasks/progress';
import '../../platform/tasks/tables';

/** A task of the caller, while they still have its permission. @throws Problem 404 */
async function findTask(ctx: Ctx, id: number) {
  const task = await ctx.db
    .selectFrom('tasks as t')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(length(bytes)), 0) from task_parts p where p.account_id = t.account_id and p.task_id = t.id)`.as(
        'bytes',
      ),
    )
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('user_id', '=', ctx.userId)
    .executeTakeFirst();
  if (!task || ctx.isShutdown || !ctx.can(task.permission)) throw notFound();
  return task;
}

export default defineArea({
  calls,
  jobs: [tasksWorkbook],
  handlers: {
    'GET /tasks/{id}': async (ctx, { params }) => {
      const task = await findTask(ctx, params.id);
      return {
        id: task.id,
        kind: task.kind,
        status: task.status,
        done: task.done,
        refused: task.refused,
        total: task.total,
        error: task.error,
        file: task.file_name ? { name: task.file_name, bytes: Number(task.bytes) } : null,
        created_at: task.created_at.toISOString(),
      };
    },
    'GET /tasks/{id}/file': async (ctx, { params }) => {
      const task = await findTask(ctx, params.id);
      if (!task.file_name) throw notFound();
      const parts = await ctx.db
        .selectFrom('task_parts')
        .select('bytes')
        .where('account_id', '=', ctx.accountId)
        .where('task_id', '=', task.id)
        .orderBy('part')
        .execute();
      return {
        name: task.file_name,
        type: task.file_type ?? undefined,
        bytes: Buffer.concat(parts.map((part) => part.bytes)),
      };
    },
  },
});
