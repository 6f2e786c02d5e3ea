import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { ScheduledInvestment } from '@balcao/contract/investments';
import type { MoneyState } from '@balcao/contract/money/operation';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { listOf } from '../../core/list';
import { fieldProblem, notFound } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Operation, Refusal } from '../../kits/money/kind';
import '../../kits/money/tables';
import { investment, productOf } from './kind';
import { findProduct } from './market';
import { findProfile } from './profile';
import { refusePurchase } from './rules';

type Asked = Body<'POST /investments/review'>;

async function draftOf(ctx: Ctx, { product: id, amount, day, acceptsUnsuitable = false }: Asked) {
  const product = await findProduct(ctx.services, id);
  const profile = await findProfile(ctx.db, ctx.accountId);
  const refusals: Refusal[] = refusePurchase(product, amount, { profile, acceptsUnsuitable, today: ctx.today });
  const draft: MoneyDraft = {
    amount,
    day,
    description: '',
    details: { product: id, name: product?.name ?? '' },
    counterpart: {
      name: product ? `${product.name} · ${product.issuer}` : '',
      document: null,
      bankCode: null,
      bankName: product?.issuer ?? null,
      ispb: null,
      branch: null,
      account: null,
      accountType: null,
      pixKey: null,
      code: null,
    },
  };
  return { product, draft, refusals };
}

export async function reviewPurchase(ctx: Ctx, body: Asked): Promise<Answer<'POST /investments/review'>> {
  const { draft, refusals } = await draftOf(ctx, body);
  const review = await investment.review(ctx.db, ctx, draft);
  return { ...review, refusals: [...refusals, ...review.refusals] };
}

/** Buys an asset. @throws Problem 422 at the faulty field, or where asset or day changed since the review */
export async function buy(ctx: Ctx, body: Body<'POST /investments'>): Promise<Answer<'POST /investments'>> {
  const { product, draft, refusals } = await draftOf(ctx, body);
  if (product && product.name !== body.name)
    throw fieldProblem('product', 'O ativo mudou desde a revisão. Confira e assine de novo.');
  const { date, refusals: others } = await investment.review(ctx.db, ctx, draft);
  if (!refusals.length && !others.length && date.day !== body.day)
    throw fieldProblem('day', 'A data mudou desde a revisão. Confira e assine de novo.');
  const operation = await investment.submit(ctx.trx(), ctx, draft, refusals);
  ctx.noted(operationNoted(operation));
  ctx.live('investments', 'created', []);
  return operationAnswer(operation);
}

type Row = Pick<
  Operation,
  'id' | 'details' | 'counterpart' | 'amount' | 'state' | 'scheduled_for' | 'created_at' | 'protocol' | 'reason'
>;

const toScheduled = (row: Row): ScheduledInvestment => ({
  id: row.id,
  product: productOf(row),
  name: String(row.details['name'] ?? ''),
  issuer: row.counterpart.bankName ?? '',
  amount: row.amount,
  state: row.state,
  scheduled_for: row.scheduled_for,
  created_at: row.created_at.toISOString(),
  protocol: row.protocol,
  reason: row.reason,
});

/** A purchase that waits for its day, or did. */
const IS_SCHEDULED = sql<boolean>`kind = 'investment'
  and (state <> 'settled' or scheduled_for > (created_at at time zone 'America/Sao_Paulo')::date)`;

export const scheduledList = listOf({
  from: 'money_operations',
  columns: ['details', 'counterpart', 'amount', 'state', 'scheduled_for', 'created_at', 'protocol', 'reason'],
  always: IS_SCHEDULED,
  where: ({ state }: { state?: MoneyState }) => [state && sql<boolean>`state = ${state}`],
  order: { scheduled_for: ['scheduled_for', 'desc'], amount: ['amount', 'desc'] },
  item: toScheduled,
});

/** @throws Problem 404 where the account has no such purchase */
export async function showScheduled(ctx: Ctx, id: number): Promise<ScheduledInvestment> {
  const row = await ctx.db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('kind', '=', 'investment')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toScheduled(row);
}

/** @throws Problem 404, 409 where it was sent already */
export async function cancelScheduled(ctx: Ctx, id: number): Promise<ScheduledInvestment> {
  const cancelled = await investment.cancel(ctx.trx(), ctx, id);
  ctx.noted({ about: `${formatMoney(cancelled.amount)} em ${cancelled.counterpart.name}` });
  return toScheduled(cancelled);
}
