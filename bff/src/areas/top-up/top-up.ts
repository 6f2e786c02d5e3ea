import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { notFound, refuseFields } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Refusal } from '../../kits/money/kind';
import { topUpRail } from '../../rails/top-up/rail';
import type { Branch } from '../../rails/top-up/port';
import { NOWHERE } from '../../kits/money/nowhere';
import { topUp } from './kind';
import { areaCodeOf, phoneOf, refuseTopUp, type Asked } from './rules';
import '../../kits/money/tables';

const rail = (ctx: Ctx) => topUpRail(ctx.services.config);

async function branchOf(ctx: Ctx, operator: string, areaCode: number): Promise<Branch | null> {
  const branches = await rail(ctx).branches(operator);
  return branches.find(({ areaCodes }) => areaCodes.includes(areaCode)) ?? null;
}

/** When the account last topped up a number with a value, but for what failed. */
async function lastTopUp(ctx: Ctx, { phone, amount }: Asked): Promise<Date | null> {
  const last = await ctx.db
    .selectFrom('money_operations')
    .select('created_at')
    .where('account_id', '=', ctx.accountId)
    .where('kind', '=', 'top-up')
    .where('amount', '=', amount)
    .where(sql<string>`counterpart ->> 'code'`, '=', phone)
    .where('state', 'not in', ['refused', 'returned', 'cancelled'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at ?? null;
}

async function draftOf(
  ctx: Ctx,
  input: Body<'POST /recharge/review'>,
): Promise<{ draft: MoneyDraft; refusals: Refusal[] }> {
  const order = { ...input, phone: phoneOf(input.phone) };
  const [operators, branch, owner, last] = [
    await rail(ctx).operators(),
    await branchOf(ctx, order.operator, areaCodeOf(order.phone)),
    await rail(ctx).operatorOf(order.phone),
    await lastTopUp(ctx, order),
  ];
  const name = operators.find(({ id }) => id === order.operator)?.name ?? '';
  return {
    refusals: refuseTopUp(order, { operators, branch, owner, last }, ctx.now),
    draft: {
      amount: order.amount,
      day: order.day,
      description: '',
      details: { operator: order.operator },
      counterpart: {
        ...NOWHERE,
        name,
        document: null,
        code: order.phone,
      },
    },
  };
}

export async function reviewTopUp(ctx: Ctx, body: Body<'POST /recharge/review'>) {
  const { draft, refusals } = await draftOf(ctx, body);
  const review = await topUp.review(ctx.db, ctx, draft);
  return { ...review, refusals: [...refusals, ...review.refusals] };
}

/** Makes a signed top-up. @throws Problem 422 at the faulty field, or at 'day' where it differs from the review's */
export async function makeTopUp(ctx: Ctx, body: Body<'POST /recharge'>): Promise<Answer<'POST /recharge'>> {
  // the account's top-ups are made one by one, so that the second of two simultaneous ones sees the first
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(ctx.trx());
  const { draft, refusals } = await draftOf(ctx, body);
  refuseFields(refusals.map(({ field, message }) => ({ field: field ?? '', message })));
  const operation = await topUp.submit(ctx.trx(), ctx, draft, [], { day: { field: 'day', day: body.day } });
  ctx.noted(operationNoted(operation));
  return operationAnswer(operation);
}

/** @throws Problem 404 for an operator that is not there */
export async function listBranches(ctx: Ctx, operator: string) {
  const branches = await rail(ctx).branches(operator);
  if (!branches.length) throw notFound();
  return { items: branches.map(({ id, name, areaCodes }) => ({ id, name, areaCodes: [...areaCodes] })) };
}

/** @throws Problem 404 for an operator that is not there */
export async function listValues(ctx: Ctx, operator: string, areaCode: number) {
  if (!(await rail(ctx).branches(operator)).length) throw notFound();
  const branch = await branchOf(ctx, operator, areaCode);
  return { items: branch?.values.map((value) => ({ ...value })) ?? [] };
}

export const listOperators = async (ctx: Ctx) => ({ items: [...(await rail(ctx).operators())] });

export async function findOperator(ctx: Ctx, phone: string): Promise<Answer<'GET /recharge/phones/{phone}'>> {
  const [owner, operators] = [await rail(ctx).operatorOf(phone), await rail(ctx).operators()];
  return { operator: operators.find(({ id }) => id === owner) ?? null };
}
