import type { Body } from '@balcao/contract/core/registry';
import type { ApiEvent } from '../../../core/api-events';
import type { Ctx } from '../../../core/area';
import { fieldProblem } from '../../../core/problem';
import { accountOf } from '../../../platform/worlds/worlds';

/** Events of all areas, found by their folder. */
const events = Object.values(
  import.meta.glob<readonly ApiEvent[]>('../../*/sandbox/api-events.ts', { eager: true, import: 'default' }),
).flat();

/** Has something happen in the account's homologation. @throws Problem 422 at 'subject' */
export async function playEvent(ctx: Ctx, { event, subject }: Body<'POST /api/events'>): Promise<void> {
  const accountId = await accountOf(ctx.db, ctx.accountId, 'homologation');
  const one = events.find(({ id }) => id === event);
  if (accountId === null || !one)
    throw fieldProblem('subject', 'Nada foi criado em homologação ainda: use a API com as chaves de lá primeiro.');
  await one.run(ctx.trx(), ctx, { accountId, subject: subject.trim(), at: ctx.now });
  ctx.noted({ about: event });
}
