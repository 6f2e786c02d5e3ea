import type { BatchTerms } from '@balcao/contract/charges';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { fingerprintOf } from '../../kits/charging/issue-rules';
import { lastFingerprints, lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { addCharges, newCharge, type Issuing } from '../../kits/charging/new-charge';
import { ratesOf } from '../../kits/charging/rates/rates';
import { isLimited, spendWhatFits } from '../../kits/money/limits-fit';
import { payersByIds } from '../customers/service';
import { payerFault, UNKNOWN_CUSTOMER } from './charge-customers';

/** A billet of terms of its own. */
export interface WantedCharge {
  customer: number;
  input: BatchTerms;
}

/**
 * Issues billets of different terms in the given transaction, by the rules of {@link chargeCustomers}; the number of statements grows with
 * the limits' look only. The input must have been checked before. Answers, in order, the id of each charge or why there is none, pt-BR.
 */
export async function chargeEach(
  work: Issuing,
  wanted: readonly WantedCharge[],
  told: string,
): Promise<({ id: number } | { fault: string })[]> {
  const { trx, accountId, now } = work;
  if (!wanted.length) return [];
  const issuer = await trx
    .selectFrom('accounts')
    .select(['document', 'account_number', 'nickname', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const first = await lockNumbers(trx, accountId);
  const payers = await payersByIds(
    trx,
    accountId,
    wanted.map(({ customer }) => customer),
    true,
  );
  const documents = new Set([...payers.values()].map(({ document }) => document));
  const last = await lastFingerprints(trx, accountId, [...documents]);
  const { fee } = (await ratesOf(trx, accountId)).charges.billet;
  const limited = await isLimited(trx, accountId, 'billet-carnet');
  const rows: ReturnType<typeof newCharge>[] = [];
  const items: BatchTerms['items'][] = [];
  const answers: ({ row: number } | { fault: string })[] = [];
  for (const { customer, input } of wanted) {
    const amounts = totalsOf(input);
    const payer = payers.get(customer);
    const before = (payer && last.get(payer.document)) ?? [];
    const fingerprint = payer ? fingerprintOf(payer.document, input, amounts.value) : '';
    const fault =
      (payer ? payerFault(payer, issuer.document, before, fingerprint) : UNKNOWN_CUSTOMER) ??
      (limited
        ? (await spendWhatFits(trx, accountId, 'billet-carnet', { amount: amounts.value, count: 1, at: now })).reason
        : null);
    if (fault || !payer) {
      answers.push({ fault: fault ?? UNKNOWN_CUSTOMER });
      continue;
    }
    last.set(payer.document, [fingerprint, ...before].slice(0, 2));
    answers.push({ row: rows.length });
    rows.push(newCharge(work, { issuer, input, amounts, payer, our_number: first + rows.length, fee, of: {} }));
    items.push(input.items);
  }
  await useNumbers(trx, accountId, first + rows.length);
  const ids = rows.length ? await addCharges(work, rows, { items: { each: items }, told }) : [];
  return answers.map((answer) => ('row' in answer ? { id: ids[answer.row]! } : answer));
}
