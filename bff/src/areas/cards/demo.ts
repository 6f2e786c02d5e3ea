import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { BANK, type Posting } from '../../ledger/ledger';
import { addPeriods, closesOn, dueOn, periodOf, type Cycle } from './cycle';
import { addPrepaid } from './demo-prepaid';
import { accountRow, addCard, DUE_DAY, NAME, SINCE } from './demo-rows';
import { addSupplierCard, addSupplierPurchases, type Bought } from './demo-suppliers';
import { installmentsOf } from './rules';
import './tables';

const CYCLE: Cycle = { dueDay: DUE_DAY, next: null };
const LIMIT = 1_500_000;
const SHOPS = [
  ['Papelaria Sol', 'Escritório'],
  ['Posto Avenida', 'Combustível'],
  ['Nuvem Hospedagem', 'Tecnologia'],
  ['Restaurante Panela', 'Alimentação'],
  ['Viação Planalto', 'Viagem'],
  ['Casa das Ferramentas', 'Materiais'],
] as const;
/** Days between two of the firm's purchases. */
const EVERY = 3;

/** The firm's credit card with four months of invoices, its virtual card, and the card of a supplier. */
function addCredit(ctx: DemoContext): void {
  const { bulk, book, bank, dice, today } = ctx;
  const account_id = bank.corporation.id;
  const card_account_id = bulk.id('card_accounts');
  bulk.add('card_accounts', accountRow(ctx, card_account_id, CREDIT_PRODUCT, LIMIT));
  const requestedOn = addDays(today, -(SINCE + 20));
  bulk.add('card_requests', {
    account_id,
    id: bulk.id('card_requests'),
    user_id: bank.people['titular@balcao.demo'].id,
    product_id: CREDIT_PRODUCT,
    state: 'approved',
    custom_name: NAME,
    due_day: CYCLE.dueDay,
    wanted_limit: LIMIT,
    granted_limit: LIMIT,
    address: {},
    protocol: requestedOn.replaceAll('-', '') + dice.text('0123456789', 12),
    reason: null,
    requested_at: instant(requestedOn, '10:00:00'),
    decided_at: instant(requestedOn, '10:01:00'),
  });
  const card = addCard(ctx, card_account_id, CREDIT_PRODUCT, 'physical', SINCE + 12);
  addCard(ctx, card_account_id, CREDIT_PRODUCT, 'virtual', SINCE);
  const supplierCard = addSupplierCard(ctx, card_account_id);
  const sums = new Map<string, number>([[periodOf(CYCLE, today), 0]]);
  const postings: Posting[] = [];
  const addPurchase = ({ card_id, ago, merchant, category, amount, count }: Bought): number => {
    const day = addDays(today, -ago);
    const at = instant(day, '12:00:00');
    const purchase = bulk.id('card_purchases');
    bulk.add('card_purchases', {
      account_id,
      id: purchase,
      card_account_id,
      card_id,
      network_key: `demo-${purchase}`,
      merchant,
      category,
      amount,
      cleared: amount,
      refunded: 0,
      installments: count,
      state: 'cleared',
      reason: null,
      at,
      expires_at: instant(addDays(day, 7), '12:00:00'),
      ended_at: at,
    });
    for (const [n, part] of installmentsOf(amount, count).entries()) {
      const period = addPeriods(periodOf(CYCLE, day), n);
      sums.set(period, (sums.get(period) ?? 0) + part);
      bulk.add('card_lines', {
        account_id,
        id: bulk.id('card_lines'),
        card_account_id,
        card_id,
        purchase_id: purchase,
        period,
        kind: 'purchase',
        description: merchant,
        amount: part,
        installment: count > 1 ? n + 1 : null,
        installments: count > 1 ? count : null,
        day,
        at,
      });
    }
    postings.push({
      key: `card-clear:demo-${purchase}`,
      kind: 'card-purchase',
      description: merchant,
      at,
      entries: [
        { accountId: account_id, kind: 'card', amount: -amount },
        { accountId: BANK, kind: 'settlement', amount },
      ],
    });
    return purchase;
  };
  for (let ago = SINCE; ago > 0; ago -= EVERY) {
    const [merchant, category] = dice.pick(SHOPS);
    const amount = dice.int(2_000, 38_000);
    addPurchase({ card_id: card, ago, merchant, category, amount, count: dice.chance(0.15) ? 3 : 1 });
  }
  addSupplierPurchases(ctx, supplierCard, addPurchase);
  for (const [period, total] of [...sums].sort(([a], [b]) => a.localeCompare(b)))
    postings.push(...addInvoice(ctx, card_account_id, period, total));
  // an account's entries never go back in time
  for (const posting of postings.sort((a, b) => a.at.getTime() - b.at.getTime())) book.post(posting);
}

/** An invoice: one that is due was paid by billet, whose posting it answers; one that only closed waits for its payment. */
function addInvoice(ctx: DemoContext, card_account_id: number, period: string, total: number): Posting[] {
  const { bulk, bank, today } = ctx;
  const account_id = bank.corporation.id;
  const [closes_on, due_on] = [closesOn(CYCLE, period), dueOn(CYCLE, period)];
  const isClosed = closes_on <= today;
  const isPaid = isClosed && due_on <= today;
  const id = bulk.id('card_invoices');
  bulk.add('card_invoices', {
    account_id,
    id,
    card_account_id,
    period,
    closes_on,
    due_on,
    state: isPaid ? 'paid' : isClosed ? 'closed' : 'open',
    total: isClosed ? total : 0,
    paid: isPaid ? total : 0,
    closed_at: isClosed ? instant(closes_on, '03:00:00') : null,
    reminded_at: isPaid ? instant(addDays(due_on, -2), '09:00:00') : null,
    automatic_on: null,
  });
  if (!isPaid || !total) return [];
  const at = instant(addDays(due_on, -1), '10:00:00');
  bulk.add('card_lines', {
    account_id,
    id: bulk.id('card_lines'),
    card_account_id,
    card_id: null,
    purchase_id: null,
    period,
    kind: 'payment',
    description: 'Pagamento por boleto',
    amount: -total,
    installment: null,
    installments: null,
    day: addDays(due_on, -1),
    at,
  });
  return [
    {
      key: `card-paid:demo-${id}`,
      kind: 'card-paid',
      description: 'Pagamento por boleto',
      at,
      entries: [
        { accountId: account_id, kind: 'card', amount: total },
        { accountId: BANK, kind: 'settlement', amount: -total },
      ],
    },
  ];
}

export default defineDemo({
  order: 160,
  clerkGrants: {
    'cards:multiple:overview': false,
    'cards:multiple:invoices': false,
    'cards:multiple:my-invoices': false,
    'cards:prepaid': false,
    'cards:held': true,
  },
  async fill(ctx) {
    addCredit(ctx);
    await addPrepaid(ctx);
  },
});
