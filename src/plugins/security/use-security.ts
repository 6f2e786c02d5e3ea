import type { Profile } from '@balcao/contract/profile';
import { useCall } from '../../data/use-call';

/** What the security settings show, asked for each time they open (SHELL-4.14-1). */
export interface Security {
  profile: Profile | undefined;
  /** The profile could not be read. */
  failed: boolean;
  /** Wrong codes blocked the change of the signature (SHELL-4.14-2). */
  isBlocked: boolean;
  again: () => void;
}

export function useSecurity(): Security {
  const profile = useCall('GET /profile', {}, { staleTime: 0, toast: true });
  const blocked = useCall('GET /signature/redefine/check', {}, { staleTime: 0 });
  return {
    profile: profile.data,
    failed: Boolean(profile.error) && !profile.data,
    isBlocked: blocked.data?.blocked === true,
    again: () => {
      profile.retry();
      blocked.retry();
    },
  };
}
