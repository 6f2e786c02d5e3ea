import type { PermissionId } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { defineJob, type JobSpec, enqueue } from '../../core/jobs';
import { advanceTask, appendToFile, failTask, finishTask, startTask, taskAtHand, type TaskRef } from './progress';

interface Papers<D extends object> {
  job: JobSpec<TaskRef & D, Buffer>;
  /** Starts the task. `total`: number of papers in the PDF. */
  start(ctx: Ctx, total: number, data: D): Promise<{ task: number }>;
}

/** Defines a task that makes a PDF of many papers, in one go and outside the transaction, as that takes long and writes nothing. */
export function definePapers<D extends object>(spec: {
  name: string;
  permission: PermissionId;
  /** Beginning of the file's name; the day follows. */
  file: string;
  make: (db: Db, data: TaskRef & D) => Promise<Buffer>;
}): Papers<D> {
  const job = defineJob<TaskRef & D, Buffer>({
    name: spec.name,
    retryLimit: 5,
    prepare: spec.make,
    run: async (trx, data, tools, file) => {
      const task = await taskAtHand(trx, tools, data);
      if (!task) return;
      await appendToFile(trx, data, file);
      await advanceTask(trx, tools, data, { done: task.total });
      const name = `${spec.file}-${saoPauloDay(new Date())}.pdf`;
      await finishTask(trx, tools, data, { name, type: 'application/pdf' });
    },
    gaveUp: (trx, data, tools) => failTask(trx, tools, data),
  });
  return {
    job,
    start: async (ctx, total, data) => {
      const ref = await startTask(ctx, { kind: spec.name, permission: spec.permission, total });
      await enqueue(ctx.trx(), ctx, job, { ...ref, ...data });
      return { task: ref.task };
    },
  };
}
