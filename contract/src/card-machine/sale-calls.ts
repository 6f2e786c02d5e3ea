import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, idParams, listAnswer, listBody, Nullable, OneOf, pageQuery, SignedCents } from '../core/shapes';
import { TaskStarted } from '../tasks';
import {
  MACHINE_BRANDS,
  MachineReceivable,
  MachineSale,
  MODALITIES,
  receivableFilters,
  REPORT_FILES,
  saleFilters,
  SaleQuery,
  SUMMARY_BRANDS,
  SUMMARY_TYPES,
} from './shapes';

const permission = 'card-machine:my-sales';

const sums = { count: Type.Integer(), amount: Cents, fee: Cents, net: SignedCents };
const pagedQuery = Type.Object({ ...SaleQuery.properties, ...pageQuery.properties });
const fileParams = Type.Object({ fileType: OneOf(REPORT_FILES) });
const totals = Type.Object({ count: Type.Integer(), gross: Cents, fee: Cents, net: SignedCents });

/** Sales of card machines and what is received of them. */
export const saleCalls = defineCalls({
  'GET /pos/reports/sales': {
    summary:
      'What the filter sold by credit, debit and Pix and their brands, without voucher, alelo and vr (AREAS-9-13)',
    permission,
    query: SaleQuery,
    answer: Type.Object({
      ...sums,
      types: Type.Array(
        Type.Object({
          type: OneOf(SUMMARY_TYPES),
          ...sums,
          brands: Type.Array(Type.Object({ brand: OneOf(SUMMARY_BRANDS), ...sums })),
        }),
      ),
    }),
  },
  'GET /pos/sales': {
    summary: 'Sales, the last one first (AREAS-3-card-machine-1, 2)',
    permission,
    query: pagedQuery,
    answer: listAnswer(MachineSale),
  },
  'POST /pos/sales/search': {
    summary: 'Sales, the last one first, as the grid asks for them',
    permission,
    read: true,
    body: listBody(['date', 'amount'], saleFilters),
    answer: listAnswer(MachineSale),
  },
  'GET /pos/sales/{id}': {
    summary: 'One sale',
    permission,
    silent404: true,
    params: idParams,
    answer: MachineSale,
  },
  'POST /pos/sales/export': {
    summary: 'Put the sales of the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'card-machine.export-sales',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...saleFilters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /pos/reports/sales/{fileType}': {
    summary: 'Up to 5,000 sales of the filter as a file; more are a task of POST /pos/sales/export',
    permission,
    perMinute: 20,
    params: fileParams,
    query: SaleQuery,
    file: 'application/octet-stream',
  },
  'GET /pos/receivables': {
    summary: 'What is received of sales, an instalment a row, the latest day of payment first (AREAS-3-card-machine-2)',
    permission,
    query: pagedQuery,
    answer: listAnswer(MachineReceivable),
  },
  'POST /pos/receivables/search': {
    summary: 'What is received of sales, the latest day of payment first, as the grid asks for it',
    permission,
    read: true,
    body: listBody(['expected_pay_day', 'net'], receivableFilters),
    answer: listAnswer(MachineReceivable),
  },
  'POST /pos/receivables/totals': {
    summary: 'What the filter adds up to',
    permission,
    read: true,
    body: Type.Object(receivableFilters, { additionalProperties: false }),
    answer: totals,
  },
  'POST /pos/receivables/export': {
    summary: 'Put the receivables of the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'card-machine.export-receivables',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...receivableFilters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /pos/reports/receivables/{fileType}': {
    summary: 'Up to 5,000 receivables of the filter as a file; more are a task of POST /pos/receivables/export',
    permission,
    perMinute: 20,
    params: fileParams,
    query: SaleQuery,
    file: 'application/octet-stream',
  },
  'GET /pos/receivables-future-postings': {
    summary: 'The agenda: what is still to be paid, day by day',
    permission,
    answer: Type.Object({
      days: Type.Array(
        Type.Object({
          day: Day,
          count: Type.Integer(),
          gross: Cents,
          fee: Cents,
          net: SignedCents,
          /** By what is paid together: a modality and a brand. */
          units: Type.Array(
            Type.Object({
              modality: OneOf(MODALITIES),
              brand: Nullable(OneOf(MACHINE_BRANDS)),
              count: Type.Integer(),
              net: SignedCents,
            }),
          ),
        }),
      ),
      total: totals,
    }),
  },
});
