import type { CallKey } from '@balcao/contract/core/registry';

/** Actions on several billets, each with its call. */
export const BULK_CALLS = {
  'resend-email': 'POST /charges/resend/email',
  'expire-at': 'PUT /charges/expire-at',
  'manual-payment': 'PUT /charges/manual-payment',
  tags: 'POST /charges/tags',
  file: 'PUT /charges/file',
  unfile: 'PUT /charges/file',
  cancel: 'PUT /charges/cancel',
} as const satisfies Record<string, CallKey>;

export type BulkAction = keyof typeof BULK_CALLS;

/** In the order of the bar, irreversible ones last. The open list has 'file', the filed one 'unfile'. */
export const bulkActions = (filed: boolean): BulkAction[] =>
  (Object.keys(BULK_CALLS) as BulkAction[]).filter((action) => action !== (filed ? 'file' : 'unfile'));
