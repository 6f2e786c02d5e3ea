import type { SharedKind } from '@balcao/contract/splits';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import { notifyUsers } from '../../platform/notifications/notify';
import './tables';

/** What was paid, and is shared: a charge, or a Pix charge's code. */
interface Shared {
  accountId: number;
  chargeId: number | null;
  codeId: number | null;
  kind: SharedKind;
}
/** What a payee gets of a payment, integer cents. */
interface Part {
  payee_id: number;
  name: string;
  amount: number;
}

/**
 * Passes parts of a payment on to their payees; a part of nothing moves nothing. Posts once on each side, so that each statement names the
 * other account; a payee learns nothing of the issuer's customer.
 * @param payment.key of the posting that credited the payment
 */
export async function passOn(
  trx: Trx,
  tools: JobTools,
  shared: Shared,
  parts: readonly Part[],
  payment: { key: string; at: Date },
): Promise<void> {
  const issuer = await trx
    .selectFrom('accounts')
    .select(['nickname as name', 'document'])
    .where('id', '=', shared.accountId)
    .executeTakeFirstOrThrow();
  for (const part of parts) if (part.amount > 0) await passPart(trx, tools, { shared, issuer, part, payment });
}

interface Passing {
  shared: Shared;
  issuer: { name: string; document: string };
  part: Part;
  payment: { key: string; at: Date };
}

async function passPart(trx: Trx, tools: JobTools, { shared, issuer, part, payment }: Passing): Promise<void> {
  const { payee_id: payeeId, name, amount: value } = part;
  const { accountId, kind } = shared;
  const { at } = payment;
  const key = `split:${payment.key}:${payeeId}`;
  await post(trx, {
    key: `${key}:out`,
    kind: 'split-out',
    description: `Repasse a ${name}`,
    at,
    counterpart: { name },
    entries: [
      { accountId, kind: 'available', amount: -value },
      { accountId: BANK, kind: 'settlement', amount: value },
    ],
  });
  await post(trx, {
    key: `${key}:in`,
    kind: 'split-in',
    description: `Repasse de ${issuer.name}`,
    at,
    counterpart: issuer,
    entries: [
      { accountId: BANK, kind: 'settlement', amount: -value },
      { accountId: payeeId, kind: 'available', amount: value },
    ],
  });
  const { chargeId: charge_id, codeId: code_id } = shared;
  await trx
    .insertInto('split_payments')
    .values({ account_id: payeeId, from_id: accountId, charge_id, code_id, kind, value, key, created_at: at })
    .execute();
  await notifyUsers(trx, tools, {
    accountId: payeeId,
    type: 'split-received',
    content: `Repasse recebido de ${issuer.name}: ${formatMoney(value)}`,
    params: { destinationType: kind },
    at,
    permission: 'partnerships:transfers',
  });
  tools.afterCommit(() => tools.services.realtime.live(payeeId, 'splits', 'updated', []));
  publishMoney(tools, payeeId);
}
