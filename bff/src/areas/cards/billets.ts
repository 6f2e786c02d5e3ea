import { sql, type Selectable } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Database, Db, Trx } from '../../core/database';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { lockNumbers, useNumbers } from '../../kits/charging/issue-repository';
import { newProtocol } from '../../kits/money/operations';
import { buildBarcode, typedLine } from '../../rails/billet/barcode';
import type { FreeField } from '../../rails/billet/free-field';
import { billetRail } from '../../rails/billet/rail';
import { billetDay, isSameBillet } from './cycle';
import { payableInvoice, receivePayment } from './payments';
import { lockCardAccount } from './repository';
import './tables';

type BilletRow = Selectable<Database['card_billets']>;

/** Registers an invoice's billet at the clearing house, so that it can be paid. */
export const cardBilletRegister = defineJob<{ accountId: number; id: number }>({
  name: 'card-billet-register',
  run: async (trx, { accountId, id }, { services }) => {
    const row = await trx
      .selectFrom('card_billets as b')
      .innerJoin('accounts as a', 'a.id', 'b.account_id')
      .select(['b.collection_key', 'b.value', 'b.due_on', 'a.document', 'a.nickname'])
      .where('b.account_id', '=', accountId)
      .where('b.id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    await billetRail(services.config).register([
      {
        collectionKey: row.collection_key,
        value: row.value,
        dueDay: row.due_on,
        payerDocument: row.document,
        payerName: row.nickname,
      },
    ]);
  },
});

/** The last billet of an invoice that was not paid. */
export const openBillet = (db: Db, accountId: number, invoiceId: number): Promise<BilletRow | undefined> =>
  db
    .selectFrom('card_billets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('paid_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type Answered = Answer<'POST /card-invoices/billet'>;
export const billetDto = ({ line, value, due_on }: BilletRow): Answered => ({ line, value, dueOn: due_on });

/** A billet that pays an invoice. @throws Problem 404, 422 at 'value' */
export async function payByBillet(ctx: Ctx, body: Body<'POST /card-invoices/billet'>): Promise<Answered> {
  const trx = ctx.trx();
  const { accountId, now, today } = ctx;
  const { invoice } = await payableInvoice(ctx, body);
  const due = billetDay(invoice, today);
  const known = await openBillet(trx, accountId, invoice.id);
  // asked for again, it is the same billet
  if (known && isSameBillet(known, body.value, today)) return billetDto(known);
  const our_number = await lockNumbers(trx, accountId);
  await useNumbers(trx, accountId, our_number + 1);
  const { account_number: account } = await trx
    .selectFrom('accounts')
    .select('account_number')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const collection_key = buildBarcode({ value: body.value, due, account, ourNumber: our_number });
  const row = await trx
    .insertInto('card_billets')
    .values({
      account_id: accountId,
      invoice_id: invoice.id,
      value: body.value,
      our_number,
      collection_key,
      line: typedLine(collection_key),
      due_on: due,
      protocol: newProtocol(now),
      created_at: now,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueue(trx, ctx, cardBilletRegister, { accountId, id: row.id });
  ctx.live('cards', 'updated', []);
  return billetDto(row);
}

/** The billet of an invoice by the barcode's free field. */
export const cardBilletOf = (db: Db, ours: FreeField): Promise<BilletRow | undefined> =>
  db
    .selectFrom('card_billets as b')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .selectAll('b')
    .where(sql<boolean>`ltrim(replace(a.account_number, '-', ''), '0') = ${ours.account}`)
    .where('b.our_number', '=', ours.ourNumber)
    .executeTakeFirst();

/** Locks what receiving a billet's payment changes: before the bank's own ledger account, which is locked last. */
export async function holdBillet(trx: Trx, { account_id, invoice_id }: BilletRow): Promise<void> {
  const { card_account_id } = await trx
    .selectFrom('card_invoices')
    .select('card_account_id')
    .where('account_id', '=', account_id)
    .where('id', '=', invoice_id)
    .executeTakeFirstOrThrow();
  await lockCardAccount(trx, account_id, card_account_id);
}

/** Takes a payment of an invoice's billet, once for each event; false where the event was told before or no such billet is there. */
export async function receiveBillet(
  trx: Trx,
  tools: JobTools,
  line: string,
  { eventId, amount, paidAt }: { eventId: string; amount: number; paidAt: Date },
): Promise<boolean> {
  const billet = await trx
    .selectFrom('card_billets as b')
    .innerJoin('card_invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'b.account_id').onRef('i.id', '=', 'b.invoice_id'),
    )
    .select(['b.account_id as accountId', 'b.id', 'i.card_account_id as cardAccountId', 'i.period'])
    .where('b.line', '=', line)
    .executeTakeFirst();
  if (!billet) return false;
  const claimed = await trx
    .insertInto('card_billet_payments')
    .values({ event_id: eventId, account_id: billet.accountId, billet_id: billet.id, amount, paid_at: paidAt })
    .onConflict((c) => c.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!claimed) return false;
  await receivePayment(trx, tools, {
    ...billet,
    amount,
    at: paidAt,
    key: `billet:${eventId}`,
    by: 'Pagamento por boleto',
  });
  await trx
    .updateTable('card_billets')
    .set({ paid_at: paidAt })
    .where('account_id', '=', billet.accountId)
    .where('id', '=', billet.id)
    .execute();
  return true;
}
