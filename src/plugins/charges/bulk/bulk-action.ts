import type { CallKey } from '@balcao/contract/core/registry';

/** What can be done with several billets, and the call that does it. */
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

/** In the order of the bar, what cannot be undone last; each list has only its own way with the archive. */
export const bulkActions = (filed: boolean): BulkAction[] =>
  (Object.keys(BULK_CALLS) as BulkAction[]).filter((action) => action !== (filed ? 'file' : 'unfile'));
