import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import { fieldProblem, notFound } from '../../core/problem';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import { notifyUsers } from '../../platform/notifications/notify';
import { readMessage, writeIn } from './repository';
import './tables';

/** Name shown as the author of the bank's answers. */
const TEAM = 'Equipe de atendimento';

/**
 * Adds the bank's answer to a ticket; users who may see tickets are notified, and open pages are told.
 * @throws Problem 404 for an unknown ticket, 409 for an archived one, 422 for an empty or too long message.
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
    await notifyUsers(
      trx,
      { services, afterCommit },
      {
        accountId,
        type: 'ticket-answered',
        content: `Seu ticket “${ticket.subject}” foi respondido`,
        params: { ticketId: String(id) },
        at,
        permission: 'help',
      },
    );
    afterCommit(() => services.realtime.live(accountId, 'tickets', 'updated', [id]));
  });
  for (const work of after) await work();
}
