import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import type { Ctx } from '../../core/area';
import type { Database, Trx } from '../../core/database';
import { refuseFields } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { billetRail } from '../../rails/billet/rail';
import { OWN_DOCUMENT, payersByIds, type Payer } from '../customers/service';
import { billetCodes, type Issuer } from './codes';
import { addHistories } from './histories';
import { insertChargeTags, insertItems, lastFingerprints, lockNumbers, useNumbers } from './issue-repository';
import { amountsOf, billetFaults, cleanMessage, DUPLICATE, fingerprintOf, type Amounts } from './issue-rules';
import { BILLET_FEE, DEFAULT_WRITE_OFF_DAYS } from './rates';
import { enqueueRegistration } from './register';
import { foreignTags } from '../tags/service';

/** A customer who was not charged, as charge_batches keeps them (AREAS-7-charges-7). */
export interface BatchError {
  customer: { id: number | null; name: string; document: string; email: string | null };
  errorMessage: string;
}

type Row = Insertable<Database['charges']>;

/**
 * Issues one billet for each customer, all in the caller's transaction. What all share refuses everything, at its field;
 * what only some customers fail is kept under the batch's uuid, the others are charged.
 */
export async function issueBillets(ctx: Ctx, input: BilletInput): Promise<{ uuid: string; ids: number[]; failed: number }> {
  billetRail(ctx.services.config);
  const trx = ctx.trx();
  const amounts = amountsOf(input);
  const tags = [...new Set(input.tags ?? [])];
  const unknownTags = (await foreignTags(trx, ctx.accountId, tags)).length > 0;
  refuseFields([...billetFaults(input, amounts, ctx.today), ...(unknownTags ? [{ field: 'tags', message: 'Etiqueta não encontrada' }] : [])]);

  const issuer = await trx.selectFrom('accounts').select(['document', 'account_number', 'nickname', 'address']).where('id', '=', ctx.accountId).executeTakeFirstOrThrow();
  const first = await lockNumbers(trx, ctx.accountId);
  const { payers, errors } = await sortPayers(trx, ctx.accountId, issuer.document, input, amounts.value);
  const uuid = randomUUID();
  await trx.insertInto('charge_batches').values({ account_id: ctx.accountId, uuid, errors: JSON.stringify(errors), created_at: ctx.now }).execute();
  if (!payers.length) return { uuid, ids: [], failed: errors.length };

  const rows = payers.map((payer, i) => chargeRow(ctx, issuer, input, amounts, payer, first + i, uuid));
  const made = await trx.insertInto('charges').values(rows).returning('id').execute();
  const ids = made.map((row) => row.id);
  await useNumbers(trx, ctx.accountId, first + rows.length);
  await insertItems(trx, ctx.accountId, ids, input.items);
  await insertChargeTags(trx, ctx.accountId, ids, tags);
  await addHistories(trx, ctx.accountId, ctx.now, ids.map((chargeId) => ({ chargeId, agent: 'user', action: 'create', message: 'Cobrança criada', userName: ctx.userName })));
  await enqueueRegistration(ctx, ctx.accountId, ids);
  ctx.live('charges', 'created', ids);
  return { uuid, ids, failed: errors.length };
}

/** Who is charged, and why the others are not. The number lock makes the look for duplicates hold until the end. */
async function sortPayers(trx: Trx, accountId: number, ownDocument: string, input: BilletInput, value: number) {
  const wanted = [...new Set(input.customers)];
  const known = await payersByIds(trx, accountId, wanted);
  const last = await lastFingerprints(trx, accountId, [...known.values()].map((payer) => payer.document));
  const payers: Payer[] = [];
  const errors: BatchError[] = [];
  for (const id of wanted) {
    const payer = known.get(id);
    const fault = payer ? payerFault(payer, ownDocument, last.get(payer.document) ?? [], fingerprintOf(payer.document, input, value)) : 'Cliente não encontrado';
    if (payer && !fault) payers.push(payer);
    else errors.push({ customer: { id, name: payer?.name ?? '', document: payer?.document ?? '', email: payer?.email ?? null }, errorMessage: fault! });
  }
  return { payers, errors };
}

function payerFault(payer: Payer, ownDocument: string, last: (string | null)[], fingerprint: string): string | null {
  if (payer.deleted) return 'Este cliente foi excluído';
  if (payer.document === ownDocument) return OWN_DOCUMENT;
  return last.length === 2 && last.every((one) => one === fingerprint) ? DUPLICATE : null;
}

function chargeRow(ctx: Ctx, issuer: Issuer, input: BilletInput, amounts: Amounts, payer: Payer, our_number: number, batch_uuid: string): Row {
  const { expire_at, conditional_discount: conditional } = input;
  return {
    account_id: ctx.accountId,
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
    send_email: input.send_email ?? false,
    batch_uuid,
    fingerprint: fingerprintOf(payer.document, input, amounts.value),
    search: searchText(payer.name, payer.document, payer.email, our_number),
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
