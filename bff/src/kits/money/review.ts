import type { MoneyReview } from '@balcao/contract/money/operation';
import { addDays } from '../../core/calendar';
import type { Db } from '../../core/database';
import type { MoneyCtx, MoneyDraft, MoneyKind, Refusal } from './kind';
import { kindsOf } from './kinds';
import { UNLIMITED } from './limit-terms';
import { NIGHT_ENDS } from './night';
import { leftBy, limitMessage, termsOf, type LimitLeft, type Terms } from './limits';
import { morningFor } from './schedule';
import { lessSpending, refuseDay, refuseShort, type CentsByDay } from './review-rules';
import { slotOf, type Slot } from './slot';

/** Whether a refusal is for the state of the account, its balance or limits, and not for what was asked. */
export const isForAccount = ({ code }: { code: string }): boolean => code === 'insufficient-funds' || code === 'limit';

export interface Reviewed {
  fee: number;
  slot: Slot;
  /** It is executed on its day after the night, since it exceeds what is left of the night's limit. */
  waits: boolean;
  available: number;
  /** The account's terms at the instant whose limits the operation spends. */
  terms: Terms;
  limit: LimitLeft | null;
  refusals: Refusal[];
}

/**
 * What an operation would cost and do, and all reasons known to refuse it; changes nothing.
 * @param beside amounts that go out together with it under the same product, as of several bills that are paid at once
 */
export async function reviewDraft(
  db: Db,
  kind: MoneyKind,
  ctx: MoneyCtx,
  draft: MoneyDraft,
  beside: CentsByDay = new Map(),
): Promise<Reviewed> {
  const wrongDay = refuseDay(ctx.now, draft.day);
  const planned = slotOf(kind.hours, ctx.now, wrongDay ? null : (draft.day ?? null));
  const fee = (await kind.fee?.(db, ctx.accountId, draft)) ?? 0;
  const { day } = planned;
  const ahead = planned.now ? new Map<string, number>() : await scheduledInMonth(db, ctx.accountId, kind, day);
  const atTime = async (at: Date) => {
    const terms = await termsOf(db, ctx.accountId, kind.product, at, draft.counterpart);
    return { slot: { ...planned, at }, terms, left: lessSpending(leftBy(terms), day, [ahead, beside]) };
  };
  const first = await atTime(planned.at);
  const morning = planned.now ? null : morningFor(first.left, draft.amount, day);
  const { slot, terms, left } = morning ? await atTime(morning) : first;
  const { available } = terms;
  const limit = left[0] ?? null;
  const over = left.find((one) => one.left < draft.amount);
  const short = slot.now ? refuseShort(available, draft.amount + fee) : null;
  const refusals = [
    ...(wrongDay ? [wrongDay] : []),
    ...((await kind.refuse?.(db, ctx, draft)) ?? []),
    ...(over ? [{ code: 'limit', field: 'amount', message: limitMessage(over) }] : []),
    ...(short ? [short] : []),
  ];
  return {
    fee,
    slot,
    waits: morning !== null,
    available,
    terms,
    limit,
    refusals: refusals.map((one) => ({ ...one, field: calledBy(kind, one) })),
  };
}

const calledBy = ({ fields = {} }: MoneyKind, { field }: Refusal): string | null =>
  field === null ? null : (fields[field] ?? field);

/** Amounts scheduled under the same product in the month of a day, which will spend the limits before the reviewed operation does. */
async function scheduledInMonth(db: Db, accountId: number, { product }: MoneyKind, day: string): Promise<CentsByDay> {
  const month = `${day.slice(0, 7)}-01`;
  const rows = await db
    .selectFrom('money_operations')
    .select((e) => ['scheduled_for as day', e.fn.sum<number>('amount').as('cents')])
    .where('account_id', '=', accountId)
    .where('state', '=', 'scheduled')
    .where('kind', 'in', kindsOf(product))
    .where('scheduled_for', '>=', month)
    .where('scheduled_for', '<', addDays(month, 31))
    .groupBy('scheduled_for')
    .execute();
  return new Map(rows.filter((row) => row.day.startsWith(day.slice(0, 7))).map((row) => [row.day, Number(row.cents)]));
}

/** What is left of a limit; null where there is none, which is stored as a sum that nobody reaches. */
export const limitSaid = (limit: LimitLeft | null, { product }: Pick<MoneyKind, 'product'>): MoneyReview['limit'] =>
  limit && limit.amount < UNLIMITED ? { ...limit, product, until: limit.until?.toISOString() ?? null } : null;

export const reviewAnswer = (kind: MoneyKind, draft: MoneyDraft, reviewed: Reviewed): MoneyReview => ({
  kind: kind.kind,
  amount: draft.amount,
  fee: reviewed.fee,
  total: draft.amount + reviewed.fee,
  counterpart: draft.counterpart,
  date: {
    day: reviewed.slot.day,
    today: reviewed.slot.now,
    cutOff: kind.hours?.closes ?? null,
    from: reviewed.waits ? NIGHT_ENDS : null,
    moved: reviewed.slot.moved,
  },
  available: reviewed.available,
  limit: limitSaid(reviewed.limit, kind),
  refusals: reviewed.refusals,
});
