import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, listAnswer, listBody, OneOf } from '../core/shapes';
import { TaskStarted } from '../tasks';
import { Charge, CHARGE_STATUS, ChargeIds } from './charge';
import { CHARGE_ORDER, DEBT_AGES, filterBody, filters } from './filter';

const list = {
  permission: 'receive:management:billets',
  read: true,
  cached: true,
  body: listBody(CHARGE_ORDER, filters),
  answer: listAnswer(Charge),
} as const;

/** The grid of billets: its pages, totals, sums and spreadsheet. */
export const listCalls = defineCalls({
  'POST /v2/charges/banking-billet/opened': { summary: 'Billets not filed', ...list },
  'POST /v2/charges/banking-billet/filed': { summary: 'Billets filed away', ...list },
  'POST /v2/charges/banking-billet/totals': {
    summary: 'Count and value per status, and age of debt, over the whole filter',
    read: true,
    cached: true,
    permission: 'receive:management:billets',
    body: filterBody,
    answer: Type.Object({
      total: Type.Object({ count: Type.Integer(), value: Cents }),
      byStatus: Type.Array(
        Type.Object({
          status: OneOf(CHARGE_STATUS),
          translated_status: Type.String(),
          count: Type.Integer(),
          value: Cents,
        }),
        { description: 'every status, what waits for the user first' },
      ),
      ageOfDebt: Type.Array(
        Type.Object({
          age: OneOf(DEBT_AGES),
          due: Type.Object(
            { from: Type.Optional(Day), to: Type.Optional(Day) },
            { description: 'the due days it is made of, both included' },
          ),
          count: Type.Integer(),
          value: Cents,
          byStatus: Type.Array(Type.Object({ status: OneOf(CHARGE_STATUS), count: Type.Integer(), value: Cents }), {
            description: 'those there are',
          }),
        }),
        { description: 'of those new, waiting or unpaid; all five, in order' },
      ),
    }),
  },
  'POST /v2/charges/banking-billet/ids': {
    summary: 'Ids of the whole filter, to act on: the first 1,000, newest first',
    read: true,
    permission: 'receive:management:billets',
    body: filterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /charges/sum': {
    summary: 'How many of those ids there are and what they are worth: told before something is done to all',
    read: true,
    permission: 'receive:management:billets',
    body: Type.Object({ ids: ChargeIds }, { additionalProperties: false }),
    answer: Type.Object({
      count: Type.Integer(),
      value: Cents,
      withEmail: Type.Integer({ description: 'how many of them have an address of their payer' }),
      withoutEmail: Type.Array(Type.Object({ id: Id, customerName: Type.String() }), {
        description: 'those that have none, by name; the first 100',
      }),
    }),
  },
  'POST /charges/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.export',
    body: Type.Object(
      { filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...filters },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
});
