import { sql, type SqlBool } from 'kysely';
import type { DeliveryState, ReturnDelivery } from '@balcao/contract/file-exchange';
import type { Ctx, Services } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { listOf } from '../../core/list';
import { notFound, Problem } from '../../core/problem';
import { notifyUsers } from '../../platform/notifications/notify';
import { DropFailed } from '../../rails/sftp/port';
import { fileDropOf } from '../../rails/sftp/rail';
import { bytesOf, nameOf, type StoredFile } from './return-files';
import { NO_SERVER, openServer } from './return-server';
import { isTold, retryMinutes } from './server-rules';
import './tables';

const permission = 'cnab:files-transmission:return-files';

interface One {
  accountId: number;
  delivery: number;
}

/** What came of a try; null: there was nothing to send. */
type Outcome = { fault: string | null; isFinal: boolean } | null;

export const deliveries = listOf({
  from: 'cnab_deliveries',
  columns: ['file_id', 'layout', 'target', 'state', 'tries', 'fault', 'created_at', 'tried_at'],
  where: ({ state }: { state?: DeliveryState }) => [state && sql<SqlBool>`state = ${state}`],
  order: { created_at: ['created_at', 'desc'] },
  beside: async (rows, { db, accountId }) => {
    const ids = rows.map(({ file_id }) => file_id);
    const files = await filesQuery(db, accountId)
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute();
    return new Map(files.map((file) => [file.id, file]));
  },
  item: ({ file_id, created_at, tried_at, ...row }, files): ReturnDelivery => {
    const file = files.get(file_id)!;
    return {
      ...row,
      file: nameOf(file),
      day: file.day,
      created_at: created_at.toISOString(),
      tried_at: tried_at?.toISOString() ?? null,
    };
  },
});

const filesQuery = (db: Db, accountId: number) =>
  db.selectFrom('cnab_return_files').selectAll().where('account_id', '=', accountId);

/** Sends a new return file to the account's server, if it has one, in the transaction that makes it. */
export async function deliverReturnFile(trx: Trx, tools: JobTools, file: StoredFile, at: Date): Promise<void> {
  const server = await openServer(trx, file.account_id);
  if (!server) return;
  const { id } = await trx
    .insertInto('cnab_deliveries')
    .values({
      account_id: file.account_id,
      file_id: file.id,
      layout: server.layout,
      target: `${server.user}@${server.host}`,
      fault: null,
      created_at: at,
      tried_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(trx, tools, deliverFile, { accountId: file.account_id, delivery: id });
}

const oneQuery = (db: Db, { accountId, delivery }: One) =>
  db.selectFrom('cnab_deliveries').selectAll().where('account_id', '=', accountId).where('id', '=', delivery);

/**
 * Job that sends one file, outside any transaction, and then records what came of it. Where its process dies in between, the file is sent
 * again under the same name, with the same bytes.
 */
export const deliverFile = defineJob<One, Outcome>({
  name: 'cnab-deliver',
  prepare: sendFile,
  run: record,
  gaveUp: (trx, one, tools) => record(trx, one, tools, { fault: 'O envio não pôde ser feito.', isFinal: true }),
});

async function sendFile(db: Db, one: One, services: Services): Promise<Outcome> {
  const row = await oneQuery(db, one).executeTakeFirst();
  if (row?.state !== 'waiting') return null;
  const server = await openServer(db, one.accountId);
  if (!server) return { fault: NO_SERVER, isFinal: true };
  const file = await filesQuery(db, one.accountId).where('id', '=', row.file_id).executeTakeFirstOrThrow();
  try {
    const bytes = await bytesOf(db, file, row.layout);
    await fileDropOf(services.config).put(server, { name: nameOf(file), bytes });
    return { fault: null, isFinal: true };
  } catch (error) {
    if (!(error instanceof DropFailed)) throw error;
    return { fault: error.message, isFinal: error.isFinal };
  }
}

async function record(trx: Trx, one: One, tools: JobTools, outcome: Outcome): Promise<void> {
  const row = await oneQuery(trx, one).forUpdate().executeTakeFirst();
  if (!outcome || row?.state !== 'waiting') return;
  const at = await bankNow(trx);
  const tries = row.tries + 1;
  const minutes = outcome.isFinal ? null : retryMinutes(tries);
  const state = outcome.fault === null ? 'delivered' : minutes === null ? 'failed' : 'waiting';
  await trx
    .updateTable('cnab_deliveries')
    .set({ state, tries, fault: outcome.fault, tried_at: at })
    .where('account_id', '=', one.accountId)
    .where('id', '=', one.delivery)
    .execute();
  tools.afterCommit(() => tools.services.realtime.live(one.accountId, 'return-deliveries', 'updated', [one.delivery]));
  if (state === 'waiting')
    await tools.services.jobs.enqueue(trx, deliverFile, one, { startAfter: new Date(Date.now() + minutes! * 60_000) });
  if (outcome.fault !== null && isTold(tries, state === 'failed')) {
    const file = await filesQuery(trx, one.accountId).where('id', '=', row.file_id).executeTakeFirstOrThrow();
    await notifyUsers(trx, tools, {
      accountId: one.accountId,
      type: 'return-delivery',
      content:
        `O arquivo de retorno de ${formatDay(file.day)} não chegou a ${row.target}. ${outcome.fault} ` +
        (state === 'failed' ? 'Confira o servidor e envie de novo.' : 'Vamos tentar de novo.'),
      params: { url: '/troca-de-arquivos/arquivos-retorno/sftp' },
      at,
      permission,
    });
  }
}

/** Sends a file that did not arrive once more. @throws Problem 404; 409 where it arrived, is on its way, or there is no server */
export async function deliverAgain(ctx: Ctx, id: number): Promise<void> {
  const trx = ctx.trx();
  const one = { accountId: ctx.accountId, delivery: id };
  const row = await oneQuery(trx, one).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (row.state !== 'failed') throw new Problem(409, 'not-failed', 'Este envio não precisa ser refeito.');
  const server = await openServer(trx, ctx.accountId);
  if (!server) throw new Problem(409, 'no-server', 'Configure o servidor SFTP antes de enviar de novo.');
  await trx
    .updateTable('cnab_deliveries')
    .set({ state: 'waiting', tries: 0, fault: null, target: `${server.user}@${server.host}` })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await enqueue(trx, ctx, deliverFile, one);
  ctx.live('return-deliveries', 'updated', [id]);
}
