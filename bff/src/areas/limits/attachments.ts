import type { Generated } from 'kysely';
import type { Ctx, FileAnswer } from '../../core/area';
import type { Db } from '../../core/database';
import { fieldProblem, notFound } from '../../core/problem';
import type { Picture } from '../../core/read-image';

declare module '../../core/database' {
  interface Database {
    limit_attachments: {
      account_id: number;
      id: Generated<number>;
      request_id: number | null;
      bytes: Buffer;
      type: Picture['type'];
      sent_by: number;
      sent_at: Date;
    };
  }
}

/** Most pictures of a request. */
const MOST_ATTACHMENTS = 3;
/** Hours after which pictures without a request are deleted, by the account's next upload. */
const LOOSE_HOURS = 24;
const HOUR = 3_600_000;

/** Stores a picture until its request is signed. @throws Problem 422 at 'file' where too many have no request yet. */
export async function saveAttachment(ctx: Ctx, { bytes, type }: Picture): Promise<{ id: number }> {
  const trx = ctx.trx();
  const since = new Date(ctx.now.getTime() - LOOSE_HOURS * HOUR);
  await trx
    .deleteFrom('limit_attachments')
    .where('account_id', '=', ctx.accountId)
    .where('request_id', 'is', null)
    .where('sent_at', '<', since)
    .execute();
  const { loose } = await trx
    .selectFrom('limit_attachments')
    .select((e) => e.fn.countAll<number>().as('loose'))
    .where('account_id', '=', ctx.accountId)
    .where('request_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (loose >= MOST_ATTACHMENTS * 10) throw fieldProblem('file', 'Você enviou imagens demais. Tente de novo amanhã.');
  return trx
    .insertInto('limit_attachments')
    .values({ account_id: ctx.accountId, request_id: null, bytes, type, sent_by: ctx.userId, sent_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Attaches pictures that the same user uploaded to a request. @throws Problem 422 at 'attachments' where one is missing or taken. */
export async function attach(ctx: Ctx, request: number, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  const taken = await ctx
    .trx()
    .updateTable('limit_attachments')
    .set({ request_id: request })
    .where('account_id', '=', ctx.accountId)
    .where('sent_by', '=', ctx.userId)
    .where('request_id', 'is', null)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  if (taken.length !== new Set(ids).size)
    throw fieldProblem('attachments', 'Uma das imagens não está mais aqui. Escolha as imagens de novo.');
}

/** By request id, the ids of its pictures. */
export async function attachmentsOf(db: Db, accountId: number, requests: number[]): Promise<Map<number, number[]>> {
  const idsOf = new Map<number, number[]>();
  if (!requests.length) return idsOf;
  const rows = await db
    .selectFrom('limit_attachments')
    .select(['id', 'request_id'])
    .where('account_id', '=', accountId)
    .where('request_id', 'in', requests)
    .orderBy('id')
    .execute();
  for (const { id, request_id: request } of rows) idsOf.set(request!, [...(idsOf.get(request!) ?? []), id]);
  return idsOf;
}

/** The file of a picture. @throws Problem 404 */
export async function attachmentPicture(ctx: Ctx, id: number): Promise<FileAnswer> {
  const row = await ctx.db
    .selectFrom('limit_attachments')
    .select(['bytes', 'type'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    name: `anexo-${id}.${row.type === 'image/png' ? 'png' : 'jpg'}`,
    bytes: Buffer.from(row.bytes),
    type: row.type,
  };
}
