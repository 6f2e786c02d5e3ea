import type { MoneyState } from '@balcao/contract/money/operation';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { notifyUsers } from '../../platform/notifications/notify';
import type { MoneyKind, Notices, Operation } from './kind';

export const paidTo = ({ amount, counterpart }: Operation): string => `${formatMoney(amount)} a ${counterpart.name}`;
const sentTo = ({ amount, counterpart }: Operation) => `${formatMoney(amount)} para ${counterpart.name}`;

const notReturned = (what: string, reason: string) => `A devolução de ${what} não foi concluída: ${reason}`;

/** Words of the outcome of money that is given back to its payer. */
export const refundWords: Notices['words'] = {
  settled: (what) => `Devolvemos ${what}.`,
  refused: notReturned,
  returned: notReturned,
};

/** Notifies the account's users of an operation's new state, where its kind has words for it. */
export async function notifyOutcome(
  trx: Trx,
  tools: JobTools,
  { notices, permission }: Pick<MoneyKind, 'notices' | 'permission'>,
  operation: Operation,
  state: MoneyState,
): Promise<void> {
  const sentence = notices?.words[state];
  // 'scheduled' without a reason is no try that failed
  if (!notices || !sentence || (state === 'scheduled' && !operation.reason)) return;
  const { what = sentTo, page } = notices;
  await notifyUsers(trx, tools, {
    accountId: operation.account_id,
    type: 'money-operation',
    content: sentence(what(operation), operation.reason ?? '').trim(),
    params: { protocol: operation.protocol, ...(page ? { url: page(operation) } : {}) },
    at: operation.ended_at ?? operation.settled_at ?? operation.created_at,
    permission,
  });
}
