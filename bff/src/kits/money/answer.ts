import type { MoneyOperation } from '@balcao/contract/money/operation';
import type { Operation } from './kind';
import { formatMoney } from '../../core/money';
import { kindNamed } from './kinds';
import { operationWords } from './words';

/** What the audit log says of an operation that was made: how much to whom, and which it is. */
export const operationNoted = ({ id, state, kind, amount, counterpart }: Operation) => {
  const label = kindNamed(kind)?.label ?? 'Operação';
  return {
    about: `${formatMoney(amount)} para ${counterpart.name}`,
    operation: id,
    ...(state === 'scheduled' && { did: `Agendou ${/^(Pix|TED)/.test(label) ? label : label.toLowerCase()}` }),
  };
};

/** An operation as the contract answers it; `label` says in pt-BR what became of it. */
export const operationAnswer = (operation: Operation): MoneyOperation => ({
  id: operation.id,
  kind: operation.kind,
  label: operationWords(operation),
  protocol: operation.protocol,
  state: operation.state,
  amount: operation.amount,
  fee: operation.fee,
  returned: operation.returned,
  counterpart: operation.counterpart,
  description: operation.description,
  scheduled_for: operation.scheduled_for,
  series: operation.series,
  reason: operation.reason,
  created_at: operation.created_at.toISOString(),
  sent_at: operation.sent_at?.toISOString() ?? null,
  settled_at: operation.settled_at?.toISOString() ?? null,
  ended_at: operation.ended_at?.toISOString() ?? null,
});
