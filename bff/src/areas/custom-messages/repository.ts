import { sql, type Selectable } from 'kysely';
import type { MessageTemplate } from '@balcao/contract/custom-messages';
import type { Body } from '@balcao/contract/core/registry';
import { LINK_MESSAGE } from '@balcao/contract/shared/link-limits';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Database, Db } from '../../core/database';
import { fieldProblem, notFound, Problem, refuseFields } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import { cleanMessage, messageFaults } from '../charges/service';
import './tables';

/** Most templates of a type in an account. */
export const MOST_TEMPLATES = 50;

const toDto = ({
  id,
  type,
  name,
  message,
  created_at,
}: Selectable<Database['message_templates']>): MessageTemplate => ({
  id,
  type,
  name,
  message,
  created_at: created_at.toISOString(),
});

/** A link says one line of a few words. */
const linkFaults = (message: string | null) =>
  message && (/\n/.test(message) || message.length < LINK_MESSAGE.minLength || message.length > LINK_MESSAGE.maxLength)
    ? [{ field: 'message', message: 'Escreva de 3 a 80 caracteres, em uma linha' }]
    : [];

export async function listTemplates(
  db: Db,
  accountId: number,
  type: MessageTemplate['type'],
): Promise<MessageTemplate[]> {
  const rows = await db
    .selectFrom('message_templates')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toDto);
}

/**
 * Saves a message template. @throws Problem 422 at 'name' where it is blank or taken, at 'message' where it is blank or
 * does not fit on a charge, 422 'too-many' where the account has the most templates of the type already.
 */
export async function createTemplate(
  ctx: Ctx,
  { type, ...input }: Body<'POST /custom-messages'>,
): Promise<MessageTemplate> {
  const name = cleanName(input.name);
  const message = cleanMessage(input.message);
  const blank = [...(name ? [] : ['name']), ...(message ? [] : ['message'])].map((field) => ({
    field,
    message: 'Preenchimento obrigatório',
  }));
  refuseFields([...blank, ...(type === 'link' ? linkFaults(message) : messageFaults(input.message))]);
  // counted under the lock on the account, so that the second of two simultaneous calls sees the first
  await ctx.trx().selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forNoKeyUpdate().execute();
  const { count } = await ctx
    .trx()
    .selectFrom('message_templates')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('account_id', '=', ctx.accountId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  if (count >= MOST_TEMPLATES)
    throw new Problem(422, 'too-many', `Você já tem ${MOST_TEMPLATES} modelos. Exclua um para salvar outro.`);
  try {
    const row = await ctx
      .trx()
      .insertInto('message_templates')
      .values({ account_id: ctx.accountId, type, name, message: message!, created_at: ctx.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDto(row);
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', 'Já existe um modelo com este nome') : error;
  }
}

/** Deletes a message template. @throws Problem 404 where the account has no such template. */
export async function deleteTemplate(ctx: Ctx, id: number): Promise<void> {
  const gone = await ctx
    .trx()
    .deleteFrom('message_templates')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}
