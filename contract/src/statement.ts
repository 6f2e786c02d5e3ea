import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, SignedCents } from './core/shapes';
import { signedBody } from './core/signing';
import { Counterpart, MoneyOperation, MoneyReview } from './money/operation';
import { PAGE_SIZES } from './shared/paging';
import { TaskStarted } from './tasks';

export const permissions = [
  'statement',
  'statement:future-releases',
  'statement:new-statement-export',
  'statement:evolution',
] as const;

/** Files a statement is exported as. */
export const STATEMENT_FORMATS = ['pdf', 'csv', 'xlsx', 'ofx'] as const;

/** SHELL-7.6-2; days are São Paulo's and included, amounts are integer cents without sign. */
const filters = {
  dateFrom: Type.Optional(Day),
  dateTo: Type.Optional(Day),
  filterBy: Type.Optional(OneOf(['all', 'in', 'out'], { description: 'what came in, what went out, or both' })),
  transactionTypes: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 })),
  protocol: Type.Optional(Type.String({ maxLength: 40 })),
  pixKey: Type.Optional(Type.String({ maxLength: 77 })),
  minValue: Type.Optional(Cents),
  maxValue: Type.Optional(Cents),
  description: Type.Optional(Type.String({ maxLength: 120 })),
};
export const StatementFilters = Type.Object(filters, { additionalProperties: false });
export type StatementFilters = Static<typeof StatementFilters>;

/** A line of the statement. `value` is signed and net of the bank's fee; `balance` is what the account had after it. */
export const StatementLine = Type.Object({
  id: Id,
  at: Instant,
  day: Day,
  type: Type.String(),
  typeLabel: Type.String({ description: 'pt-BR' }),
  description: Type.String(),
  value: SignedCents,
  gross: Nullable(
    Type.Integer({ ...SignedCents, description: 'the value before the fee; null where no fee is in it' }),
  ),
  fee: Nullable(
    Type.Integer({ ...SignedCents, description: 'what the bank kept of it; negative where it gave a fee back' }),
  ),
  balance: SignedCents,
  protocol: Type.String(),
});
export type StatementLine = Static<typeof StatementLine>;

/** Totals of a day, whatever the filter: received, paid out, and the balance at its end. */
export const StatementDay = Type.Object({ day: Day, in: SignedCents, out: SignedCents, balance: SignedCents });
export type StatementDay = Static<typeof StatementDay>;

/** What lines may be sorted by (AREAS-3-statement-2); lines that are the same in it, by their time. */
export const STATEMENT_SORTS = ['date', 'value', 'description', 'type'] as const;
export type StatementSort = (typeof STATEMENT_SORTS)[number];

const Cursor = Type.String({ pattern: '^[0-9]{1,16}$' });

/** SHELL-7.6-3. A cursor names the line after which a page begins; currentPage counts only where there is none. */
const StatementPagination = Type.Object(
  {
    pageSize: Type.Optional(
      Type.Unsafe<(typeof PAGE_SIZES)[number]>({ type: 'integer', enum: [...PAGE_SIZES], default: 15 }),
    ),
    currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1 })),
    cursors: Type.Optional(
      Type.Object(
        { actual: Type.Optional(Nullable(Cursor)), next: Type.Optional(Nullable(Cursor)) },
        { additionalProperties: false },
      ),
    ),
    sortBy: Type.Optional(OneOf(STATEMENT_SORTS, { default: 'date' })),
    sortDesc: Type.Optional(Type.Boolean({ default: true })),
  },
  { additionalProperties: false },
);

/** Where a line leads to, by name of a route of the portal. */
export const StatementOrigin = Type.Object({
  route: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});

/** A line with all that is known of it. */
export const StatementDetail = Type.Object({
  ...StatementLine.properties,
  counterpart: Nullable(Type.Object({ name: Type.String(), document: Nullable(Type.String()) })),
  pixKey: Nullable(Type.String()),
  origin: Nullable(StatementOrigin),
  returnable: Type.Boolean({ description: 'what came in can be given back' }),
  /** Where another area refunds it. */
  returnAt: Nullable(StatementOrigin),
});
export type StatementDetail = Static<typeof StatementDetail>;

/** A future entry: a charge that falls due, or a scheduled operation. `value` is signed. */
export const FutureLine = Type.Object({
  id: Id,
  day: Day,
  kind: OneOf(['charge', 'operation', 'receivable']),
  typeLabel: Type.String(),
  description: Type.String(),
  value: SignedCents,
});
export type FutureLine = Static<typeof FutureLine>;

/** Money in the account that cannot be used now. */
export const StatementBlock = Type.Object({
  id: Id,
  reason: Type.String({ description: 'pt-BR' }),
  amount: Cents,
  since: Instant,
  until: Nullable(Type.String({ description: 'pt-BR: what ends it' })),
  origin: Nullable(StatementOrigin),
});
export type StatementBlock = Static<typeof StatementBlock>;

export const StatementReport = Type.Object({
  task: Id,
  status: OneOf(['waiting', 'running', 'done', 'failed']),
  done: Type.Integer(),
  total: Type.Integer(),
  error: Nullable(Type.String()),
  file: Nullable(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  created_at: Instant,
});
export type StatementReport = Static<typeof StatementReport>;

export const topics = defineTopics({
  statement: ['statement:releases', ...permissions],
});

export const calls = defineCalls({
  'POST /statement': {
    summary: 'Lines of the statement, by cursor, with the days they are of and what is blocked',
    read: true,
    permission: 'statement:releases',
    body: Type.Object(
      { filters: Type.Optional(StatementFilters), pagination: Type.Optional(StatementPagination) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      transactions: Type.Array(StatementLine),
      days: Type.Array(StatementDay, { description: 'none where lines are not sorted by date' }),
      blocks: Type.Object({ count: Type.Integer(), amount: Cents }),
      balance: SignedCents,
      pagination: Type.Object({ cursor: Type.Object({ actual: Nullable(Cursor), next: Nullable(Cursor) }) }),
    }),
  },
  'POST /statement/totals': {
    summary: 'What the filter adds up to',
    read: true,
    permission: 'statement:releases',
    body: StatementFilters,
    answer: Type.Object({ count: Type.Integer(), in: SignedCents, out: SignedCents }),
  },
  'GET /statement/types': {
    summary: 'Possible transaction types',
    permission: ['statement:releases', 'statement:new-statement-export'],
    answer: Type.Object({ types: Type.Array(Type.Object({ id: Type.String(), label: Type.String() })) }),
  },
  'GET /statement/{id}': {
    summary: 'One line, and where it comes from',
    silent404: true,
    permission: 'statement:releases',
    params: idParams,
    answer: StatementDetail,
  },
  'POST /statement/future': {
    summary: 'Future statements: charges that fall due and scheduled operations',
    read: true,
    permission: 'statement:future-releases',
    body: listBody(['day'], {
      direction: Type.Optional(OneOf(['in', 'out'])),
      dateFrom: Type.Optional(Day),
      dateTo: Type.Optional(Day),
    }),
    answer: listAnswer(FutureLine),
  },
  'GET /statement/future/{id}': {
    summary: 'One future release, and where it comes from',
    silent404: true,
    permission: 'statement:future-releases',
    params: idParams,
    answer: Type.Object({
      ...FutureLine.properties,
      counterpart: Nullable(
        Type.Union([Counterpart, Type.Object({ name: Type.String(), document: Nullable(Type.String()) })]),
      ),
      protocol: Nullable(Type.String()),
      created_at: Instant,
      origin: Nullable(StatementOrigin),
    }),
  },
  'GET /statement/blocks': {
    summary: 'What is blocked, why, and until when',
    permission: 'statement',
    answer: Type.Object({ items: Type.Array(StatementBlock), amount: Cents }),
  },
  'GET /statement/evolution': {
    summary: 'Money evolution: twelve months, and the balance day by day',
    permission: 'statement:evolution',
    query: Type.Object(
      { days: Type.Optional(OneOf(['30', '90', '365'], { default: '30' })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      months: Type.Array(
        Type.Object({
          month: Type.String({ description: 'yyyy-mm' }),
          in: SignedCents,
          out: SignedCents,
          balance: SignedCents,
        }),
      ),
      days: Type.Array(Type.Object({ day: Day, balance: SignedCents })),
    }),
  },
  'POST /statement/report/{format}': {
    summary: 'Starts putting the filter into a file; followed as a task',
    permission: 'statement:new-statement-export',
    idempotent: true,
    audit: 'statement.export',
    params: Type.Object({ format: OneOf(STATEMENT_FORMATS) }),
    body: StatementFilters,
    answer: TaskStarted,
  },
  'GET /statement/reports': {
    summary: 'Statements this user had made; their files are kept for a day',
    permission: 'statement:new-statement-export',
    answer: Type.Object({ items: Type.Array(StatementReport) }),
  },
  'POST /statement/{id}/return/review': {
    summary: 'What giving back a received value would do, and what would refuse it',
    read: true,
    silent404: true,
    permission: 'statement',
    params: idParams,
    body: Type.Object({ amount: Cents }, { additionalProperties: false }),
    answer: Type.Object({ review: MoneyReview, most: Cents }),
  },
  'POST /statement/{id}/return': {
    summary: 'Give back a received value, whole or in part',
    permission: 'statement',
    idempotent: true,
    audit: 'statement.return',
    signed: {
      summary: 'Devolver valor recebido',
      bind: [
        { path: 'params.id', label: 'Lançamento' },
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.to', label: 'Para' },
      ],
    },
    params: idParams,
    body: signedBody({
      amount: Cents,
      to: Type.String({ maxLength: 140, description: 'name of who gets it back, as the review said it' }),
    }),
    answer: MoneyOperation,
  },
  'POST /transactions/filter': {
    summary: 'Lines of the statement, newest first, page by page, for reports',
    read: true,
    permission: 'statement:releases',
    body: Type.Object(
      { ...filters, page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ transactions: Type.Array(StatementLine), totalItems: Type.Integer() }),
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'money-operation': 'protocol';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
