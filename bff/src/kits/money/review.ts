import type { MoneyReview } from '@balcao/contract/money/operation';
import { addDays, isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { formatMoney } from '../../core/money';
import { balanceOf } from '../../ledger/ledger';
import type { MoneyCtx, MoneyDraft, MoneyKind, Refusal } from './kind';
import { limitMessage, limitsLeft, type LimitLeft } from './limits';
import { saoPauloInstant, slotOf, type Slot } from './slot';

/** Nothing is scheduled further ahead than this many days. */
const FURTHEST = 730;
/** An instant of the day's limits alone. */
export const NOON = '12:00';

export interface Reviewed {
  fee: number;
  slot: Slot;
  available: number;
  limit: LimitLeft | null;
  refusals: Refusal[];
}

/** What an operation would cost and do, and everything that is known to refuse it; nothing is changed. */
export async function reviewDraft(db: Db, kind: MoneyKind, ctx: MoneyCtx, draft: MoneyDraft): Promise<Reviewed> {
  const wrongDay = refuseDay(ctx.now, draft.day);
  const slot = slotOf(kind.hours, ctx.now, wrongDay ? null : (draft.day ?? null));
  const fee = (await kind.fee?.(db, ctx.accountId, draft)) ?? 0;
  const { available } = await balanceOf(db, ctx.accountId);
  const spendAt = kind.spendsByDay && !slot.now ? saoPauloInstant(slot.day, NOON) : slot.at;
  const left = await limitsLeft(db, ctx.accountId, kind.product, spendAt, draft.counterpart);
  const limit = left[0] ?? null;
  const over = left.find((one) => one.left < draft.amount);
  const short = slot.now && available < draft.amount + fee;
  return {
    fee,
    slot,
    available,
    limit,
    refusals: [
      ...(wrongDay ? [wrongDay] : []),
      ...((await kind.refuse?.(db, ctx, draft)) ?? []),
      ...(over ? [{ code: 'limit', field: 'amount', message: limitMessage(over) }] : []),
      ...(short
        ? [
            {
              code: 'insufficient-funds',
              field: 'amount',
              message: `O saldo disponível não é suficiente: faltam ${formatMoney(draft.amount + fee - available)}.`,
            },
          ]
        : []),
    ],
  };
}

function refuseDay(now: Date, day: string | undefined): Refusal | null {
  if (day === undefined) return null;
  const today = saoPauloDay(now);
  const message = !isRealDay(day)
    ? 'Informe uma data que exista.'
    : day < today
      ? 'A data não pode ser anterior a hoje.'
      : day > addDays(today, FURTHEST)
        ? 'Agende para até dois anos a partir de hoje.'
        : null;
  return message ? { code: 'day', field: 'day', message } : null;
}

/** The review as the contract answers it. */
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
    moved: reviewed.slot.moved,
  },
  available: reviewed.available,
  limit: reviewed.limit && { ...reviewed.limit, until: reviewed.limit.until?.toISOString() ?? null },
  refusals: reviewed.refusals,
});
