import { useCall, useInvalidateCalls } from '../../../data/use-call';

/** The account's keys, claims and pending codes, live. */
export const useKeys = () => useCall('GET /pix/keys', {}, { topic: 'pix-keys' });

/** Returns a function that fetches keys, claims and codes again after an action. */
export function useKeysAgain(): () => Promise<void> {
  const again = useInvalidateCalls();
  return async () => void (await again('GET /pix/keys'));
}
