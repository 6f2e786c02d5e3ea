import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';

const HOUR = 3_600_000;

/** What issuing costs and allows today, with the holidays; for who may issue. */
export function useConditions() {
  const { can } = useSession();
  return useCall('GET /charges/conditions', {}, { enabled: can('receive:do-charge').can, staleTime: HOUR });
}
