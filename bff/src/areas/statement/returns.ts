import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Counterpart } from '@balcao/contract/money/operation';
import type { Ctx } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import type { Db } from '../../core/database';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Operation } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { paymentRail } from '../../rails/payments/rail';
import { OWN_BANK } from '../../core/banks';
import { accountNumbered, holderOf } from '../transfers/service';
import { selectLines } from './lines';
import { isReturnable, mayReturn } from './return-rules';
import { payerOf } from './sources';
import { paidTo, refundWords } from '../../kits/money/notify';

const page = ({ id }: Operation) => `/pagar-ou-transferir/comprovantes/${id}`;

const shared = {
  label: 'Devolução',
  isFeminine: true,
  product: 'pix',
  permission: 'statement',
  hours: null,
  notices: { words: refundWords, what: paidTo, page },
} as const;

/** Outgoing operation that returns received money to its payer. */
export const returns = defineMoney({
  ...shared,
  kind: 'return',
  rail: ({ config }) => paymentRail(config, 'returns'),
});

/** Returns a transfer within this bank: its sender's account is credited at once. */
const returnsInside = defineMoney({
  ...shared,
  kind: 'return-inside',
  rail: null,
  creditTo: async (trx, { account_id: accountId, counterpart }) => {
    const to = await accountNumbered(trx, counterpart.account ?? '');
    if (!to || to.isShutdown)
      throw new Problem(422, 'destination', 'A conta de quem enviou foi encerrada e não recebe devoluções.');
    const from = await holderOf(trx, accountId);
    return { accountId: to.id, description: `Devolução de ${from.name} para ${to.name}` };
  },
});

const KINDS = ['return', 'return-inside'] as const;
export const returnKinds = [returns, returnsInside];

const moneyFor = ({ counterpart }: MoneyDraft) => (counterpart.ispb === OWN_BANK.ispb ? returnsInside : returns);

interface Returnable {
  counterpart: Counterpart;
  /** Integer cents that can still be returned. */
  most: number;
}

/** The payer of a line and how much of it can still be returned; null where nothing can. */
export async function returnableOf(
  ctx: Pick<Ctx, 'db' | 'accountId' | 'now'>,
  line: { id: number; amount: number; key: string; at: Date },
): Promise<Returnable | null> {
  if (!mayReturn(line, saoPauloDay(ctx.now))) return null;
  const paid = await payerOf(ctx.db, ctx.accountId, line.key);
  if (!paid) return null;
  const most = paid.amount - (await returnedOfLine(ctx.db, ctx.accountId, line.id));
  return most > 0 ? { counterpart: paid.counterpart, most } : null;
}

/** Integer cents of a line that were returned to its payer, or are on their way. */
export async function returnedOfLine(db: Db, accountId: number, line: number): Promise<number> {
  const { sum } = await db
    .selectFrom('money_operations')
    .select(sql<number>`coalesce(sum(amount - returned), 0)`.as('sum'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', KINDS)
    .where('state', 'not in', ['refused', 'cancelled'])
    .where(sql<string>`details ->> 'line'`, '=', String(line))
    .executeTakeFirstOrThrow();
  return sum;
}

/** The draft of a return, and the most that can be returned. @throws Problem 404 for an unknown line, 409 where it cannot be returned. */
async function draftOf(ctx: Ctx, id: number, amount: number): Promise<{ draft: MoneyDraft; most: number }> {
  const line = await selectLines(ctx.db, ctx.accountId).where('e.id', '=', id).executeTakeFirst();
  if (!line) throw notFound();
  const returnable = await returnableOf(ctx, line);
  if (!returnable)
    throw new Problem(
      409,
      'not-returnable',
      'Este lançamento não pode ser devolvido, ou já foi devolvido por inteiro.',
    );
  const { counterpart, most } = returnable;
  return { most, draft: { amount, counterpart, description: line.description, details: { line: id } } };
}

const tooMuch = (most: number) => `Você pode devolver até ${formatMoney(most)} deste lançamento.`;

export async function reviewReturn(
  ctx: Ctx,
  id: number,
  amount: number,
): Promise<Answer<'POST /statement/{id}/return/review'>> {
  const { draft, most } = await draftOf(ctx, id, amount);
  const review = await moneyFor(draft).review(ctx.db, ctx, draft);
  const refusal = { code: 'amount', field: 'amount', message: tooMuch(most) };
  return {
    most,
    review: { ...review, refusals: [...(isReturnable(amount, most) ? [] : [refusal]), ...review.refusals] },
  };
}

/** Returns received money to its payer, in whole or in part. @throws Problem 404, 409, 422 */
export async function giveBack(
  ctx: Ctx,
  id: number,
  { amount, to }: Body<'POST /statement/{id}/return'>,
): Promise<Answer<'POST /statement/{id}/return'>> {
  // locked, so that the second of two simultaneous returns sees the first
  await sql`select id from ledger_entries where account_id = ${ctx.accountId} and id = ${id} for update`.execute(
    ctx.trx(),
  );
  const { draft, most } = await draftOf(ctx, id, amount);
  if (!isReturnable(amount, most)) throw fieldProblem('amount', tooMuch(most));
  const operation = await moneyFor(draft).submit(ctx.trx(), ctx, draft, [], { receiver: { field: 'to', name: to } });
  ctx.noted(operationNoted(operation));
  return operationAnswer(operation);
}
