import type { Body } from '@balcao/contract/core/registry';
import { useAsk } from '../../data/use-call';
import { usePayment } from '../../kits/money/use-payment';
import { useSigned } from '../../kits/signing/use-signed';

export type PurchaseForm = Omit<Body<'POST /investments/review'>, 'product'>;

/** One purchase from form to outcome. */
export function usePurchase(product: number, name: string) {
  const ask = useAsk('POST /investments/review', { quiet: true });
  return usePayment({
    bodyOf: ({ day, ...values }: PurchaseForm) => ({ product, ...values, ...(day ? { day } : {}) }),
    ask: (body) => ask({ body }),
    refusalsOf: ({ refusals }) => refusals,
    signed: useSigned('POST /investments', { invalidates: ['investments', 'scheduled-investments', 'receipts'] }),
    signedOf: ({ body, review: { date } }) => ({ body: { ...body, name, day: date.day } }),
  });
}
