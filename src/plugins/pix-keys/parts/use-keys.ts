import { useCall, useInvalidateCalls } from '../../../data/use-call';

/** Keys, claims and codes of the account, live. */
export const useKeys = () => useCall('GET /pix/keys', {}, { topic: 'pix-keys' });

/** Asks for them again after something was done. */
export function useKeysAgain(): () => Promise<void> {
  const again = useInvalidateCalls();
  return async () => void (await again('GET /pix/keys'));
}
