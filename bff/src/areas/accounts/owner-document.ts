import { cleanName } from '../../core/clean-name';
import type { Ctx } from '../../core/area';
import { formatDocument } from '../../core/documents';
import type { Picture } from '../../core/read-image';
import { attachPicture, insertTicket } from '../tickets/service';
import { readCnpj } from './registry';
import './tables';

/** Opens a ticket with the company's document, on which the bank's team decides by hand (SHELL-8-11). @throws Problem 422 at 'cnpj' */
export async function sendOwnerDocument(
  ctx: Ctx,
  { cnpj: typed, reason }: { cnpj: string; reason?: string },
  picture: Picture,
): Promise<{ ticket: number }> {
  const cnpj = readCnpj(typed);
  const trx = ctx.trx();
  const { passkey } = await trx
    .selectFrom('memberships')
    .select('passkey')
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .executeTakeFirstOrThrow();
  const why = cleanName(reason ?? '');
  const ticket = await insertTicket(ctx, {
    passkey,
    email: ctx.userEmail,
    phone: '',
    name: ctx.userName,
    subject: `Abertura de conta Empresas: CNPJ ${formatDocument(cnpj)}`,
    message: `Segue o documento da empresa de CNPJ ${formatDocument(cnpj)}.${why ? ` O cadastro respondeu: ${why}` : ''}`,
  });
  await attachPicture(ctx, ticket, picture);
  await trx
    .insertInto('account_owner_documents')
    .values({
      account_id: ctx.accountId,
      ticket_id: ticket,
      cnpj,
      bytes: picture.bytes,
      type: picture.type,
      sent_at: ctx.now,
    })
    .execute();
  ctx.live('tickets', 'created', [ticket]);
  return { ticket };
}
