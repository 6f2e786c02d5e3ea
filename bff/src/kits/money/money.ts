import { saoPauloDay } from '../../core/clock';
import type { MoneyReview } from '@balcao/contract/money/operation';
import type { Db, Trx } from '../../core/database';
import type { JobSpec, JobTools } from '../../core/jobs';
import { notFound, Problem } from '../../core/problem';
import type { PaymentEvent } from '../../rails/payments/port';
import type { MoneyCtx, MoneyDraft, MoneyKind, Operation, Refusal } from './kind';
import { registerKind } from './kinds';
import {
  holdInSeries,
  holdOperation,
  holdSeries,
  insertOperation,
  moveOperation,
  noteStep,
  publishOperation,
} from './operations';
import { hearEvent, releaseOperation, reserveOperation, settleAtOnce } from './outcomes';
import { reviewAnswer, reviewDraft } from './review';
import type { CentsByDay } from './review-rules';
import { isCancellable } from './states';
import { continueSeries } from './start';
import { changedSince, type Signed } from './signed';
import { moneyJobs } from './work';
import { enqueue } from '../../core/jobs';

/** A kind of outgoing money, ready for its area: `defineArea({ …, jobs: ted.jobs })`. */
export interface Money {
  /** What an operation would cost, do and be refused for; changes nothing. `beside`: cents by day that go out together with it. */
  review(db: Db, ctx: MoneyCtx, draft: MoneyDraft, beside?: CentsByDay): Promise<MoneyReview>;
  /**
   * Takes a signed operation in the caller's transaction: money and limits are reserved and the rail's work enqueued, or it waits for its
   * day. @throws Problem 422 with all refusals; those that the caller found, `found`, come first,
   * then the differences from what was reviewed and `signed`; a series' further operations are signed with its first.
   */
  submit(
    trx: Trx,
    ctx: MoneyCtx & Pick<JobTools, 'afterCommit'>,
    draft: MoneyDraft,
    found?: readonly Refusal[],
    signed?: Signed,
  ): Promise<Operation>;
  /** Cancels an operation that was not sent yet. @throws Problem 404, or 409 where it is too late. */
  cancel(trx: Trx, ctx: MoneyCtx & Pick<JobTools, 'afterCommit'>, id: number): Promise<Operation>;
  /** Cancels an operation that was not sent yet; the others of its series stay. @throws Problem as {@link Money.cancel} */
  cancelOne(trx: Trx, ctx: MoneyCtx & Pick<JobTools, 'afterCommit'>, id: number): Promise<Operation>;
  /** Cancels an operation that was not sent yet, and what would follow it in its series. @throws Problem as {@link Money.cancel} */
  cancelOnwards(trx: Trx, ctx: MoneyCtx & Pick<JobTools, 'afterCommit'>, id: number): Promise<Operation>;
  /** An event that the rail pushed by itself. */
  hear(trx: Trx, tools: JobTools, event: PaymentEvent): Promise<void>;
  jobs: JobSpec<any, any>[];
}

const kinds = new Map<string, Money>();

/** The kind with this name, whichever area defined it; for lists of operations of all kinds. */
export const moneyOf = (kind: string): Money | undefined => kinds.get(kind);

/** One way for money that moves: review → signed → reserved → rail → posted, or released with its reason. */
export function defineMoney(kind: MoneyKind): Money {
  const jobs = moneyJobs(kind);
  const money: Money = {
    jobs: jobs.all,
    review: async (db, ctx, draft, beside) =>
      reviewAnswer(kind, draft, await reviewDraft(db, kind, ctx, draft, beside)),
    hear: (trx, tools, event) => hearEvent(trx, tools, kind, event),
    submit: async (trx, ctx, draft, found = [], signed = {}) => {
      const reviewed = await reviewDraft(trx, kind, ctx, draft);
      const { fee, slot, terms } = reviewed;
      const changed = changedSince(signed, draft, { day: slot.day, today: saoPauloDay(ctx.now) });
      const changedFields = new Set(changed.map(({ field }) => field));
      const refusals = [...found, ...changed, ...reviewed.refusals.filter(({ field }) => !changedFields.has(field))];
      const [first] = refusals;
      if (first)
        throw new Problem(422, first.code, first.message, {
          errors: refusals.map(({ field, message }) => ({ field: field ?? '', message })),
        });
      const { accountId, now: at } = ctx;
      const spends =
        slot.now && !kind.rail
          ? { accountId, product: kind.product, amount: draft.amount, at, to: draft.counterpart, terms }
          : null;
      const operation = await insertOperation(trx, kind, ctx, draft, { fee, slot, spends });
      kind.fault?.('submitted');
      if (!slot.now) {
        await noteStep(trx, operation, { step: 'scheduled', at: ctx.now });
        publishOperation(ctx, operation);
        return operation;
      }
      if (spends) return settleAtOnce(trx, ctx, kind, operation);
      const reserved = await reserveOperation(trx, ctx, kind, operation, ctx.now, terms);
      await enqueue(trx, ctx, jobs.send, { accountId: ctx.accountId, id: operation.id });
      return reserved;
    },
    cancel: async (trx, ctx, id) => {
      const operation = await holdOperation(trx, { accountId: ctx.accountId, id });
      if (!operation || operation.kind !== kind.kind) throw notFound();
      if (!isCancellable(operation.state))
        throw new Problem(409, 'too-late', 'Esta operação já foi enviada e não pode mais ser cancelada.');
      if (operation.state === 'reserved')
        return releaseOperation(trx, ctx, kind, operation, { to: 'cancelled', at: ctx.now, code: null, reason: null });
      return moveOperation(trx, ctx, kind, operation, 'cancelled', { at: ctx.now, ended_at: ctx.now, next_at: null });
    },
    cancelOne: async (trx, ctx, id) => {
      const held = await holdInSeries(trx, { accountId: ctx.accountId, id });
      const cancelled = await money.cancel(trx, ctx, id);
      // after one that has begun the next is scheduled already
      if (held?.state === 'scheduled') await continueSeries(trx, kind, cancelled, ctx.now);
      return cancelled;
    },
    cancelOnwards: async (trx, ctx, id) => {
      const { accountId } = ctx;
      const held = await holdInSeries(trx, { accountId, id });
      const cancelled = await money.cancel(trx, ctx, id);
      // after one that has begun the next is scheduled already
      const next = held?.series ? await holdSeries(trx, accountId, held.series) : [];
      for (const one of next) await money.cancel(trx, ctx, one.id);
      if (held?.series) await kind.seriesCancelled?.(trx, cancelled, ctx.now);
      return cancelled;
    },
  };
  kinds.set(kind.kind, money);
  registerKind(kind);
  return money;
}
