import type { Investment } from '@balcao/contract/investments';

/** Whether an investment can be redeemed by an order that the market carries out on a day, yyyy-mm-dd. */
export const isRedeemable = (
  { state, redeemableFrom }: Pick<Investment, 'state' | 'redeemableFrom'>,
  day: string,
): boolean => state === 'active' && redeemableFrom <= day;
