import type { BilletInput } from '@balcao/contract/charges';
import type { Trx } from '../../core/database';
import { spendWhatFits } from '../../kits/money/limits-fit';
import { ratesOf } from '../../kits/charging/rates/rates';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import type { BatchError } from './batch-kinds';
import { lastFingerprints, lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { addCharges, newCharge, type Issuing, type Payer } from '../../kits/charging/new-charge';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { DUPLICATE, fingerprintOf } from '../../kits/charging/issue-rules';

export const UNKNOWN_CUSTOMER = 'Cliente não encontrado';
const DELETED_CUSTOMER = 'Este cliente foi excluído';

interface Wanted {
  customers: readonly number[];
  /** Uuid of the batch; null where the billet belongs to none. */
  uuid: string | null;
  /** First line of the charge's history, pt-BR. */
  told?: string;
  /** The number of the charge of a single customer, where it has one already. */
  id?: number;
}

/**
 * Issues one billet for each customer in the given transaction; the number of statements does not grow with the customers. The input must
 * have been checked before. Customers who cannot be charged are answered in `errors`; the others are charged.
 */
export async function chargeCustomers(
  work: Issuing,
  input: BilletInput,
  { customers, uuid, told = 'Cobrança criada', id }: Wanted,
): Promise<{ ids: number[]; errors: BatchError[] }> {
  const { trx, accountId } = work;
  const amounts = totalsOf(input);
  const issuer = await trx
    .selectFrom('accounts')
    .select(['document', 'account_number', 'nickname', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const first = await lockNumbers(trx, accountId);
  const sorted = await sortPayers(trx, accountId, issuer.document, input, customers, amounts.value);
  const { payers, errors } = await withinLimits(work, amounts.value, sorted);
  if (!payers.length) return { ids: [], errors };

  const { fee } = (await ratesOf(trx, accountId)).charges.billet;
  const rows = payers.map((payer, i) =>
    newCharge(work, {
      issuer,
      input,
      amounts,
      payer,
      our_number: first + i,
      fee,
      of: { batch_uuid: uuid, ...(id === undefined ? {} : { id }) },
    }),
  );
  await useNumbers(trx, accountId, first + rows.length);
  const ids = await addCharges(work, rows, { items: input.items, tags: input.tags, told });
  return { ids, errors };
}

/** Customers who can be charged, and why the others cannot. The caller's lock on the billet numbers keeps out new duplicates. */
async function sortPayers(
  trx: Trx,
  accountId: number,
  ownDocument: string,
  input: BilletInput,
  customers: readonly number[],
  value: number,
) {
  const wanted = [...new Set(customers)];
  const known = await payersByIds(trx, accountId, wanted, true);
  const last = await lastFingerprints(
    trx,
    accountId,
    [...known.values()].map((payer) => payer.document),
  );
  const payers: Payer[] = [];
  const errors: BatchError[] = [];
  for (const id of wanted) {
    const payer = known.get(id);
    const fault = payer
      ? payerFault(payer, ownDocument, last.get(payer.document) ?? [], fingerprintOf(payer.document, input, value))
      : UNKNOWN_CUSTOMER;
    if (payer && !fault) payers.push(payer);
    else errors.push(refused(id, payer, fault!));
  }
  return { payers, errors };
}

/** Moves to the errors the customers whose billets would exceed the account's issuing limits. */
async function withinLimits(
  { trx, accountId, now }: Issuing,
  amount: number,
  { payers, errors }: { payers: Payer[]; errors: BatchError[] },
) {
  const { fits, reason } = await spendWhatFits(trx, accountId, 'billet-carnet', {
    amount,
    count: payers.length,
    at: now,
  });
  const over = payers.slice(fits).map((payer) => refused(payer.id, payer, reason!));
  return { payers: payers.slice(0, fits), errors: [...errors, ...over] };
}

const refused = (id: number, payer: Payer | undefined, errorMessage: string): BatchError => ({
  customer: { id, name: payer?.name ?? '', document: payer?.document ?? '', email: payer?.email ?? null },
  errorMessage,
});

/** Why a payer cannot be charged, pt-BR; null where they can. @param last fingerprints of their last two charges */
export function payerFault(
  payer: Payer,
  ownDocument: string,
  last: (string | null)[],
  fingerprint: string,
): string | null {
  if (payer.deleted) return DELETED_CUSTOMER;
  if (payer.document === ownDocument) return OWN_DOCUMENT;
  return last.length === 2 && last.every((one) => one === fingerprint) ? DUPLICATE : null;
}
