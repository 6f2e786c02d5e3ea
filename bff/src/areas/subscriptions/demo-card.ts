import { BRAND_NAMES } from '@balcao/contract/shared/card-limits';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import type { DemoBusiness } from '../../demo/bank';
import { instant } from '../../demo/calendar';
import type { DemoContext } from '../../demo/define-demo';
import { demoCharge, type DemoPayer } from '../../kits/charging/demo-charge';
import { cardPlan } from '../../kits/charging/rates/card-plan';
import { USUAL_RATES } from '../../kits/charging/rates/rates';
import '../../rails/cards/tables';
import { willSettle } from '../card-charges/demo';
import '../card-charges/tables';
import { dayOfMonth, dueOn, monthsLater } from './due-days';
import { rhythm } from './plans';
import './tables';

interface Plan {
  id: number;
  name: string;
  interval_months: number;
  repeats: number | null;
}

const LINE = { name: 'Clube do café: 1 kg por mês', amount: 1, value: 8_990 };
const CARD = { brand: 'visa', last4: '0341' } as const;
const REFUSED = 'Saldo ou limite insuficiente.';
/** Days from a refused try to the next one. */
const WAIT = 3;
const MINUTE = 60_000;

/**
 * Adds a subscription whose payer gave a card a month ago: the card was approved for the first charge, refused for the second, and will be
 * tried again. The sandbox's processor refuses the next try too, and approves the one after it.
 */
export async function fillCard(
  ctx: DemoContext,
  issuer: DemoBusiness['issuer'],
  plan: Plan,
  customer: DemoPayer & { id: number },
): Promise<void> {
  const { bulk, dice, today, now } = ctx;
  const by = issuer.people[0]!;
  // the latest due date whose charge has been made by today: its business day is not in the future
  let due = today;
  while (nextBusinessDay(due) > today) due = addDays(due, -1);
  const due_day = dayOfMonth(due);
  const first = monthsLater(due, -1, due_day);
  const begun = instant(first, '10:05:00');
  const refusedAt = new Date(Math.min(now.getTime() - MINUTE, instant(due, '06:00:00').getTime()));
  const retry_on = addDays(today, WAIT);
  const id = bulk.id('subscriptions');
  const of = { account_id: issuer.id, subscription_id: id };
  const token = dice.hex(32);
  const [taken, refused] = [bulk.id('charges'), bulk.id('charges')];
  bulk.add('subscriptions', {
    account_id: issuer.id,
    id,
    plan_id: plan.id,
    plan_name: plan.name,
    interval_months: plan.interval_months,
    repeats: plan.repeats,
    status: 'active',
    payment_method: 'credit_card',
    customer_id: customer.id,
    customer_name: customer.name,
    customer_document: customer.document,
    customer_email: customer.email,
    value: LINE.value,
    terms: { items: [LINE], send_email: true },
    first_due: first,
    due_day,
    ...dueOn(monthsLater(due, 1, due_day)),
    issued: 2,
    failure: `Cartão recusado: ${REFUSED.replace(/\.$/, '')}`,
    failed_at: refusedAt,
    retry_on,
    failed_charge: refused,
    refusals: 1,
    note: null,
    fingerprint: stableHash([id]),
    search: searchText(customer.name, customer.document, customer.email, plan.name, id),
    created_by: by.id,
    created_at: begun,
    updated_at: refusedAt,
  });
  bulk.add('subscription_cards', { ...of, code: dice.hex(24), token, ...CARD });
  bulk.add('sandbox_card_tokens', {
    token,
    ...CARD,
    holder: searchText(customer.name).toUpperCase(),
    behaviour: 'fails-twice',
    used_by: null,
    reusable: true,
    created_at: begun,
  });
  const lines: [string, Date, string | null][] = [
    [`Assinatura criada no plano ${plan.name}: ${rhythm(plan)}`, begun, by.name],
    ['Cartão informado por quem paga', new Date(begun.getTime() + 20 * MINUTE), null],
    [`Cobrança 1 emitida com vencimento em ${formatDay(first)}`, new Date(begun.getTime() + 20 * MINUTE), null],
    [`Cobrança 2 emitida com vencimento em ${formatDay(due)}`, refusedAt, null],
    [`Nova tentativa com o cartão em ${formatDay(retry_on)}`, refusedAt, null],
  ];
  for (const [message, created_at, user_name] of lines)
    bulk.add('subscription_histories', {
      ...of,
      id: bulk.id('subscription_histories'),
      message,
      user_name,
      created_at,
    });
  // charges update the sums of their subscription, so the subscription is inserted first
  await bulk.flush();

  const both = [
    { charge: taken, day: first, at: new Date(begun.getTime() + 21 * MINUTE), isTaken: true },
    { charge: refused, day: due, at: refusedAt, isTaken: false },
  ];
  for (const [n, one] of both.entries()) addCharge(ctx, { issuer, customer, id, token, n, ...one });
  await bulk.flush();
}

interface Charged {
  issuer: DemoBusiness['issuer'];
  customer: DemoPayer;
  /** Id of the subscription. */
  id: number;
  /** The processor's token of the card. */
  token: string;
  /** Number of the charge in its subscription, from 0. */
  n: number;
  charge: number;
  day: string;
  at: Date;
  isTaken: boolean;
}

/** Adds a charge of the subscription with its card try and, where approved, its receipts. */
function addCharge(
  { bulk, dice, today }: DemoContext,
  { issuer, customer, id, token, n, charge, day, at, isTaken }: Charged,
): void {
  const by = issuer.people[0]!;
  const plan = cardPlan(LINE.value, 1, day, USUAL_RATES, USUAL_RATES.cardDefaults.release)!;
  const own = { account_id: issuer.id, charge_id: charge };
  const key = dice.hex(24);
  bulk.add('charges', {
    ...demoCharge(customer),
    account_id: issuer.id,
    id: charge,
    kind: 'subscription',
    payment_method: 'credit_card',
    subscription_id: id,
    status: isTaken ? 'approved' : 'unpaid',
    value: LINE.value,
    items_value: LINE.value,
    write_off_days: 30,
    expire_at: day,
    paid_at: isTaken ? at : null,
    paid_value: isTaken ? LINE.value : null,
    fee: isTaken ? plan.fee : 0,
    our_number: null,
    barcode: null,
    collection_key: null,
    txid: null,
    pix_copy_paste: null,
    send_email: true,
    fingerprint: stableHash([id, n]),
    search: searchText(customer.name, customer.document, customer.email, CARD.last4),
    created_by: by.id,
    created_at: at,
    updated_at: at,
  });
  bulk.add('charge_items', { ...own, id: bulk.id('charge_items'), ...LINE });
  bulk.add('subscription_periods', {
    account_id: issuer.id,
    subscription_id: id,
    period: n + 1,
    due: day,
    charge_id: charge,
  });
  bulk.add('card_charges', {
    ...own,
    ...CARD,
    holder: searchText(customer.name).toUpperCase(),
    order_key: key,
    authorisation: isTaken ? key.slice(0, 6).toUpperCase() : null,
    instalments: 1,
    release: isTaken ? USUAL_RATES.cardDefaults.release : null,
    tries: 1,
    refunded: 0,
    contest_state: null,
    contest_value: null,
    contest_reason: null,
    contest_until: null,
    contest_at: null,
    defense: null,
    debit_pending: false,
  });
  bulk.add('card_tries', {
    account_id: issuer.id,
    id: bulk.id('card_tries'),
    charge_id: charge,
    key,
    token,
    is_kept: true,
    instalments: 1,
    state: isTaken ? 'approved' : 'refused',
    code: isTaken ? null : 'no-funds',
    reason: isTaken ? null : REFUSED,
    created_at: at,
  });
  bulk.add('sandbox_card_orders', { key, token, amount: LINE.value, refunded: 0, received_at: at });
  const card = `${BRAND_NAMES[CARD.brand]} final ${CARD.last4}`;
  const histories = [
    { agent: 'user' as const, action: 'create', message: `Cobrança ${n + 1} da assinatura ${id} criada` },
    isTaken
      ? {
          agent: 'rail' as const,
          action: 'approved',
          message: `${card} aprovado: ${formatMoney(LINE.value)} à vista`,
        }
      : { agent: 'rail' as const, action: 'refused', message: `Cartão recusado: ${REFUSED}` },
  ];
  for (const line of histories)
    bulk.add('charge_histories', {
      ...own,
      id: bulk.id('charge_histories'),
      ...line,
      user_name: line.agent === 'user' ? by.name : null,
      created_at: at,
    });
  if (!isTaken) return;
  // the processor's events will settle the receipts on their due days
  for (const { number, day: comes, gross, fee } of plan.receipts) {
    const receipt = { number, gross, fee, taken: 0, settled_at: null, credited_at: null };
    bulk.add('card_receipts', { ...own, ...receipt, due_on: comes });
    willSettle(bulk, { key, number, day: comes, today });
  }
}
