import { defineResource } from '../define-resource';
import type { Named } from '../registry';

const permission = 'card-machine:my-sales';
const topic = 'card-machine';
const modalities = { several: ['credit', 'debit', 'pix', 'voucher'] } as const;
const brands = { several: ['visa', 'mastercard', 'elo', 'cabal', 'alelo', 'vr'] } as const;
const operationTypes = { several: ['single', 'instalments'] } as const;

/** Sales of card machines, a row each (AREAS-3-card-machine-1, 2). */
export const machineSales = defineResource({
  name: 'machine-sales',
  permission,
  topic,
  calls: { list: 'POST /pos/sales/search', one: 'GET /pos/sales/{id}' },
  orders: ['date', 'amount'],
  firstOrder: { field: 'date', order: 'desc' },
  filters: {
    text: 'text',
    sold: 'days',
    modalities,
    brands,
    operationTypes,
    machines: 'ids',
    state: { one: ['approved', 'contested', 'reversed'] },
  },
});

/** What is received of them, a row an instalment. */
export const machineReceivables = defineResource({
  name: 'machine-receivables',
  permission,
  topic,
  calls: { list: 'POST /pos/receivables/search' },
  orders: ['expected_pay_day', 'net'],
  firstOrder: { field: 'expected_pay_day', order: 'desc' },
  filters: {
    text: 'text',
    paid: 'days',
    modalities,
    brands,
    operationTypes,
    machines: 'ids',
    state: { one: ['expected', 'paid', 'cancelled'] },
    sale: 'id',
    payout: 'id',
  },
});

/** What the acquirer paid. */
export const machinePayouts = defineResource({
  name: 'machine-payouts',
  permission,
  topic,
  calls: { list: 'POST /pos/payouts/search', one: 'GET /pos/payouts/{id}' },
  orders: ['paid_at', 'net'],
  firstOrder: { field: 'paid_at', order: 'desc' },
  filters: { modalities },
});

/** Sales that who holds the card contests. */
export const machineContests = defineResource({
  name: 'machine-contests',
  permission,
  topic,
  calls: { list: 'POST /pos/contests/search', one: 'GET /pos/contests/{id}' },
  orders: ['deadline', 'opened_at'],
  firstOrder: { field: 'deadline', order: 'asc' },
  filters: { state: { one: ['open', 'answered', 'won', 'lost'] } },
});

/** Sales that were charged otherwise than agreed. */
export const machineFees = defineResource({
  name: 'machine-fees',
  permission,
  topic,
  calls: { list: 'POST /pos/fee-audit/search' },
  orders: ['date', 'difference'],
  firstOrder: { field: 'date', order: 'desc' },
  filters: { ticketed: { one: ['yes', 'no'] } },
});

declare module '../registry' {
  interface Resources
    extends
      Named<typeof machineSales>,
      Named<typeof machineReceivables>,
      Named<typeof machinePayouts>,
      Named<typeof machineContests>,
      Named<typeof machineFees> {}
  interface Routes {
    'card-machine:my-sales': never;
    'card-machine-sale': 'id';
    'card-machine-receivables': never;
    'card-machine-agenda': never;
    'card-machine-payouts': never;
    'card-machine-payout': 'id';
    'card-machine-contests': never;
    'card-machine-contest': 'id';
    'card-machine-contest-answer': 'id';
    'card-machine-fees': never;
    'card-machine:settings': never;
    'card-machine-activation': never;
    'card-machine-plan': never;
    'card-machine-edit': 'id';
    'card-machine-pins': never;
  }
}
