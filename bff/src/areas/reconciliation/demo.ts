import { sql } from 'kysely';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { amountDueOn } from '../../kits/charging/amount';
import { PIX_POSTING } from '../../kits/money/pix/receive';
import { BANK } from '../../ledger/ledger';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import '../pix-keys/demo';
import { creditRow } from './credits';
import '../../kits/money/pix/tables';
import './tables';

const SECOND = 1000;

/** What the firm got by Pix without a code: from strangers, and from customers who paid an open charge, two at once, or not quite. */
export default defineDemo({
  // after all areas whose demo rows move money
  order: 120,
  clerkGrants: { 'receive:reconciliation': true },
  async fill(ctx) {
    const { bulk, bank, trx } = ctx;
    await bulk.flush();
    const strangers = await trx
      .selectFrom('pix_received')
      .selectAll()
      .where('account_id', '=', bank.corporation.id)
      .where('txid', 'is', null)
      .where('charge_id', 'is', null)
      // what Pix automático brought is known for what it is
      .where('key', 'is not', null)
      .orderBy('id')
      .execute();
    for (const pix of strangers)
      add(ctx, pix.end_to_end, pix.amount, pix.payer_name, pix.payer_document, pix.payer_bank, pix.received_at);
    const owed = await openCharges(ctx);
    const [first, second] = owed;
    if (!first || !second) return;
    pay(ctx, 3, first, first.due, 'Pagamento do boleto');
    const two = owed.slice(2).find((one) => owed.some((other) => isTwin(one, other)));
    const twin = two && owed.find((other) => isTwin(two, other));
    if (two && twin) pay(ctx, 2, two, two.due + twin.due, '');
    pay(ctx, 1, second, second.due - 500, 'Desconto combinado');
  },
});

type Owed = Awaited<ReturnType<typeof openCharges>>[number];

const isTwin = (one: Owed, other: Owed) => one.id !== other.id && one.customer_document === other.customer_document;

/** Charges that wait to be paid, with what they are worth today. */
async function openCharges({ bank, trx, today }: DemoContext) {
  const rows = await trx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', bank.corporation.id)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`payment_method is distinct from 'credit_card'`)
    .where('value', '>', 2_000)
    .orderBy('expire_at')
    .orderBy('id')
    .limit(400)
    .execute();
  return rows.map((row) => ({ ...row, due: amountDueOn(row, today).total }));
}

function add(
  { bulk, bank }: DemoContext,
  key: string,
  amount: number,
  name: string,
  document: string | null,
  ofBank: string,
  at: Date,
  message = '',
): void {
  const payer = { name, document, bank: ofBank };
  bulk.add('reconciliation_credits', {
    ...creditRow({ accountId: bank.corporation.id, source: 'pix', key, amount, payer, message, at }),
    id: bulk.id('reconciliation_credits'),
  });
}

function pay(ctx: DemoContext, ago: number, charge: Owed, amount: number, message: string): void {
  const { bulk, book, bank, dice, now, told } = ctx;
  const accountId = bank.corporation.id;
  const at = new Date(now.getTime() - ago * SECOND);
  const { ispb, bankName, branch } = dice.pick(OTHER_BANKS);
  const end_to_end = `E${ispb}${at.toISOString().slice(0, 16).replace(/\D/g, '')}${dice.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 11)}`;
  bulk.add('pix_received', {
    account_id: accountId,
    id: bulk.id('money_operations'),
    end_to_end,
    txid: null,
    key: told('pixKeys').get(accountId)!,
    amount,
    payer_name: charge.customer_name,
    payer_document: charge.customer_document,
    payer_ispb: ispb,
    payer_bank: bankName,
    payer_branch: branch,
    payer_account: `${dice.int(10_000, 999_999)}-${dice.int(0, 9)}`,
    message,
    received_at: at,
    refunded: 0,
    charge_id: null,
  });
  book.post({
    key: `${PIX_POSTING}${accountId}:${end_to_end}`,
    kind: 'pix-received',
    description: `Pix recebido de ${charge.customer_name}`,
    at,
    entries: [
      { accountId, kind: 'available', amount },
      { accountId: BANK, kind: 'settlement', amount: -amount },
    ],
  });
  add(ctx, end_to_end, amount, charge.customer_name, charge.customer_document, bankName, at, message);
}
