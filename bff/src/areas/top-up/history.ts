import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { MoneyState } from '@balcao/contract/money/operation';
import type { TopUp } from '@balcao/contract/top-up';
import type { Ctx } from '../../core/area';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import type { Operation } from '../../kits/money/kind';
import '../../kits/money/tables';

/** Numbers offered again. */
const RECENT = 6;

type Row = Pick<
  Operation,
  'id' | 'counterpart' | 'amount' | 'state' | 'scheduled_for' | 'created_at' | 'protocol' | 'reason'
>;

const toDto = ({ id, counterpart, amount, state, scheduled_for, created_at, protocol, reason }: Row): TopUp => ({
  id,
  phone: counterpart.code ?? '',
  operator: counterpart.name,
  amount,
  state,
  scheduled_for,
  created_at: created_at.toISOString(),
  protocol,
  reason,
});

/** LIKE pattern of a text; of what is mostly digits its digits alone, as numbers are typed with a mask. */
const like = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return `%${(digits.length > 3 ? digits : text.trim()).replace(/[\\%_]/g, '\\$&')}%`;
};

/** The account's top-ups, newest first. */
export const topUpList = listOf({
  from: 'money_operations',
  columns: ['counterpart', 'amount', 'state', 'scheduled_for', 'created_at', 'protocol', 'reason'],
  always: sql<boolean>`kind = 'top-up'`,
  where: ({ text, state }: { text?: string; state?: MoneyState }) => [
    !!text?.trim() &&
      sql<boolean>`(counterpart ->> 'name' ilike ${like(text)} or counterpart ->> 'code' like ${like(text)})`,
    state && sql<boolean>`state = ${state}`,
  ],
  order: { created_at: ['created_at', 'desc'], amount: ['amount', 'desc'] },
  item: toDto,
});

/** @throws Problem 404 where the account has no such top-up */
export async function showTopUp(ctx: Ctx, id: number): Promise<TopUp> {
  const row = await ctx.db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('kind', '=', 'top-up')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toDto(row);
}

/** Numbers that were topped up before, each with its last operator and value, the last one first. */
export async function listRecent(ctx: Ctx): Promise<Answer<'GET /recharge/recent'>> {
  const { rows } = await sql<{ phone: string; operator: string; name: string; amount: number; at: Date }>`
    select * from (
      select distinct on (counterpart ->> 'code') counterpart ->> 'code' as phone, details ->> 'operator' as operator,
        counterpart ->> 'name' as name, amount, created_at as at
      from money_operations where account_id = ${ctx.accountId} and kind = 'top-up' and state not in ('refused', 'cancelled')
      order by counterpart ->> 'code', created_at desc) as numbers
    order by at desc limit ${RECENT}`.execute(ctx.db);
  return {
    items: rows.map(({ phone, operator: id, name, amount, at }) => ({
      phone,
      operator: { id, name },
      amount,
      at: at.toISOString(),
    })),
  };
}
