import { sql } from 'kysely';
import { INVOICES, VIRTUAL } from '@balcao/contract/shared/card-permissions';
import type { Body, Answer } from '@balcao/contract/core/registry';
import type { SupplierPurchase } from '@balcao/contract/cards/receipt-calls';
import type { Ctx, FileAnswer } from '../../core/area';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { listOf } from '../../core/list';
import { formatMoney } from '../../core/money';
import { notFound, Problem } from '../../core/problem';
import type { Receipt } from '../../core/read-receipt';
import { notifyPerson, notifyUsers } from '../../platform/notifications/notify';
import { mayHold, seenBy } from './holders';
import './tables';

type State = SupplierPurchase['receipt'];

/** SQL: whether the receipt of a row of card_purchases was sent; null where it is no supplier's card, or nothing was bought. */
const RECEIPT = sql<State>`case
  when not exists (select 1 from card_controls k
    where k.account_id = card_purchases.account_id and k.card_id = card_purchases.card_id) then null
  when exists (select 1 from card_purchase_receipts r
    where r.account_id = card_purchases.account_id and r.purchase_id = card_purchases.id) then 'sent'
  when state = 'authorized' or cleared > refunded then 'missing' end`;

/** SQL: the same of the purchase of a row of card_lines. */
export const LINE_RECEIPT = sql<State>`case when kind = 'purchase' then (select ${RECEIPT} from card_purchases
  where card_purchases.account_id = card_lines.account_id and card_purchases.id = card_lines.purchase_id) end`;

const ofCard = (column: string) => sql`select ${sql.ref(column)} from cards c join card_controls k
    on k.account_id = c.account_id and k.card_id = c.id left join users u on u.id = k.holder_id
  where c.account_id = card_purchases.account_id and c.id = card_purchases.card_id`;

interface Filter {
  receipt?: Exclude<State, null> | undefined;
  /** The user whose cards alone are seen. */
  holder?: number | undefined;
  id?: number;
}

const purchases = listOf({
  from: 'card_purchases',
  columns: ['card_id', 'merchant', 'amount', 'state', 'at'],
  with: {
    receipt: RECEIPT,
    digits: sql<string>`(${ofCard('c.last_digits')})`,
    supplier: sql<string>`(${ofCard('k.supplier')})`,
    holder: sql<string | null>`(${ofCard('u.name')})`,
  },
  always: sql<boolean>`state <> 'refused'`,
  where: ({ receipt, holder, id }: Filter, accountId) => [
    sql<boolean>`card_id in (select k.card_id from card_controls k where k.account_id = ${accountId}
      ${holder === undefined ? sql`` : sql`and k.holder_id = ${holder}`})`,
    receipt && sql<boolean>`${RECEIPT} = ${receipt}`,
    id !== undefined && sql<boolean>`id = ${id}`,
  ],
  order: { at: ['at', 'desc'], amount: ['amount', 'desc'] },
  item: (row): SupplierPurchase => ({
    id: row.id,
    card: row.card_id,
    lastDigits: row.digits,
    supplier: row.supplier,
    holder: row.holder,
    merchant: row.merchant,
    amount: row.amount,
    state: row.state,
    at: row.at.toISOString(),
    receipt: row.receipt,
  }),
});

export const listPurchases = (
  ctx: Ctx,
  body: Body<'POST /supplier-purchases/search'>,
): Promise<Answer<'POST /supplier-purchases/search'>> => purchases.page(ctx, { ...body, holder: seenBy(ctx) });

/** @throws Problem 404 where the person sees no such purchase of a supplier's card */
export async function showSupplierPurchase(ctx: Ctx, id: number, holder = seenBy(ctx)): Promise<SupplierPurchase> {
  const { items } = await purchases.page(ctx, { id, holder });
  if (!items[0]) throw notFound();
  return items[0];
}

/** Stores the receipt of a purchase, in place of the one before. @throws Problem 404, 409 where nothing was bought */
export async function sendReceipt(ctx: Ctx, id: number, { bytes, type }: Receipt): Promise<SupplierPurchase> {
  const { receipt, merchant, amount } = await showSupplierPurchase(ctx, id);
  if (receipt === null) throw new Problem(409, 'no-purchase', 'Esta compra foi desfeita e não precisa de comprovante.');
  const sent = { bytes, type, sent_by: ctx.userId, sent_at: ctx.now };
  await ctx
    .trx()
    .insertInto('card_purchase_receipts')
    .values({ account_id: ctx.accountId, purchase_id: id, ...sent })
    .onConflict((c) => c.columns(['account_id', 'purchase_id']).doUpdateSet(sent))
    .execute();
  ctx.noted({ about: `${formatMoney(amount)} em ${merchant}` });
  ctx.live('cards', 'updated', []);
  return showSupplierPurchase(ctx, id);
}

const ENDS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** The file of a receipt; whoever reads the invoices reads all of them. @throws Problem 404 */
export async function receiptFile(ctx: Ctx, id: number): Promise<FileAnswer> {
  if (!INVOICES.some((one) => ctx.can(one))) await showSupplierPurchase(ctx, id);
  const row = await ctx.db
    .selectFrom('card_purchase_receipts')
    .select(['bytes', 'type'])
    .where('account_id', '=', ctx.accountId)
    .where('purchase_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { name: `comprovante-${id}.${ENDS[row.type]}`, bytes: Buffer.from(row.bytes), type: row.type };
}

/** Asks who holds the card for the receipt of what it bought; of a card in nobody's hands, whoever has to do with all of them. */
export async function askForReceipt(
  trx: Trx,
  tools: JobTools,
  purchase: { account_id: number; id: number; card_id: number; amount: number; merchant: string; at: Date },
): Promise<void> {
  const { account_id: accountId, id, at } = purchase;
  const { holder_id } = await trx
    .selectFrom('card_controls')
    .select('holder_id')
    .where('account_id', '=', accountId)
    .where('card_id', '=', purchase.card_id)
    .executeTakeFirstOrThrow();
  const notice = {
    accountId,
    type: 'card' as const,
    content: `Envie o comprovante da compra de ${formatMoney(purchase.amount)} em ${purchase.merchant}.`,
    params: { url: `/cartoes/multiplo/fornecedores/compras/${id}/comprovante` },
    at,
  };
  const isHeld = holder_id !== null && (await mayHold(trx, accountId)).some((one) => one.id === holder_id);
  if (isHeld) await notifyPerson(trx, tools, holder_id, notice);
  else await notifyUsers(trx, tools, { ...notice, permission: VIRTUAL });
}
