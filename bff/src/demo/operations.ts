import type { Counterpart, MoneyState } from '@balcao/contract/money/operation';
import { saoPauloDay } from '../core/clock';
import '../kits/money/tables';
import type { Row } from './bulk';
import type { DemoContext } from './define-demo';

/** An outgoing operation of the demo's corporation, signed by its owner; integer cents, São Paulo days. */
export interface DemoOperation {
  kind: string;
  amount: number;
  counterpart: Counterpart;
  details: Record<string, unknown>;
  description: string;
  at: Date;
  /** Day it is scheduled for; absent: that of `at`. */
  day?: string;
  state: MoneyState;
  reason?: string;
  sentAt?: Date;
  settledAt?: Date;
  endedAt?: Date;
  /** When it is tried next. */
  nextAt?: Date;
  returned?: number;
  tries?: number;
  series?: string;
  steps: { step: string; at: Date; reason?: string }[];
}

/** Adds an operation with its steps; what it moved is posted by who adds it. */
export function addOperation(
  { bulk, bank, dice }: DemoContext,
  made: DemoOperation,
): Row<'money_operations'> & { id: number } {
  const account_id = bank.corporation.id;
  const id = bulk.id('money_operations');
  const row = {
    account_id,
    id,
    kind: made.kind,
    protocol: saoPauloDay(made.at).replaceAll('-', '') + dice.text('0123456789', 12),
    amount: made.amount,
    fee: 0,
    returned: made.returned ?? 0,
    counterpart: made.counterpart,
    details: made.details,
    description: made.description,
    scheduled_for: made.day ?? saoPauloDay(made.at),
    state: made.state,
    series: made.series ?? null,
    signed_by: bank.people['titular@balcao.demo'].id,
    reason_code: made.reason ? 'AC03' : null,
    reason: made.reason ?? null,
    next_at: made.nextAt ?? null,
    tries: made.tries ?? 0,
    // nothing is used of the demo's limits
    spent_at: null,
    created_at: made.at,
    sent_at: made.sentAt ?? null,
    settled_at: made.settledAt ?? null,
    ended_at: made.endedAt ?? null,
  };
  bulk.add('money_operations', row);
  for (const { step, at, reason } of made.steps)
    bulk.add('money_steps', {
      account_id,
      operation_id: id,
      id: bulk.id('money_steps'),
      event_id: null,
      step,
      reason: reason ?? null,
      at,
    });
  return row;
}
