import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { CNAB_LAYOUTS } from '../shared/cnab/bank';
import { TaskStarted } from '../tasks';

const permission = 'cnab:files-transmission:manager';

/** States of a title: it can be done, was done, or cannot be. */
export const SHIPPING_ROW_STATES = ['ready', 'done', 'refused'] as const;
export const SHIPPING_STATUSES = ['draft', 'running', 'done'] as const;

const row = {
  id: Id,
  file_name: Type.String(),
  layout: OneOf(CNAB_LAYOUTS),
  file_number: Type.Integer({ description: "the company's own, of the header" }),
  status: OneOf(SHIPPING_STATUSES),
  total: Type.Integer({ description: 'titles' }),
  done: Type.Integer(),
  refused: Type.Integer(),
  value: Type.Integer({ ...Cents, description: 'of the titles not refused, integer cents' }),
  user_name: Type.String({ description: 'who sent it' }),
  created_at: Instant,
};

/** A shipping file that was sent. */
export const ShippingFile = Type.Object(row);
export type ShippingFile = Static<typeof ShippingFile>;

/** A shipping file, what will happen or happened, and how far it is. */
export const ShippingFileDetail = Type.Object({
  ...row,
  parts: Type.Array(
    Type.Object({
      movement: Type.String({ description: "movement code, as '01'" }),
      label: Type.String({ description: 'pt-BR' }),
      count: Type.Integer({ description: 'titles not refused' }),
      value: Cents,
    }),
  ),
  newCustomers: Type.Integer({ description: 'payers of titles not refused who are registered by it' }),
  fee: Type.Integer({ ...Cents, description: 'of each billet, when it is paid' }),
  task: Nullable(Id),
  started_at: Nullable(Instant),
  ended_at: Nullable(Instant),
});
export type ShippingFileDetail = Static<typeof ShippingFileDetail>;

/** A title of a shipping file. */
export const ShippingRow = Type.Object({
  line: Type.Integer({ description: 'first of its lines' }),
  movement: Type.String(),
  movementLabel: Type.String({ description: 'pt-BR' }),
  documentNumber: Type.String({ description: "the company's number of it" }),
  ourNumber: Nullable(Type.Integer({ description: "the bank's, where the file or the issued billet has one" })),
  payer: Type.String(),
  isNew: Type.Boolean({ description: 'the payer is registered by it' }),
  due: Nullable(Day),
  value: Cents,
  state: OneOf(SHIPPING_ROW_STATES),
  faults: Type.Array(
    Type.Object({
      line: Type.Integer(),
      from: Nullable(Type.Integer({ description: 'first column' })),
      to: Nullable(Type.Integer()),
      field: Nullable(Type.String()),
      message: Type.String(),
    }),
  ),
  charge: Nullable(Id),
});
export type ShippingRow = Static<typeof ShippingRow>;

export const shippingCalls = defineCalls({
  'POST /file-exchange/shipping-files/search': {
    summary: 'Shipping files that were sent, newest first',
    permission,
    read: true,
    body: listBody(['created_at', 'total', 'value'] as const, {
      status: Type.Optional(OneOf(['running', 'done'])),
    }),
    answer: listAnswer(ShippingFile),
  },
  'POST /file-exchange/shipping-files': {
    summary: 'Takes a shipping file in place of one not sent, and tells what will happen; nothing happens yet',
    permission,
    upload: 'cnab',
    perMinute: 30,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200, description: "the file's" }) }),
    answer: ShippingFileDetail,
  },
  'GET /file-exchange/shipping-file/{id}': {
    summary: 'A shipping file, and how far it is',
    silent404: true,
    permission,
    params: idParams,
    answer: ShippingFileDetail,
  },
  'POST /file-exchange/shipping-file/{id}/rows': {
    summary: 'Its titles as they will be done or were, each with its faults by place',
    read: true,
    silent404: true,
    permission,
    params: idParams,
    body: listBody(['line'] as const, { state: Type.Optional(OneOf(SHIPPING_ROW_STATES)) }),
    answer: listAnswer(ShippingRow),
  },
  'GET /file-exchange/shipping-file/{id}/refused': {
    summary: 'The titles that were refused, each with line, field and reason',
    silent404: true,
    permission,
    params: idParams,
    file: 'text/csv',
  },
  'POST /file-exchange/shipping-file/{id}/run': {
    summary: 'Registers, writes off and changes what the file asks for; answers the task that tells how far it is',
    silent404: true,
    permission,
    idempotent: true,
    audit: 'shipping-file.run',
    params: idParams,
    answer: TaskStarted,
  },
});
