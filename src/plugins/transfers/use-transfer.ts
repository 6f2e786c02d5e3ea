import { useAsk } from '../../data/use-call';
import { usePayment } from '../../kits/money/use-payment';
import { useSigned } from '../../kits/signing/use-signed';
import type { TransferForm } from './transfer-form';

/** The body of a review; of an own account holder and document are known to the bank. */
export const transferOf = ({ day, owner = '', document = '', ...values }: TransferForm) => ({
  ...values,
  owner,
  document,
  ...(day ? { day } : {}),
});

/** One transfer from form to outcome; exactly the reviewed values are signed. */
export function useTransfer() {
  const ask = useAsk('POST /transfers/review', { quiet: true });
  return usePayment({
    bodyOf: transferOf,
    ask: (body) => ask({ body }),
    refusalsOf: ({ refusals }) => refusals,
    signed: useSigned('POST /transfers', { invalidates: ['receipts'] }),
    signedOf: ({ body, review: { counterpart, date } }) => ({
      body: { ...body, owner: counterpart.name, document: counterpart.document ?? '', day: date.day },
    }),
  });
}
