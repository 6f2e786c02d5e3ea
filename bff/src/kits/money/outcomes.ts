import { directedTo } from '../../core/account-directory';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { BANK, endReservation, post, reserve, type Entry } from '../../ledger/ledger';
import type { PaymentEvent } from '../../rails/payments/port';
import type { MoneyKind, Operation, OperationRef } from './kind';
import { giveBackLimits, spendLimits, type Terms } from './limits';
import { changeOperation, holdOperation, keyOf, moveOperation, noteStep, publishMove } from './operations';
import { paidTo } from './words';

/** The outcome of an operation, as the rail tells it. `reason` is pt-BR. */
export type Outcome =
  | { state: 'settled'; at: Date }
  | { state: 'refused'; at: Date; code: string; reason: string }
  | { state: 'returned'; at: Date; amount: number; code: string; reason: string };

/** Spends the limits and holds the money of a scheduled or new operation. @throws Problem 422 where either is not enough. */
export async function reserveOperation(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  now: Date,
  known?: Terms,
): Promise<Operation> {
  await spend(trx, kind, operation, now, known);
  await reserve(trx, keyOf(operation), operation.account_id, operation.amount + operation.fee, now);
  kind.fault?.('reserved');
  return moveOperation(trx, tools, kind, operation, 'reserved', { at: now, spent_at: now, next_at: null });
}

/** Settles an operation within the bank: spends the limits and posts the money, without a reservation. @throws Problem 422 */
export async function settleInside(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  now: Date,
): Promise<Operation> {
  await spend(trx, kind, operation, now);
  return settle(trx, tools, kind, { ...operation, spent_at: now }, now);
}

/** Posts a new operation that was written as settled. @throws Problem 422 where the money is not enough */
export async function settleAtOnce(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
): Promise<Operation> {
  await payOut(trx, tools, kind, operation, operation.settled_at!);
  await publishMove(trx, tools, kind, operation);
  return operation;
}

/** Spends the limits of the instant at which an operation is executed. @throws Problem 422 'limit' */
const spend = (trx: Trx, kind: MoneyKind, { account_id, amount, counterpart }: Operation, now: Date, known?: Terms) =>
  spendLimits(trx, account_id, kind.product, amount, now, counterpart, known);

/** Gives a reserved or sent operation's money and limits back. */
export async function releaseOperation(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  end: { to: 'refused' | 'cancelled'; at: Date; code: string | null; reason: string | null },
): Promise<Operation> {
  const { account_id: accountId, amount, spent_at: spentAt, counterpart } = operation;
  // the limits before the balance, as reserving locks them
  if (spentAt) await giveBackLimits(trx, accountId, kind.product, amount, spentAt, counterpart);
  await endReservation(trx, keyOf(operation), accountId, 'released');
  kind.fault?.('released');
  return moveOperation(trx, tools, kind, operation, end.to, {
    at: end.at,
    ended_at: end.at,
    reason_code: end.code,
    reason: end.reason,
    next_at: null,
  });
}

/** Applies an outcome to a locked operation; a repeated or late outcome changes nothing. */
export async function applyOutcome(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  outcome: Outcome,
): Promise<Operation> {
  const isOut = operation.state === 'reserved' || operation.state === 'sent';
  if (outcome.state === 'settled') return isOut ? settle(trx, tools, kind, operation, outcome.at) : operation;
  if (outcome.state === 'refused') {
    const { at, code, reason } = outcome;
    if (isOut) return releaseOperation(trx, tools, kind, operation, { to: 'refused', at, code, reason });
    // the money is out: a refusal that comes now returns it
    if (operation.state === 'settled')
      return giveBack(trx, tools, kind, operation, { ...outcome, state: 'returned', amount: operation.amount });
    return operation;
  }
  // a return implies a settlement, if that was not told before
  const settled = isOut ? await settle(trx, tools, kind, operation, outcome.at) : operation;
  return settled.state === 'settled' ? giveBack(trx, tools, kind, settled, outcome) : settled;
}

async function settle(trx: Trx, tools: JobTools, kind: MoneyKind, operation: Operation, at: Date): Promise<Operation> {
  await payOut(trx, tools, kind, operation, at);
  const { spent_at } = operation;
  return moveOperation(trx, tools, kind, operation, 'settled', { at, settled_at: at, next_at: null, spent_at });
}

/** Posts the money of an operation, and its fee. */
async function payOut(trx: Trx, tools: JobTools, kind: MoneyKind, operation: Operation, at: Date): Promise<void> {
  kind.fault?.('before-posting');
  const credited = await kind.creditTo?.(trx, operation);
  await kind.hold?.(trx, operation);
  const handedTo = kind.handsTo?.(operation) ?? null;
  const { account_id: accountId, amount, fee, counterpart, protocol } = operation;
  if (kind.rail) await endReservation(trx, keyOf(operation), accountId, 'used');
  const notice = {
    kind: kind.kind,
    at,
    protocol,
    counterpart,
    ...(counterpart.pixKey ? { pixKey: counterpart.pixKey } : {}),
  };
  const posting = {
    ...notice,
    key: keyOf(operation),
    description: credited?.description ?? paidTo(kind, counterpart.name),
    entries: [
      own(accountId, -amount),
      credited
        ? own(credited.accountId, amount)
        : { accountId: handedTo === null ? BANK : accountId, kind: 'settlement' as const, amount },
    ],
  };
  await post(trx, posting, handedTo === null ? [] : [handedTo]);
  if (fee)
    await post(trx, {
      key: `${keyOf(operation)}:fee`,
      kind: `${kind.kind}-fee`,
      description: `Tarifa de ${kind.label}`,
      at,
      protocol,
      entries: [own(accountId, -fee), { accountId: BANK, kind: 'fees', amount: fee }],
    });
  kind.fault?.('after-posting');
  if (credited) tools.afterCommit(() => tools.services.realtime.live(credited.accountId, 'statement', 'created', []));
}

async function giveBack(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  { at, amount, code, reason }: Extract<Outcome, { state: 'returned' }>,
): Promise<Operation> {
  const back = Math.min(amount, operation.amount - operation.returned);
  if (back <= 0) return operation;
  const returned = operation.returned + back;
  await post(trx, {
    key: `${keyOf(operation)}:return:${returned}`,
    kind: `${kind.kind}-return`,
    description: `Devolução de ${kind.label} a ${operation.counterpart.name}`,
    at,
    protocol: operation.protocol,
    counterpart: operation.counterpart,
    entries: [own(operation.account_id, back), { accountId: BANK, kind: 'settlement', amount: -back }],
  });
  const set = { returned, reason_code: code, reason };
  if (returned < operation.amount) {
    await noteStep(trx, operation, { step: 'returned-in-part', at, reason });
    const changed = await changeOperation(trx, operation, set);
    await kind.onPart?.(trx, tools, changed);
    return changed;
  }
  return moveOperation(trx, tools, kind, operation, 'returned', { ...set, at, ended_at: at });
}

const own = (accountId: number, amount: number): Entry => ({ accountId, kind: 'available', amount });

/** Applies an event of the rail, once, however often and in whatever order events are told. */
export async function hearEvent(trx: Trx, tools: JobTools, kind: MoneyKind, event: PaymentEvent): Promise<void> {
  const ref = await trx
    .selectFrom('money_operations')
    .select(['account_id as accountId', 'id'])
    .where('account_id', '=', directedTo('money_operations', 'protocol', event.key))
    .where('protocol', '=', event.key)
    .where('kind', '=', kind.kind)
    .executeTakeFirst();
  const operation = ref && (await holdOperation(trx, ref satisfies OperationRef));
  if (!operation) return;
  const first = await noteStep(trx, operation, {
    step: `told-${event.state}`,
    at: event.at,
    reason: event.reason,
    eventId: `${kind.kind}:${event.eventId}`,
  });
  if (!first) return;
  kind.fault?.('heard');
  const { at, amount } = event;
  const why = { code: event.code ?? 'rail', reason: event.reason ?? 'Recusado pela instituição de destino.' };
  const outcome: Outcome =
    event.state === 'settled'
      ? { state: 'settled', at }
      : event.state === 'refused'
        ? { state: 'refused', at, ...why }
        : { state: 'returned', at, amount, ...why };
  await applyOutcome(trx, tools, kind, operation, outcome);
}
