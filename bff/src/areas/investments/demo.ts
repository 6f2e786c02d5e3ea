import { sql } from 'kysely';
import { addDays, nextBusinessDay, previousBusinessDay } from '../../core/calendar';
import type { Counterpart } from '@balcao/contract/money/operation';
import { instant } from '../../demo/calendar';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { addOperation } from '../../demo/operations';
import { BANK } from '../../ledger/ledger';
import { PRODUCTS } from '../../rails/broker/products';
import { daysOf, expiryOf } from './rules';
import { unitsOf } from './yield';
import './tables';

const MINUTE = 60_000;
/** The firm's purchases: days ago, asset, integer cents. */
const BOUGHT = [
  { ago: 210, id: 3, amount: 1_500_000 },
  { ago: 95, id: 4, amount: 500_000 },
  { ago: 12, id: 1, amount: 800_000 },
  { ago: 150, id: 8, amount: 300_000 },
] as const;

const issuer = (name: string, bankName: string): Counterpart => ({
  name: `${name} · ${bankName}`,
  document: null,
  bankCode: null,
  bankName,
  ispb: null,
  branch: null,
  account: null,
  accountType: null,
  pixKey: null,
  code: null,
});

/** What the firm invested, with its profile and a purchase that waits for its day; the purchases are its last postings. */
async function fill(ctx: DemoContext): Promise<void> {
  const { trx, bulk, book, bank, now, today } = ctx;
  const account_id = bank.corporation.id;
  const answered = addDays(today, -211);
  bulk.add('investor_profiles', {
    account_id,
    id: bulk.id('investor_profiles'),
    user_id: bank.people['titular@balcao.demo'].id,
    profile: 'moderate',
    points: 7,
    answers: { aim: '2', horizon: '2', need: '2', share: '3', loss: '2', knowledge: '2' },
    answered_at: instant(answered, '11:05:00'),
    expires_on: expiryOf(answered),
  });
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from ledger_entries
    where account_id = ${account_id}`.execute(trx);
  const posted = new Date(Math.max(rows[0]?.at?.getTime() ?? 0, now.getTime() - 8 * MINUTE));
  for (const { ago, id, amount } of BOUGHT) {
    const product = PRODUCTS.find((one) => one.id === id)!;
    if (book.balance(account_id) < amount * 2) continue;
    const bought_on = previousBusinessDay(addDays(today, -ago));
    const at = instant(bought_on, '10:20:00');
    const operation = addOperation(ctx, {
      kind: 'investment',
      amount,
      counterpart: issuer(product.name, product.issuer),
      details: { product: id, name: product.name },
      description: '',
      at,
      state: 'settled',
      sentAt: at,
      settledAt: at,
      steps: ['reserved', 'sent', 'settled'].map((step) => ({ step, at })),
    });
    book.post({
      key: `money:${operation.id}`,
      kind: 'investment',
      description: `Aplicação em ${product.name}`,
      protocol: operation.protocol,
      counterpart: { name: product.issuer },
      at: posted,
      entries: [
        { accountId: account_id, kind: 'available', amount: -amount },
        { accountId: BANK, kind: 'settlement', amount },
      ],
    });
    const { maturity, redeemableFrom } = daysOf(product, bought_on);
    bulk.add('investments', {
      account_id,
      id: bulk.id('investments'),
      operation_id: operation.id,
      protocol: operation.protocol,
      product,
      amount,
      bought_units: unitsOf(amount),
      units: unitsOf(amount),
      principal: amount,
      bought_on,
      maturity,
      redeemable_from: redeemableFrom,
      state: 'active',
    });
  }
  const product = PRODUCTS[1]!;
  const day = nextBusinessDay(addDays(today, 9));
  addOperation(ctx, {
    kind: 'investment',
    amount: 250_000,
    counterpart: issuer(product.name, product.issuer),
    details: { product: product.id, name: product.name },
    description: '',
    at: new Date(now.getTime() - 3 * MINUTE),
    day,
    state: 'scheduled',
    nextAt: instant(day, '09:00:00'),
    steps: [{ step: 'scheduled', at: new Date(now.getTime() - 3 * MINUTE) }],
  });
}

export default defineDemo({ order: 150, clerkGrants: { investments: false }, fill });
