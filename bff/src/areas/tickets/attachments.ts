import type { Ctx, FileAnswer } from '../../core/area';
import { notFound, Problem } from '../../core/problem';
import type { Picture } from '../../core/read-image';
import { writeIn } from './repository';
import './tables';

/** Most pictures of a ticket. */
const MOST = 10;

/**
 * Adds a picture to a ticket, as a message of its own.
 * @throws Problem 404 where the account has no such ticket, 409 where the ticket is archived or has MOST pictures.
 */
export async function attachPicture(ctx: Ctx, id: number, { bytes, type }: Picture): Promise<void> {
  const trx = ctx.trx();
  const ticket = { accountId: ctx.accountId, id };
  // locks the ticket's row, so that simultaneous pictures are counted one after the other
  const message_id = await writeIn(trx, ticket, {
    author: 'customer',
    name: ctx.userName,
    message: 'Imagem anexada',
    at: ctx.now,
  });
  const { count } = await trx
    .selectFrom('ticket_attachments')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('account_id', '=', ctx.accountId)
    .where('ticket_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw new Problem(409, 'too-many-attachments', `Cada ticket aceita até ${MOST} imagens.`);
  await trx
    .insertInto('ticket_attachments')
    .values({ account_id: ctx.accountId, ticket_id: id, message_id, bytes, type, sent_at: ctx.now })
    .execute();
}

/** A picture of a ticket of the account. @throws Problem 404 */
export async function pictureOf(ctx: Ctx, ticket: number, id: number): Promise<FileAnswer> {
  const row = await ctx.db
    .selectFrom('ticket_attachments')
    .select(['bytes', 'type'])
    .where('account_id', '=', ctx.accountId)
    .where('ticket_id', '=', ticket)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const end = row.type === 'image/png' ? 'png' : 'jpg';
  return { name: `ticket-${ticket}-${id}.${end}`, bytes: Buffer.from(row.bytes), type: row.type };
}
