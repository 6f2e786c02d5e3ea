import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { type JobSpec, type JobTools, enqueue } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { inSavepoint } from '../../core/savepoint';
import type { MoneyKind, Operation, OperationRef } from './kind';
import { leftBy, termsOf } from './limits';
import { notifyOutcome } from './notify';
import { changeOperation, holdInSeries, insertOperation, noteStep } from './operations';
import { releaseOperation, reserveOperation, settleInside } from './outcomes';
import { morningFor, nextTry } from './schedule';
import { isOpenAt, slotOf } from './slot';

/** Codes of the refusals that a later try can overcome. */
const OVERCOME = ['insufficient-funds', 'limit', 'pix-directory'];

/**
 * Reserves and sends a due operation, at night only within the night's limit. Without balance or limit it is tried again on its day, and
 * then refused with the reason.
 */
export async function startScheduled(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  ref: OperationRef,
  send: JobSpec<OperationRef>,
): Promise<void> {
  const held = await holdInSeries(trx, ref);
  if (held?.state !== 'scheduled') return;
  const now = await bankNow(trx);
  if (!isOpenAt(kind.hours, now)) {
    const { at } = slotOf(kind.hours, now, null);
    await changeOperation(trx, held, { next_at: at });
    return;
  }
  const operation = await renewed(trx, tools, kind, held, now);
  // refused, or another kind's by now
  if (operation?.kind !== kind.kind) return;
  const terms = await termsOf(trx, ref.accountId, kind.product, now, operation.counterpart);
  const morning = morningFor(leftBy(terms), operation.amount, saoPauloDay(now));
  if (morning) {
    await changeOperation(trx, operation, { next_at: morning });
    return;
  }
  try {
    await inSavepoint(trx, async () => {
      // within the bank the payee can refuse it too, as a closed account does
      await (kind.rail ? reserveOperation : settleInside)(trx, tools, kind, operation, now);
    });
    if (kind.rail) await enqueue(trx, tools, send, ref);
    await continueSeries(trx, kind, operation, now);
  } catch (error) {
    await tryAgain(trx, tools, kind, operation, { error, now });
  }
}

/** The operation with what its kind looked up again, stored; null where that refused it, and another try was noted or it has ended. */
async function renewed(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  now: Date,
): Promise<Operation | null> {
  try {
    const renewed = await inSavepoint(trx, async () => (await kind.renew?.(trx, tools.services, operation)) ?? null);
    if (!renewed) return operation;
    const { kind: name = operation.kind, counterpart = operation.counterpart, details = operation.details } = renewed;
    return await changeOperation(trx, operation, {
      kind: name,
      counterpart: JSON.stringify(counterpart),
      details: JSON.stringify(details),
      // the other kind's next round takes it
      ...(name === operation.kind ? {} : { next_at: now }),
    });
  } catch (error) {
    await tryAgain(trx, tools, kind, operation, { error, now });
    return null;
  }
}

/** Notes a failed try of a due operation, which is tried again on its day where that can help, or else refused with the reason. */
async function tryAgain(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  if (!(error instanceof Problem)) throw error;
  const reason = error.answer.error_description;
  const next = OVERCOME.includes(error.answer.code) ? nextTry(kind, operation.scheduled_for, now) : null;
  if (next) {
    await changeOperation(trx, operation, { next_at: next, tries: operation.tries + 1 });
    await noteStep(trx, operation, { step: 'tried', at: now, reason });
    const failed = { ...operation, reason };
    await kind.onMove?.(trx, tools, failed, 'scheduled');
    await notifyOutcome(trx, tools, kind, failed, 'scheduled');
    return;
  }
  await releaseOperation(trx, tools, kind, operation, { to: 'refused', at: now, code: error.answer.code, reason });
  await continueSeries(trx, kind, operation, now);
}

/**
 * Schedules the next operation of a series once this one's day came or it was cancelled, in the same transaction. Limits and balance are
 * judged on its own day alone.
 */
export async function continueSeries(trx: Trx, kind: MoneyKind, operation: Operation, now: Date): Promise<void> {
  const draft = operation.series === null ? null : kind.next?.(operation);
  if (!draft) return;
  const { account_id: accountId, signed_by: userId, series } = operation;
  const fee = (await kind.fee?.(trx, accountId, draft)) ?? 0;
  // where that is today, the rounds try it
  const slot = { ...slotOf(kind.hours, now, draft.day ?? null), now: false };
  const next = await insertOperation(
    trx,
    kind,
    { accountId, userId, now },
    { ...draft, series: series! },
    { fee, slot, spends: null },
  );
  await noteStep(trx, next, { step: 'scheduled', at: now });
}
