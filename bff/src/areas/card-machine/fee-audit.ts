import { sql } from 'kysely';
import type { FeeFault } from '@balcao/contract/card-machine/shapes';
import type { Answer } from '@balcao/contract/core/registry';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import type { Ctx } from '../../core/area';
import { formatDay, today } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { insertTicket } from '../tickets/service';
import { feeFaultList, saleList } from './lists';
import { kindOf } from './words';

/** How many sales were charged otherwise than agreed, and by how much. */
export async function readFeeAudit(ctx: Ctx): Promise<Answer<'GET /pos/fee-audit'>> {
  const { count, difference } = await feeFaultList.totalsOf(ctx, {});
  return {
    checked: await saleList.count(ctx, {}),
    count,
    difference,
    open: await feeFaultList.totalsOf(ctx, { ticketed: 'no' }),
  };
}

/** The message of a ticket: the sum, then as many sales as fit. */
export function claimText(faults: readonly FeeFault[], total: { count: number; difference: number }): string {
  const head = `A auditoria de tarifas da maquininha encontrou ${total.count} ${
    total.count === 1 ? 'venda cobrada' : 'vendas cobradas'
  } fora do plano. Diferença: ${formatMoney(total.difference)}.`;
  const lines = faults.map(
    (one) =>
      `Venda ${one.id}, ${formatDay(today(new Date(one.sold_at)))}, ${kindOf(one.modality, one.brand)} em ${one.parcels}x, ${formatMoney(one.amount)}: ` +
      `cobrado ${formatMoney(one.charged)}, combinado ${formatMoney(one.agreed)}.`,
  );
  const end = 'As demais estão na lista da auditoria.';
  let text = head;
  for (const [at, line] of lines.entries()) {
    const isLast = at === lines.length - 1 && lines.length === total.count;
    if (text.length + line.length + 2 + (isLast ? 0 : end.length + 1) > MAX_MESSAGE) return `${text}\n${end}`;
    text += `\n${line}`;
  }
  return lines.length === total.count ? text : `${text}\n${end}`;
}

const MOST_LINES = 20;

/** Makes a ticket of what has none. @throws Problem 409 where there is nothing to claim */
export async function claimFees(ctx: Ctx): Promise<Answer<'POST /pos/fee-audit/ticket'>> {
  const trx = ctx.trx();
  // one claim at a time, so that the second of two finds nothing left
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(trx);
  const total = await feeFaultList.totalsOf(ctx, { ticketed: 'no' });
  if (total.count === 0) throw new Problem(409, 'nothing-to-claim', 'Não há diferença de tarifa sem chamado.');
  const faults = await feeFaultList.rowsAfter(ctx, { ticketed: 'no' }, null, MOST_LINES);
  const { passkey } = await trx
    .selectFrom('memberships')
    .select('passkey')
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .executeTakeFirstOrThrow();
  const ticket = await insertTicket(ctx, {
    passkey,
    email: ctx.userEmail,
    phone: '',
    name: ctx.userName,
    subject: 'Tarifas da maquininha fora do plano',
    message: claimText(
      faults.map(({ item }) => item),
      total,
    ),
  });
  await trx
    .updateTable('card_machine_sales')
    .set({ ticket_id: ticket })
    .where('account_id', '=', ctx.accountId)
    .where(sql<boolean>`difference <> 0`)
    .where('ticket_id', 'is', null)
    .execute();
  ctx.noted({ about: formatMoney(total.difference) });
  ctx.live('tickets', 'created', [ticket]);
  ctx.live('card-machine', 'updated', []);
  return { ticket, ...total };
}
