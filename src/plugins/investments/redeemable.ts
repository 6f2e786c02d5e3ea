import type { Investment } from '@balcao/contract/investments';

/** Whether an investment's page offers its redemption, on a day yyyy-mm-dd; the bank decides by the day on which it would be made. */
export const isRedeemable = (
  { state, redeemableFrom }: Pick<Investment, 'state' | 'redeemableFrom'>,
  today: string,
): boolean => state === 'active' && redeemableFrom <= today;
