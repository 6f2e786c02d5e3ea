import type { Answer, Body } from '@balcao/contract/core/registry';
import { directedTo } from '../../core/account-directory';
import type { PublicCtx } from '../../core/area';
import { notFound } from '../../core/problem';
import '../../kits/money/tables';
import { operationWords } from '../../kits/money/words';

/** A masked name, 'Padaria P** N**': enough for the holder of a receipt to recognise the person. */
const masked = (name: string): string =>
  name
    .split(/\s+/)
    .map((word, i) => (i === 0 ? word : `${word.slice(0, 1)}**`))
    .join(' ');

/** The data of a receipt that the public may see who have its protocol. @throws Problem 404 where the bank made no such receipt. */
export async function verifyReceipt(
  ctx: Pick<PublicCtx, 'db'>,
  { body }: { body: Body<'POST /receipts/verify'> },
): Promise<Answer<'POST /receipts/verify'>> {
  const code = body.code.replace(/\D/g, '');
  const row = await ctx.db
    .selectFrom('money_operations as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['o.protocol', 'o.kind', 'o.state', 'o.amount', 'o.returned', 'o.counterpart', 'a.nickname'])
    .select(['o.settled_at', 'o.created_at', 'o.scheduled_for'])
    .where('o.account_id', '=', directedTo('money_operations', 'protocol', code))
    .where('o.protocol', '=', code)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    protocol: row.protocol,
    label: operationWords(row),
    state: row.state,
    amount: row.amount,
    returned: row.returned,
    day: row.scheduled_for,
    at: (row.settled_at ?? row.created_at).toISOString(),
    payer: masked(row.nickname),
    payee: masked(row.counterpart.name),
  };
}
