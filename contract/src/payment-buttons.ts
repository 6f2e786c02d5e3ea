import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id, idParams, listAnswer, listBody, OneOf, pageQuery, RowIds, RowResults } from './core/shapes';
import {
  PAGE_ORDER,
  pageCharges,
  pageFilterBody,
  pageFilters,
  pageInput,
  PaymentPage,
  PaymentPageDetail,
  pageTotals,
} from './links/link';
import { TaskStarted } from './tasks';
import { TagChange } from './tags';

export const permissions = ['receive:management:payment-buttons'] as const;

const permission = 'receive:management:payment-buttons';
const list = {
  permission,
  read: true,
  body: listBody(PAGE_ORDER, pageFilters),
  answer: listAnswer(PaymentPage),
} as const;
const ids = RowIds;

/** A button's label, and the content of the page it leads to. */
export const PaymentButtonInput = Type.Object(
  { ...pageInput, label: Type.String({ minLength: 2, maxLength: 40 }) },
  { additionalProperties: false },
);
export type PaymentButtonInput = Static<typeof PaymentButtonInput>;

const PaymentButtonChange = Type.Pick(
  PaymentButtonInput,
  ['message', 'payment_method', 'request_delivery_address', 'label'],
  { additionalProperties: false },
);

export const calls = defineCalls({
  'POST /v2/payment-buttons/opened': { summary: 'Buttons not filed', ...list },
  'POST /v2/payment-buttons/filed': { summary: 'Buttons filed away', ...list },
  'POST /v2/payment-buttons/totals': {
    summary: 'Views against paid, over the whole filter',
    read: true,
    permission,
    body: pageFilterBody,
    answer: pageTotals,
  },
  'POST /v2/payment-buttons/ids': {
    summary: 'Ids of the whole filter, to act on: the newest',
    read: true,
    permission,
    body: pageFilterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /payment-buttons/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'payment-button.export',
    body: Type.Object(
      { filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...pageFilters },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
  'GET /payment-button/{id}': {
    summary: 'One button, whole',
    silent404: true,
    permission,
    params: idParams,
    answer: PaymentPageDetail,
  },
  'GET /payment-button/{id}/charges': {
    summary: 'What its payers made of it, newest first',
    silent404: true,
    permission,
    params: idParams,
    query: pageQuery,
    answer: pageCharges,
  },
  'POST /payment-buttons': {
    summary: 'Create one',
    permission: 'receive:management:payment-buttons',
    idempotent: true,
    audit: 'payment-button.create',
    body: PaymentButtonInput,
    answer: Type.Object({ id: Id, url: Type.String() }),
  },
  'PUT /payment-button/{id}': {
    summary: 'Change what the button and its page say and take',
    permission,
    audit: 'payment-button.update',
    params: idParams,
    body: PaymentButtonChange,
  },
  'PUT /payment-buttons/enabled': {
    summary: 'Enable, or disable: the page then takes no payment',
    permission,
    idempotent: true,
    audit: 'payment-button.enabled',
    body: Type.Object({ ids, enabled: Type.Boolean() }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /payment-button/{id}/note': {
    summary: 'Set the note',
    permission,
    audit: 'payment-button.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
  'PUT /payment-buttons/file': {
    summary: 'File away, or take back',
    permission,
    audit: 'payment-button.file',
    body: Type.Object({ ids, filed: Type.Optional(Type.Boolean({ default: true })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /payment-buttons/tags': {
    summary: 'Add and remove tags',
    permission,
    audit: 'payment-button.tags',
    body: Type.Object(
      {
        ids,
        ...TagChange,
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
