import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import { fieldProblem, notFound } from '../../core/problem';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import { notifyUsers } from '../notifications/service';
import { readMessage, writeIn } from './repository';
import './tables';

/** Who signs what the bank answers. */
const TEAM = 'Equipe de atendimento';

/**
 * The bank's answer in a ticket: whoever may see tickets is notified, open pages show it at once.
 * @throws Problem 404 where there is no such ticket, 409 where it is archived, 422 where nothing or too much is said.
 */
export async function answerTicket(services: Services, id: number, typed: string): Promise<void> {
  const message = readMessage(typed);
  if (message.length > MAX_MESSAGE) throw fieldProblem('message', `Escreva no máximo ${MAX_MESSAGE} caracteres.`);
  const after: (() => void | Promise<void>)[] = [];
  await services.store.transaction(async (trx) => {
    const ticket = await trx
      .selectFrom('tickets')
      .select(['account_id', 'subject'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!ticket) throw notFound();
    const accountId = ticket.account_id;
    const at = await bankNow(trx);
    await writeIn(trx, { accountId, id }, { author: 'bank', name: TEAM, message, at });
    const afterCommit = (work: () => void | Promise<void>) => void after.push(work);
    await notifyUsers(trx, services, afterCommit, {
      accountId,
      type: 'ticket-answered',
      content: `Seu ticket “${ticket.subject}” foi respondido`,
      params: { ticketId: String(id) },
      at,
      permission: 'help',
    });
    afterCommit(() => services.realtime.live(accountId, 'tickets', 'updated', [id]));
  });
  for (const work of after) await work();
}
