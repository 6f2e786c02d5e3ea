import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Recipient } from './charges/billet-input';
import { Day, Id, idParams, listAnswer, listBody, Nullable, OneOf, pageQuery, RowIds, RowResults } from './core/shapes';
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

export const permissions = ['receive:management:payment-links'] as const;

const permission = 'receive:management:payment-links';
const list = {
  permission,
  read: true,
  body: listBody(PAGE_ORDER, pageFilters),
  answer: listAnswer(PaymentPage),
} as const;
const ids = RowIds;

/** A link's content, how it can be paid and until when (domain.md 1). */
export const PaymentLinkInput = Type.Object(
  {
    ...pageInput,
    expire_at: Type.Optional(Day),
    single_use: Type.Optional(
      Type.Boolean({ description: 'paid once, it takes no more; where absent, so is a link made for a customer' }),
    ),
    customers: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, description: 'a link for each of them' })),
    send_email: Type.Optional(Type.Boolean({ description: 'e-mails each customer the address of their link' })),
    email: Type.Optional(
      Type.String({ maxLength: 120, description: 'who gets the address of a link that is for no customer' }),
    ),
  },
  { additionalProperties: false },
);
export type PaymentLinkInput = Static<typeof PaymentLinkInput>;

const PaymentLinkChange = Type.Pick(
  PaymentLinkInput,
  ['message', 'payment_method', 'request_delivery_address', 'expire_at', 'single_use'],
  { additionalProperties: false },
);

export const calls = defineCalls({
  'POST /v2/payment-links/opened': { summary: 'Links not filed', ...list },
  'POST /v2/payment-links/filed': { summary: 'Links filed away', ...list },
  'POST /v2/payment-links/totals': {
    summary: 'Views against paid, over the whole filter',
    read: true,
    permission,
    body: pageFilterBody,
    answer: pageTotals,
  },
  'POST /v2/payment-links/ids': {
    summary: 'Ids of the whole filter, to act on: the newest',
    read: true,
    permission,
    body: pageFilterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /payment-links/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'payment-link.export',
    body: Type.Object(
      { filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...pageFilters },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
  'GET /payment-link/{id}': {
    summary: 'One link, whole',
    silent404: true,
    permission,
    params: idParams,
    answer: PaymentPageDetail,
  },
  'GET /payment-link/{id}/charges': {
    summary: 'What its payers made of it, newest first',
    silent404: true,
    permission,
    params: idParams,
    query: pageQuery,
    answer: pageCharges,
  },
  'POST /payment-links': {
    summary: 'Create one, or one for each customer',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'payment-link.create',
    body: PaymentLinkInput,
    answer: Type.Object({
      id: Id,
      url: Type.String(),
      links: Type.Array(Type.Object({ id: Id, url: Type.String(), customer: Nullable(Recipient) }), {
        description: 'all that were made; `id` and `url` are those of the first',
      }),
    }),
  },
  'PUT /payment-link/{id}': {
    summary: 'Change what the page says, takes and until when',
    permission,
    audit: 'payment-link.update',
    params: idParams,
    body: PaymentLinkChange,
  },
  'PUT /payment-links/cancel': {
    summary: 'Cancel: nobody pays by them any more',
    permission,
    idempotent: true,
    audit: 'payment-link.cancel',
    body: Type.Object({ ids }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /payment-link/{id}/resend/email': {
    summary: 'Send the address of the page by e-mail',
    permission,
    idempotent: true,
    audit: 'payment-link.resend-email',
    params: idParams,
    body: Type.Object({ email: Type.String({ maxLength: 120 }) }, { additionalProperties: false }),
  },
  'POST /payment-link/{id}/note': {
    summary: 'Set the note',
    permission,
    audit: 'payment-link.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
  'PUT /payment-links/file': {
    summary: 'File away, or take back',
    permission,
    audit: 'payment-link.file',
    body: Type.Object({ ids, filed: Type.Optional(Type.Boolean({ default: true })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /payment-links/tags': {
    summary: 'Add and remove tags',
    permission,
    audit: 'payment-link.tags',
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
