import type { CallKey } from '@balcao/contract/core/registry';

/** What can be done with several billets, and the call that does it. */
export const BULK_CALLS = {
  cancel: 'PUT /charges/cancel',
  'manual-payment': 'PUT /charges/manual-payment',
  'expire-at': 'PUT /charges/expire-at',
  'resend-email': 'POST /charges/resend/email',
  tags: 'POST /charges/tags',
  file: 'PUT /charges/file',
  unfile: 'PUT /charges/file',
} as const satisfies Record<string, CallKey>;

export type BulkAction = keyof typeof BULK_CALLS;

/** In the order of the bar; each list has only its own way with the archive. */
export const bulkActions = (filed: boolean): BulkAction[] =>
  (Object.keys(BULK_CALLS) as BulkAction[]).filter((action) => action !== (filed ? 'file' : 'unfile'));
