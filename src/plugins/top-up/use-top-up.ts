import type { Body } from '@balcao/contract/core/registry';
import { useAsk } from '../../data/use-call';
import { usePayment } from '../../kits/money/use-payment';
import { useSigned } from '../../kits/signing/use-signed';

export type TopUpForm = Body<'POST /recharge/review'>;

/** One top-up from form to outcome. */
export function useTopUp() {
  const ask = useAsk('POST /recharge/review', { quiet: true });
  return usePayment({
    bodyOf: ({ day, ...values }: TopUpForm) => ({ ...values, ...(day ? { day } : {}) }),
    ask: (body) => ask({ body }),
    refusalsOf: ({ refusals }) => refusals,
    signed: useSigned('POST /recharge', { invalidates: ['top-ups', 'receipts'] }),
    signedOf: ({ body, review: { date } }) => ({ body: { ...body, day: date.day } }),
  });
}
