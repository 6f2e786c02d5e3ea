import type { Body } from '@balcao/contract/core/registry';
import { useAsk } from '../../../data/use-call';
import { usePayment } from '../../../kits/money/use-payment';
import { useSigned } from '../../../kits/signing/use-signed';

type Payment = Body<'POST /pix/review'>;
export type Way = Payment['type'];
/** Values of the form. */
export type PixForm = Omit<Payment, 'type' | 'isRecurrence'> & { when: 'now' | 'later' | 'again' };

/** The payment to review, from the form's values. */
export const paymentOf = (type: Way, { when, date, frequency, times, ...typed }: PixForm): Payment => ({
  ...typed,
  type,
  ...(when !== 'now' && date ? { date } : {}),
  ...(when === 'again' ? { isRecurrence: true, frequency, times } : {}),
});

/** One Pix from form to outcome; exactly the reviewed payment is signed. */
export function usePix(type: Way) {
  const ask = useAsk('POST /pix/review', { quiet: true });
  return usePayment({
    bodyOf: (typed: PixForm) => paymentOf(type, typed),
    ask: (body) => ask({ body }),
    refusalsOf: ({ refusals }) => refusals,
    signed: useSigned('POST /pix/start', { invalidates: ['pix-history', 'pix-schedules', 'receipts'] }),
    signedOf: ({ body, review: { receiver, counterpart, date } }) => ({
      body: { ...body, receiver, receiverDocument: counterpart.document ?? '', date: date.day },
    }),
  });
}
