import type { MachineContest } from '@balcao/contract/card-machine/shapes';
import type { Ctx } from '../../core/area';
import { enqueue } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { acquirer } from '../../rails/acquirer/rail';
import { contestList } from './lists';
import { machineRound } from './round';
import { mayAnswer } from './rules';
import './tables';

/** @throws Problem 404 */
export async function showContest(ctx: Ctx, id: number): Promise<MachineContest> {
  const { items } = await contestList.page(ctx, { id });
  if (!items[0]) throw notFound();
  return items[0];
}

/** Answers a contest, with a defence or giving in (null). @throws Problem 404, 409 where it is too late, 422 at 'defence' */
export async function answerContest(ctx: Ctx, id: number, typed: string | null): Promise<MachineContest> {
  const trx = ctx.trx();
  const row = await trx
    .selectFrom('card_machine_contests')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!mayAnswer(row, ctx.today))
    throw new Problem(409, 'too-late', 'Esta contestação já foi respondida ou o prazo dela terminou.');
  const defence = typed?.trim() ?? null;
  if (defence === '') throw fieldProblem('defence', 'Preenchimento obrigatório');
  const { key } = await trx
    .selectFrom('card_machine_sales')
    .select('key')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', row.sale_id)
    .executeTakeFirstOrThrow();
  await acquirer(ctx.services.config).answerContest(trx, key, defence, ctx.now);
  await trx
    .updateTable('card_machine_contests')
    .set({ state: 'answered', defence, answered_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  ctx.noted({ about: formatMoney(row.amount) });
  ctx.live('card-machine', 'updated', [row.sale_id]);
  // what the acquirer says to it is fetched at once
  await enqueue(trx, ctx, machineRound, {});
  return showContest(ctx, id);
}
