import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { TaskStarted } from './tasks';

/** Fields of a payer that a column of a spreadsheet may hold. */
export const PAYER_FIELDS = [
  'document',
  'name',
  'email',
  'phone',
  'zipcode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
] as const;
/** Fields that a column of a spreadsheet may hold; e-mails and phones may be in several columns. */
export const IMPORT_FIELDS = [...PAYER_FIELDS, 'birthday', 'groups', 'customerCode', 'note'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** States of a row: a new customer, one who is registered already, or refused. */
export const ROW_STATES = ['new', 'known', 'refused'] as const;

const duplicates = OneOf(['update', 'skip'], {
  description: 'what is done with a row whose document is registered already',
});

/** An uploaded spreadsheet of customers; deleted after a day. */
export const CustomersImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  status: OneOf(['draft', 'running', 'done']),
  columns: Type.Array(
    Type.Object({ title: Type.String(), sample: Nullable(Type.String()), field: Nullable(OneOf(IMPORT_FIELDS)) }),
  ),
  duplicates,
  ready: Type.Boolean({ description: 'a column holds the document, so the rows were checked' }),
  total: Type.Integer(),
  new: Type.Integer(),
  known: Type.Integer(),
  refused: Type.Integer(),
  task: Nullable(Id),
  created: Type.Integer(),
  updated: Type.Integer(),
  skipped: Type.Integer(),
});
export type CustomersImport = Static<typeof CustomersImport>;

/** One of the user's spreadsheets of the last day, to find it again. */
export const RecentImport = Type.Object({
  id: Id,
  fileName: CustomersImport.properties.fileName,
  status: CustomersImport.properties.status,
  total: Type.Integer(),
  created_at: Instant,
});
export type RecentImport = Static<typeof RecentImport>;

export const ImportRow = Type.Object({
  line: Type.Integer({ description: 'in the spreadsheet' }),
  cells: Type.Array(Type.String()),
  state: OneOf(ROW_STATES),
  faults: Type.Array(
    Type.Object({
      column: Nullable(Type.Integer({ description: 'index of the column; null: the row as a whole' })),
      message: Type.String(),
    }),
  ),
});
export type ImportRow = Static<typeof ImportRow>;

const permission = 'receive:customers' as const;

export const calls = defineCalls({
  'GET /customers-import/template': {
    summary: 'A spreadsheet to fill in, with every column and an example',
    permission,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /customers-import': {
    summary: "The caller's spreadsheets of the last day, newest first: one not yet run, and those that are or were",
    permission,
    answer: Type.Array(RecentImport),
  },
  'POST /customers-import': {
    summary:
      'Takes a spreadsheet (XLSX or CSV, 10 MB, 10,000 rows) in place of one not yet run; nothing is registered before it is run',
    permission,
    upload: 'spreadsheet',
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200, description: "the file's" }) }),
    answer: CustomersImport,
  },
  'GET /customers-import/{id}': {
    summary: 'A spreadsheet taken before, and how it went',
    silent404: true,
    permission,
    params: idParams,
    answer: CustomersImport,
  },
  'PUT /customers-import/{id}': {
    summary:
      'Says what each column holds, remembered for the next spreadsheet, and what to do with who is registered; the rows are checked again',
    silent404: true,
    permission,
    params: idParams,
    body: Type.Object(
      { columns: Type.Array(Nullable(OneOf(IMPORT_FIELDS)), { minItems: 1, maxItems: 60 }), duplicates },
      { additionalProperties: false },
    ),
    answer: CustomersImport,
  },
  'POST /customers-import/{id}/rows': {
    summary: 'The rows as they would be registered, each with its faults by cell',
    read: true,
    silent404: true,
    permission,
    params: idParams,
    body: listBody(['line'], { state: Type.Optional(OneOf(ROW_STATES)) }),
    answer: listAnswer(ImportRow),
  },
  'POST /customers-import/{id}/run': {
    summary: 'Registers the rows; answers the task, whose file has the refused ones',
    silent404: true,
    permission,
    idempotent: true,
    audit: 'customer.import',
    params: idParams,
    answer: TaskStarted,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}

declare module './notifications' {
  interface NotificationKinds {
    'customers-imported': never;
  }
}
