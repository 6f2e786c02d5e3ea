import type { PermissionId } from '@balcao/contract/core/registry';
import { topics } from './contract';
import { isGranted, type Caller } from './sessions';

/** Socket rooms of an account: everyone; those with all permissions (administrators and support); those with one permission. */
const everyone = (accountId: number) => `account:${accountId}`;
const wholeRoom = (accountId: number) => `account:${accountId}:whole`;
const grantRoom = (accountId: number, permission: string) => `account:${accountId}:may:${permission}`;

/** Permissions that decide who hears some topic: no other permission needs a room. */
const HEARD_BY = [
  ...new Set([...topics.values()].flatMap((audience) => (audience === 'session' ? [] : [...audience]))),
];

/** The rooms that hear a topic of an account: by the permissions that its contract names. */
export function audienceRooms(accountId: number, topic: string): string[] {
  const audience = topics.get(topic);
  if (!audience) return [wholeRoom(accountId)];
  return audience === 'session' ? [everyone(accountId)] : audience.map((id) => grantRoom(accountId, id));
}

/** A part of those who hear a topic: who is told the ids of what changed, and who only that something did. */
export interface Audience {
  whole: readonly PermissionId[];
  bare: readonly PermissionId[];
}

/** The rooms of an account for each part of an audience; its permissions are among those that the contract names for some topic. */
export const partRooms = (accountId: number, { whole, bare }: Audience): { whole: string[]; bare: string[] } => ({
  whole: whole.map((id) => grantRoom(accountId, id)),
  bare: bare.map((id) => grantRoom(accountId, id)),
});

/** The rooms of an account in which a person with these rights hears, and those in which they do not. */
export function roomsHeard(
  accountId: number,
  may: Pick<Caller, 'role' | 'grants'>,
): { heard: string[]; unheard: string[] } {
  const heard = [everyone(accountId)];
  const unheard: string[] = [];
  for (const id of HEARD_BY) (isGranted(may, id) ? heard : unheard).push(grantRoom(accountId, id));
  (may.role === 'subuser' ? unheard : heard).push(wholeRoom(accountId));
  return { heard, unheard };
}
