import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Day, RowResults } from '../core/shapes';
import { ChargeIds } from './charge';
import { TagChange } from '../tags';

/** What is done to billets, one or several at once; a result for each. */
export const actionCalls = defineCalls({
  'PUT /charges/cancel': {
    summary: 'Cancel',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.cancel',
    body: Type.Object({ ids: ChargeIds }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /charges/file': {
    summary: 'File away, or take back',
    permission: 'receive:management:billets',
    audit: 'charge.file',
    body: Type.Object(
      { ids: ChargeIds, filed: Type.Optional(Type.Boolean({ default: true })) },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
  'PUT /charges/manual-payment': {
    summary: 'Mark as paid by other means; moves no money',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.manual-payment',
    body: Type.Object({ ids: ChargeIds }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /charges/expire-at': {
    summary: 'Change the due date',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.expire-at',
    body: Type.Object({ ids: ChargeIds, expire_at: Day }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /charges/resend/email': {
    summary: 'Send the billet by e-mail again',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.resend-email',
    body: Type.Object(
      { ids: ChargeIds, email: Type.Optional(Type.String({ maxLength: 120 })) },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
  'POST /charges/tags': {
    summary: 'Add and remove tags of charges',
    permission: 'receive:management:billets',
    audit: 'charge.tags',
    body: Type.Object(
      {
        ids: ChargeIds,
        ...TagChange,
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
});
