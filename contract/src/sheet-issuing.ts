import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { TaskStarted } from './tasks';

export const permissions = ['receive:automations:excel'] as const;

const permission = 'receive:automations:excel';

/** States of a row: it can be issued, was issued, or cannot be. */
export const SHEET_ROW_STATES = ['ready', 'issued', 'refused'] as const;

/** Steps of a spreadsheet, in this order. */
export const SHEET_STEPS = ['sent', 'checked', 'issued'] as const;

const Kind = Type.String({ minLength: 1, maxLength: 40, description: "which charge, as 'banking_billet'" });
const Field = Type.String({ minLength: 1, maxLength: 40 });

/** A kind of charge that can be issued from a spreadsheet; labels in pt-BR. */
export const SheetKind = Type.Object({
  kind: Kind,
  chargeTypeLabel: Type.String(),
  paymentMethodLabel: Type.String(),
  fields: Type.Array(Type.Object({ field: Field, label: Type.String(), required: Type.Boolean() }), {
    description: 'what a column may hold, in the order of the template',
  }),
});
export type SheetKind = Static<typeof SheetKind>;

const labels = {
  kind: Kind,
  chargeTypeLabel: Type.String(),
  paymentMethodLabel: Type.String(),
  subscriptionPlanLabel: Nullable(Type.String({ description: 'of the kinds that have a plan' })),
};
const status = OneOf(['draft', 'running', 'done']);

/** A spreadsheet of charges: a row is one charge at most, however often it is tried. */
export const ChargeSheet = Type.Object({
  id: Id,
  fileName: Type.String(),
  status,
  ...labels,
  columns: Type.Array(
    Type.Object({
      title: Type.String(),
      sample: Nullable(Type.String()),
      field: Nullable(Field),
      fault: Nullable(Type.String({ description: 'pt-BR: it belongs to the template of another kind' })),
    }),
  ),
  missing: Type.Array(Type.String({ description: 'label of a required field that no column holds' })),
  otherKind: Nullable(
    Type.Object({ kind: Kind, label: Type.String() }, { description: 'whose template it seems to be' }),
  ),
  sentBefore: Nullable(Type.String({ ...Instant, description: 'the same rows were issued then' })),
  ready: Type.Boolean({ description: 'every required field has its column, so the rows were checked' }),
  total: Type.Integer(),
  issuable: Type.Integer({ description: 'rows that may be issued, or are still to be' }),
  issued: Type.Integer(),
  refused: Type.Integer(),
  charges: Type.Integer({ description: 'billets that the rows not refused are; a carnet is as many as its parcels' }),
  chargesLabel: Type.String({ description: 'what `charges` counts, pt-BR' }),
  prints: Type.Boolean({ description: 'what its kind issues can be printed' }),
  noPapers: Nullable(Type.String({ description: 'why nothing of it can be printed by now, pt-BR' })),
  value: Type.Integer({ ...Cents, description: 'of the rows not refused' }),
  newCustomers: Type.Integer({ description: 'payers of rows not refused who are registered by it' }),
  fee: Type.Integer({ ...Cents, description: 'of each billet, when it is paid' }),
  feeLabel: Type.String({ description: 'what `fee` is taken of, pt-BR' }),
  task: Nullable(Id),
  stepsData: Type.Array(
    Type.Object({ step: OneOf(SHEET_STEPS), state: OneOf(['done', 'current', 'waiting']), at: Nullable(Instant) }),
  ),
});
export type ChargeSheet = Static<typeof ChargeSheet>;

/** One of the user's spreadsheets, to find it again. */
export const RecentSheet = Type.Object({
  id: Id,
  fileName: Type.String(),
  status,
  ...labels,
  stepsData: ChargeSheet.properties.stepsData,
  total: Type.Integer(),
  created_at: Instant,
});
export type RecentSheet = Static<typeof RecentSheet>;

export const SheetRow = Type.Object({
  line: Type.Integer({ description: 'in the spreadsheet' }),
  cells: Type.Array(Type.String()),
  state: OneOf(SHEET_ROW_STATES),
  faults: Type.Array(
    Type.Object({
      column: Nullable(Type.Integer({ description: 'index of the column; null: the row as a whole' })),
      message: Type.String(),
    }),
  ),
  customer: Nullable(Type.String({ description: 'name of the payer' })),
  isNew: Type.Boolean({ description: 'the payer is registered by it' }),
  value: Nullable(Cents),
  charge: Nullable(
    Type.Object({
      id: Id,
      route: Type.String({ description: 'name of the page that shows it' }),
      url: Nullable(Type.String({ description: "path of the payer's page, of the kinds that have one" })),
      code: Nullable(Type.String({ description: 'what it is paid by, to paste, of the kinds that have one' })),
    }),
  ),
});
export type SheetRow = Static<typeof SheetRow>;

export const calls = defineCalls({
  'GET /charge-sheets/kinds': {
    summary: 'The kinds of charge that can be issued from a spreadsheet',
    permission,
    answer: Type.Array(SheetKind),
  },
  'GET /charge-sheets/template/{kind}': {
    summary: 'A spreadsheet to fill in, with every column of the kind and two examples',
    permission,
    silent404: true,
    params: Type.Object({ kind: Kind }),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /charge-sheets': {
    summary: "The caller's spreadsheets of the last 30 days, newest first; one not issued is forgotten after a day",
    permission,
    answer: Type.Array(RecentSheet),
  },
  'POST /charge-sheets': {
    summary: 'Takes a spreadsheet (XLSX or CSV, 10 MB, 10,000 rows) in place of one not issued; nothing is issued yet',
    permission,
    upload: 'spreadsheet',
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200, description: "the file's" }), kind: Kind }),
    answer: ChargeSheet,
  },
  'GET /charge-sheets/{id}': {
    summary: 'A spreadsheet taken before, and how far it is',
    silent404: true,
    permission,
    params: idParams,
    answer: ChargeSheet,
  },
  'PUT /charge-sheets/{id}': {
    summary: 'Says which kind it is of and what each column holds, remembered for the next; the rows are checked again',
    silent404: true,
    permission,
    params: idParams,
    body: Type.Object(
      {
        kind: Kind,
        columns: Type.Optional(
          Type.Array(Nullable(Field), { minItems: 1, maxItems: 60, description: 'absent: as their titles say' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: ChargeSheet,
  },
  'POST /charge-sheets/{id}/rows': {
    summary: 'The rows as they would be issued or were, each with its faults by cell',
    read: true,
    silent404: true,
    permission,
    params: idParams,
    body: listBody(['line'], { state: Type.Optional(OneOf(SHEET_ROW_STATES)) }),
    answer: listAnswer(SheetRow),
  },
  'GET /charge-sheets/{id}/refused': {
    summary: 'The rows that failed as they were sent, each with its reasons: to be corrected and sent again',
    silent404: true,
    permission,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /charge-sheets/{id}/issued': {
    summary: 'The rows that were issued as they were sent, each with its number and the address or code it is paid by',
    silent404: true,
    permission,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /charge-sheets/{id}/papers': {
    summary: 'Puts all that was issued on paper, one after the other; answers the task that makes the PDF',
    silent404: true,
    permission,
    idempotent: true,
    audit: 'charge-sheet.print',
    params: idParams,
    answer: TaskStarted,
  },
  'POST /charge-sheets/{id}/issue': {
    summary: 'Issues the rows without fault; answers the task that tells how far it is',
    silent404: true,
    permission,
    idempotent: true,
    audit: 'charge-sheet.issue',
    params: idParams,
    answer: TaskStarted,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
