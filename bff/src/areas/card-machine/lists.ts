import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type {
  FeeFault,
  MachineContest,
  MachinePayout,
  MachineReceivable,
  MachineSale,
} from '@balcao/contract/card-machine/shapes';
import { isRealDay } from '../../core/calendar';
import { happenedWithin } from '../../core/happened-within';
import { listOf } from '../../core/list';
import { matchesText } from '../../core/search-text';
import type { Brand, Modality } from '../../rails/acquirer/terms';
import './tables';

interface Period {
  from?: string;
  to?: string;
}

interface OfSales {
  text?: string;
  modalities?: Modality[];
  brands?: Brand[];
  operationTypes?: MachineSale['operation_type'][];
  machines?: number[];
}

const ofSales = ({ text, modalities, brands, operationTypes, machines }: OfSales) => [
  matchesText(sql.ref('search'), text),
  modalities?.length ? sql<SqlBool>`modality = any(${modalities}::text[])` : null,
  brands?.length ? sql<SqlBool>`brand = any(${brands}::text[])` : null,
  operationTypes?.length === 1
    ? operationTypes[0] === 'single'
      ? sql<SqlBool>`parcels = 1`
      : sql<SqlBool>`parcels > 1`
    : null,
  machines ? sql<SqlBool>`machine_id = any(${machines}::bigint[])` : null,
];

const dayFaults = (field: string, period: Period = {}) =>
  (['from', 'to'] as const).flatMap((end) =>
    period[end] && !isRealDay(period[end]) ? [{ field: `${field}.${end}`, message: 'Informe uma data válida' }] : [],
  );

const ofMachine = (table: string, column: 'name' | 'serial'): RawBuilder<string> =>
  sql<string>`(select m.${sql.ref(column)} from card_machines m
    where m.account_id = ${sql.ref(`${table}.account_id`)} and m.id = ${sql.ref(`${table}.machine_id`)})`;

export interface SaleFilter extends OfSales {
  sold?: Period;
  state?: MachineSale['state'];
  /** Only sales that were not undone. */
  stands?: true;
  /** One sale. */
  id?: number;
}

/** Sales, a row each, the last one first (AREAS-3-card-machine-2). */
export const saleList = listOf({
  from: 'card_machine_sales',
  columns: [
    'machine_id',
    'sold_at',
    'modality',
    'brand',
    'parcels',
    'amount',
    'fee',
    'anticipation_fee',
    'net',
    'state',
    'authorization_code',
    'card',
  ],
  with: {
    machine_name: ofMachine('card_machine_sales', 'name'),
    serial: ofMachine('card_machine_sales', 'serial'),
  },
  where: ({ sold, state, stands, id, ...filter }: SaleFilter) => [
    ...ofSales(filter),
    ...happenedWithin('sold_at', sold),
    state && sql<SqlBool>`state = ${state}`,
    stands && sql<SqlBool>`state <> 'reversed'`,
    id !== undefined && sql<SqlBool>`id = ${id}`,
  ],
  faults: ({ sold }) => dayFaults('sold', sold),
  order: { date: ['sold_at', 'desc'], amount: ['amount', 'desc'] },
  sums: { amount: sql`amount`, fee: sql`fee + anticipation_fee`, net: sql`net` },
  item: ({ machine_id, machine_name, sold_at, authorization_code, ...row }): MachineSale => ({
    ...row,
    machine: machine_id,
    machineName: machine_name,
    sold_at: sold_at.toISOString(),
    operation_type: row.parcels === 1 ? 'single' : 'instalments',
    authorization: authorization_code,
  }),
});

export interface ReceivableFilter extends OfSales {
  paid?: Period;
  state?: MachineReceivable['state'];
  sale?: number;
  payout?: number;
}

const onDays = ({ from, to }: Period = {}) => [
  from ? sql<SqlBool>`expected_pay_day >= ${from}::date` : null,
  to ? sql<SqlBool>`expected_pay_day <= ${to}::date` : null,
];

/** What is received, a row an instalment, the latest day first (AREAS-3-card-machine-2). */
export const receivableList = listOf({
  from: 'card_machine_receivables',
  columns: [
    'sale_id',
    'sold_at',
    'modality',
    'brand',
    'parcel',
    'parcels',
    'gross',
    'fee',
    'net',
    'expected_pay_day',
    'state',
    'paid_at',
    'payout_id',
  ],
  where: ({ paid, state, sale, payout, ...filter }: ReceivableFilter) => [
    ...ofSales(filter),
    ...onDays(paid),
    state && sql<SqlBool>`state = ${state}`,
    sale !== undefined && sql<SqlBool>`sale_id = ${sale}`,
    payout !== undefined && sql<SqlBool>`payout_id = ${payout}`,
  ],
  faults: ({ paid }) => dayFaults('paid', paid),
  order: { expected_pay_day: ['expected_pay_day', 'desc'], net: ['net', 'desc'] },
  sums: { gross: sql`gross`, fee: sql`fee`, net: sql`net` },
  item: ({ sale_id, sold_at, paid_at, payout_id, ...row }): MachineReceivable => ({
    ...row,
    sale: sale_id,
    sold_at: sold_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
    payout: payout_id,
  }),
});

/** What the acquirer paid, the last one first. */
export const payoutList = listOf({
  from: 'card_machine_payouts',
  columns: ['day', 'modality', 'brand', 'count', 'gross', 'fee', 'net', 'paid_at', 'protocol'],
  where: ({ modalities, id }: { modalities?: Modality[]; id?: number }) => [
    modalities?.length ? sql<SqlBool>`modality = any(${modalities}::text[])` : null,
    id !== undefined && sql<SqlBool>`id = ${id}`,
  ],
  order: { paid_at: ['paid_at', 'desc'], net: ['net', 'desc'] },
  item: ({ paid_at, ...row }): MachinePayout => ({ ...row, paid_at: paid_at.toISOString() }),
});

const ofSale = <T>(column: string) =>
  sql<T>`(select ${sql.ref(`s.${column}`)} from card_machine_sales s
    where s.account_id = card_machine_contests.account_id and s.id = card_machine_contests.sale_id)`;

/** Contests, the nearest deadline first. */
export const contestList = listOf({
  from: 'card_machine_contests',
  columns: [
    'sale_id',
    'amount',
    'reason',
    'opened_at',
    'deadline',
    'state',
    'defence',
    'answered_at',
    'ended_at',
    'owed',
  ],
  with: { sold_at: ofSale<Date>('sold_at'), brand: ofSale<Brand | null>('brand'), card: ofSale<string | null>('card') },
  where: ({ state, sale, id }: { state?: MachineContest['state']; sale?: number; id?: number }) => [
    state && sql<SqlBool>`state = ${state}`,
    sale !== undefined && sql<SqlBool>`sale_id = ${sale}`,
    id !== undefined && sql<SqlBool>`id = ${id}`,
  ],
  order: { deadline: ['deadline', 'asc'], opened_at: ['opened_at', 'desc'] },
  item: ({ sale_id, sold_at, opened_at, answered_at, ended_at, ...row }): MachineContest => ({
    ...row,
    sale: sale_id,
    sold_at: sold_at.toISOString(),
    opened_at: opened_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }),
});

/** Sales that were charged otherwise than agreed, the last one first. */
export const feeFaultList = listOf({
  from: 'card_machine_sales',
  columns: [
    'sold_at',
    'modality',
    'brand',
    'parcels',
    'amount',
    'fee',
    'anticipation_fee',
    'agreed',
    'plan_days',
    'difference',
    'ticket_id',
  ],
  always: sql`difference <> 0`,
  where: ({ ticketed }: { ticketed?: 'yes' | 'no' }) => [
    ticketed === 'yes' && sql<SqlBool>`ticket_id is not null`,
    ticketed === 'no' && sql<SqlBool>`ticket_id is null`,
  ],
  order: { date: ['sold_at', 'desc'], difference: ['difference', 'desc'] },
  sums: { difference: sql`difference` },
  item: ({ sold_at, fee, anticipation_fee, plan_days, ticket_id, ...row }): FeeFault => ({
    ...row,
    sold_at: sold_at.toISOString(),
    charged: fee + anticipation_fee,
    anticipation_due_days: plan_days,
    ticket: ticket_id,
  }),
});
