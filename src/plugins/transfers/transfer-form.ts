import type { Body } from '@balcao/contract/core/registry';

type Transfer = Body<'POST /transfers/review'>;
/** Values of the form; holder and document are left out for an own account, where they are known. */
export type TransferForm = Omit<Transfer, 'owner' | 'document'> & Partial<Pick<Transfer, 'owner' | 'document'>>;
