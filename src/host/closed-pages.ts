import type { Session } from '@balcao/contract/session';
import { decide, updateState } from '../providers/access';
import { table } from './table';

/** Pages open even while a registration update blocks the rest: its own, and those the blocked page links to. */
const OPEN_WHILE_BLOCKED = [
  'registration-update',
  'help-center',
  'open-ticket',
  'open-ticket:create-ticket',
  'my-tickets',
  'my-tickets:detail',
  'api-documentation',
];
const OPEN_UNLESS_FORCED = ['settings:create-account'];

/** Whether a page opens whatever else is blocked. */
export const isExempt = (session: Session, name = ''): boolean =>
  [...OPEN_WHILE_BLOCKED, ...(updateState(session) === 'pending' ? OPEN_UNLESS_FORCED : [])].includes(name);

/** Why a page does not open for this person; an administrator is told by the page itself what to do. */
export const whyClosed =
  (session: Session) =>
  (name: string): string | undefined =>
    isExempt(session, name) ? undefined : decide(session, table.named.get(name)?.permission).reason;
