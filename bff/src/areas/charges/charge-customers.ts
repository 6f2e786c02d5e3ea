import type { Insertable } from 'kysely';
import type { BilletInput, Recipient } from '@balcao/contract/charges';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import type { Ctx, Services } from '../../core/area';
import type { Database, Trx } from '../../core/database';
import { searchText } from '../../core/search-text';
import { OWN_DOCUMENT, payersByIds, type Payer } from '../customers/service';
import { billetCodes, type Issuer } from './codes';
import { addHistories } from './histories';
import { insertChargeTags, insertItems, lastFingerprints, lockNumbers, useNumbers } from './issue-repository';
import { amountsOf, cleanMessage, DUPLICATE, fingerprintOf, type Amounts } from './issue-rules';
import { BILLET_FEE } from './rates';
import { enqueueRegistration } from './register';

/** Who issues, and the transaction in which: a call's, or a job's in their name. */
export interface Issuing extends Pick<Ctx, 'accountId' | 'userId' | 'userName' | 'now' | 'afterCommit'> {
  trx: Trx;
  services: Services;
}

export const issuingOf = (ctx: Ctx): Issuing => ({ ...ctx, trx: ctx.trx() });

/** A customer who was not charged, as charge_batches keeps them (AREAS-7-charges-7). */
export interface BatchError {
  customer: Omit<Recipient, 'id'> & { id: number | null };
  errorMessage: string;
}

const UNKNOWN_CUSTOMER = 'Cliente não encontrado';
const DELETED_CUSTOMER = 'Este cliente foi excluído';

interface Wanted {
  customers: readonly number[];
  /** Null where the billet is of no batch. */
  uuid: string | null;
  /** First line of the history, pt-BR. */
  told?: string;
}

/**
 * Issues one billet for each customer, all in the transaction at hand, in few statements however many they are. The input was found without
 * fault before; what only some customers fail is answered, the others are charged.
 */
export async function chargeCustomers(
  work: Issuing,
  input: BilletInput,
  { customers, uuid, told = 'Cobrança criada' }: Wanted,
): Promise<{ ids: number[]; errors: BatchError[] }> {
  const { trx, accountId } = work;
  const amounts = amountsOf(input);
  const issuer = await trx
    .selectFrom('accounts')
    .select(['document', 'account_number', 'nickname', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const first = await lockNumbers(trx, accountId);
  const { payers, errors } = await sortPayers(trx, accountId, issuer.document, input, customers, amounts.value);
  if (!payers.length) return { ids: [], errors };

  const rows = payers.map((payer, i) => chargeRow(work, issuer, input, amounts, payer, first + i, uuid));
  const made = await trx.insertInto('charges').values(rows).returning('id').execute();
  const ids = made.map((row) => row.id);
  await useNumbers(trx, accountId, first + rows.length);
  await insertItems(trx, accountId, ids, input.items);
  await insertChargeTags(trx, accountId, ids, [...new Set(input.tags ?? [])]);
  await addHistories(
    trx,
    accountId,
    work.now,
    ids.map((chargeId) => ({ chargeId, agent: 'user', action: 'create', message: told, userName: work.userName })),
  );
  await enqueueRegistration({ ...work, trx: () => trx }, accountId, ids);
  work.afterCommit(() => work.services.realtime.live(accountId, 'charges', 'created', ids));
  return { ids, errors };
}

/** Who is charged, and why the others are not. The number lock makes the look for duplicates hold until the end. */
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
    else
      errors.push({
        customer: { id, name: payer?.name ?? '', document: payer?.document ?? '', email: payer?.email ?? null },
        errorMessage: fault!,
      });
  }
  return { payers, errors };
}

function payerFault(payer: Payer, ownDocument: string, last: (string | null)[], fingerprint: string): string | null {
  if (payer.deleted) return DELETED_CUSTOMER;
  if (payer.document === ownDocument) return OWN_DOCUMENT;
  return last.length === 2 && last.every((one) => one === fingerprint) ? DUPLICATE : null;
}

function chargeRow(
  work: Issuing,
  issuer: Issuer,
  input: BilletInput,
  amounts: Amounts,
  payer: Payer,
  our_number: number,
  batch_uuid: string | null,
): Insertable<Database['charges']> {
  const { expire_at, conditional_discount: conditional } = input;
  return {
    account_id: work.accountId,
    status: 'new',
    value: amounts.value,
    items_value: amounts.items,
    shipping: amounts.shipping,
    discount: amounts.discount,
    conditional_discount_type: conditional ? (conditional.type ?? 'currency') : null,
    conditional_discount_value: conditional?.value ?? null,
    conditional_discount_date: conditional?.until_date ?? null,
    fine: input.fine ?? 0,
    interest: input.interest ?? 0,
    write_off_days: input.write_off_days ?? DEFAULT_WRITE_OFF_DAYS,
    expire_at,
    fee: BILLET_FEE,
    our_number,
    ...billetCodes(issuer, { value: amounts.value, expire_at, our_number, bolix: input.is_bolix === true }),
    customer_id: payer.id,
    customer_name: payer.name,
    customer_document: payer.document,
    customer_email: payer.email,
    customer_phone: payer.phone,
    customer_address: payer.address && JSON.stringify(payer.address),
    message: cleanMessage(input.message),
    send_email: input.send_email === true && payer.email !== null,
    batch_uuid,
    fingerprint: fingerprintOf(payer.document, input, amounts.value),
    search: searchText(payer.name, payer.document, payer.email, our_number),
    created_by: work.userId,
    created_at: work.now,
    updated_at: work.now,
  };
}
