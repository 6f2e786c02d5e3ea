import { dayOf } from './format';
import { useSession } from '../../data/session';

/** The bank's São Paulo day: its clock when the session was opened or, once that is past, this machine's. */
export function useToday(): string {
  const { now } = useSession().session;
  return dayOf(new Date(Math.max(Date.parse(now), Date.now())));
}
