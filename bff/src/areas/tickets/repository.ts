import { sql, type Selectable } from 'kysely';
import type { Ticket, TicketBody, TicketConversation } from '@balcao/contract/tickets';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Database, Db, Trx } from '../../core/database';
import { listOf } from '../../core/list';
import { fieldProblem, notFound, Problem, refuseFields } from '../../core/problem';
import { matchesText, searchText } from '../../core/search-text';
import { findRow } from '../../core/rows';
import './tables';

type Row = Pick<Selectable<Database['tickets']>, 'id' | 'subject' | 'status' | 'message' | 'created_at' | 'updated_at'>;

const toDto = ({ id, subject, status, message, created_at, updated_at }: Row): Ticket => ({
  id,
  subject,
  status,
  message,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** List of the account's tickets, last updated first. */
export const ticketList = listOf({
  from: 'tickets',
  columns: ['subject', 'status', 'message', 'created_at', 'updated_at'],
  where: ({ text, status }: { text?: string; status: Ticket['status'] | 'all' }) => [
    matchesText(sql.ref('search'), text),
    status !== 'all' && sql<boolean>`status = ${status}`,
  ],
  order: { updated_at: ['updated_at', 'desc'], created_at: ['created_at', 'desc'] },
  item: toDto,
});

/** A typed message, trimmed. @throws Problem 422 at 'message' where it is blank. */
export function readMessage(typed: string): string {
  if (!cleanName(typed)) throw fieldProblem('message', 'Preenchimento obrigatório');
  return typed.trim();
}

/** A ticket with all its messages. @throws Problem 404 where the account has no such ticket. */
export async function findTicket(db: Db, accountId: number, id: number): Promise<TicketConversation> {
  const row = await findRow(db, 'tickets', accountId, id);
  const replies = await db
    .selectFrom('ticket_messages as m')
    .leftJoin('ticket_attachments as a', (join) =>
      join.onRef('a.account_id', '=', 'm.account_id').onRef('a.message_id', '=', 'm.id'),
    )
    .select(['m.author', 'm.name', 'm.message', 'm.sent_at', 'a.id as attachment'])
    .where('m.account_id', '=', accountId)
    .where('m.ticket_id', '=', id)
    .orderBy('m.id')
    .execute();
  const opening = {
    author: 'customer' as const,
    name: row.contact_name,
    message: row.message,
    sent_at: row.created_at,
    attachment: null,
  };
  return {
    ...toDto(row),
    messages: [opening, ...replies].map((one) => ({ ...one, sent_at: one.sent_at.toISOString() })),
  };
}

/**
 * Opens a ticket of the account (SHELL-5-38, 5-39).
 * @throws Problem 422 at a blank field, or at 'passkey' where it is of another account.
 */
export async function insertTicket(ctx: Ctx, body: TicketBody): Promise<number> {
  const [subject, name] = [cleanName(body.subject), cleanName(body.name)];
  const blank = { field: 'subject', message: 'Preenchimento obrigatório' };
  refuseFields([...(subject ? [] : [blank]), ...(name ? [] : [{ ...blank, field: 'name' }])]);
  const message = readMessage(body.message);
  const { passkey } = await ctx.db
    .selectFrom('memberships')
    .select('passkey')
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .executeTakeFirstOrThrow();
  if (passkey !== body.passkey)
    throw fieldProblem('passkey', 'Este chamado é de outra conta. Recarregue a página e tente novamente.');
  const row = await ctx
    .trx()
    .insertInto('tickets')
    .values({
      account_id: ctx.accountId,
      subject,
      message,
      contact_name: name,
      contact_email: body.email,
      contact_phone: body.phone,
      search: searchText(subject, message),
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Adds a message to a ticket and sets its status: answered by the bank, open after a customer's message. Answers the message's id.
 * @throws Problem 404 where the account has no such ticket, 409 where the ticket is archived.
 */
export async function writeIn(
  trx: Trx,
  { accountId, id }: { accountId: number; id: number },
  said: { author: 'customer' | 'bank'; name: string; message: string; at: Date },
): Promise<number> {
  const ticket = await trx
    .selectFrom('tickets')
    .select('status')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket) throw notFound();
  if (ticket.status === 'archived')
    throw new Problem(409, 'archived', 'Este chamado foi arquivado. Abra um novo chamado para continuar a conversa.');
  const { author, name, message, at } = said;
  const written = await trx
    .insertInto('ticket_messages')
    .values({ account_id: accountId, ticket_id: id, author, name, message, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setStatus(trx, accountId, id, author === 'bank' ? 'answered' : 'open', at);
  return written.id;
}

/** Archives a ticket. @throws Problem 404 where the account has no such ticket. */
export async function archiveTicket(ctx: Ctx, id: number): Promise<void> {
  if (!(await setStatus(ctx.trx(), ctx.accountId, id, 'archived', ctx.now))) throw notFound();
}

async function setStatus(trx: Trx, accountId: number, id: number, status: Ticket['status'], at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('tickets')
    .set({ status, updated_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
