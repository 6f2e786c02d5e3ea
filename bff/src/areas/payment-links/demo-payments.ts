import { addDays } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import { someTime } from '../../demo/calendar';
import type { DemoContext } from '../../demo/define-demo';
import { BANK } from '../../ledger/ledger';
import { billetCodes } from '../../kits/charging/codes';
import { demoCharge, type DemoPayer } from '../../kits/charging/demo-charge';
import { POSTING } from '../../kits/charging/received';
import { USUAL_RATES } from '../../kits/charging/rates/rates';
import '../../kits/charging/tables';
import '../../kits/charging/links/tables';

export interface DemoPage {
  id: number;
  name: string;
  value: number;
  message: string;
}

type Payer = Omit<DemoPayer, 'id'>;

const MINUTE = 60_000;
/** Milliseconds between the postings and now. It is more than other areas have, because an account's entries are in order of time. */
const CREDITED_AGO = 9 * MINUTE;

/**
 * Adds payments of the corporation's payment pages, made yesterday by billet: charges, credits less the fee, and histories. `payments` has
 * a page and a payer for each. The pages are written before, because database triggers add their payments to their sums.
 */
export async function fillPayments(
  ctx: DemoContext,
  payments: readonly { page: DemoPage; payer: Payer }[],
): Promise<void> {
  const { bulk, trx, bank } = ctx;
  await bulk.flush();
  const of = bank.corporation.id;
  const { next } = await trx
    .selectFrom('billet_numbers')
    .select('next')
    .where('account_id', '=', of)
    .executeTakeFirstOrThrow();
  for (const [n, payment] of payments.entries()) addPayment(ctx, payment, next + n);
  await bulk.flush();
  await trx
    .updateTable('billet_numbers')
    .set({ next: next + payments.length })
    .where('account_id', '=', of)
    .execute();
}

function addPayment(
  { bulk, book, dice, bank: { corporation: issuer }, now, today }: DemoContext,
  { page, payer }: { page: DemoPage; payer: Payer },
  our_number: number,
): void {
  const paidAt = someTime(dice, addDays(today, -1), 12, 21);
  const madeAt = new Date(paidAt.getTime() - dice.int(3, 60) * MINUTE);
  const id = bulk.id('charges');
  const own = { account_id: issuer.id, charge_id: id };
  const { value } = page;
  const { fee } = USUAL_RATES.charges.billet;
  const expire_at = addDays(today, 2);
  bulk.add('charges', {
    ...demoCharge({ ...payer, id: null }),
    account_id: issuer.id,
    id,
    kind: 'link',
    link_id: page.id,
    payment_method: 'banking_billet',
    status: 'paid',
    value,
    items_value: value,
    expire_at,
    paid_at: paidAt,
    paid_value: value,
    fee,
    our_number,
    ...billetCodes(issuer, { value, expire_at, our_number, bolix: false }),
    message: page.message,
    send_email: payer.email !== null,
    fingerprint: stableHash(['page', our_number]),
    search: searchText(payer.name, payer.document, payer.email, our_number),
    created_by: null,
    created_at: madeAt,
    updated_at: paidAt,
  });
  bulk.add('charge_items', { ...own, id: bulk.id('charge_items'), name: page.name, amount: 1, value });
  bulk.add('payment_page_charges', { ...own, page_id: page.id, code: dice.hex(24) });
  const event_id = `demo-${id}`;
  bulk.add('billet_payments', { event_id, ...own, amount: value, paid_at: paidAt, outcome: 'exact', received_at: now });
  book.post({
    key: POSTING + event_id,
    kind: 'billet',
    description: `Boleto recebido de ${payer.name}`,
    at: new Date(now.getTime() - CREDITED_AGO),
    entries: [
      { accountId: issuer.id, kind: 'available', amount: value - fee },
      { accountId: BANK, kind: 'fees', amount: fee },
      { accountId: BANK, kind: 'settlement', amount: -value },
    ],
  });
  const lines = [
    { agent: 'user', action: 'create', message: 'Cobrança criada por quem paga', user_name: payer.name, at: madeAt },
    { agent: 'rail', action: 'register', message: 'Boleto registrado', user_name: null, at: madeAt },
    {
      agent: 'rail',
      action: 'payment',
      message: `Pagamento recebido: ${formatMoney(value)}`,
      user_name: null,
      at: paidAt,
    },
  ] as const;
  for (const { at, ...line } of lines)
    bulk.add('charge_histories', { ...own, id: bulk.id('charge_histories'), ...line, created_at: at });
}
