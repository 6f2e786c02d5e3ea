import type { Counterpart } from '@balcao/contract/money/operation';

/** Where a counterpart is, all unknown: what is known is spread over it, and name and document put beside. */
export const NOWHERE: Omit<Counterpart, 'name' | 'document'> = {
  bankCode: null,
  bankName: null,
  ispb: null,
  branch: null,
  account: null,
  accountType: null,
  pixKey: null,
  code: null,
};
