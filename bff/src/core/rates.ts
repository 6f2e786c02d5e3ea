import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from './database';
import { prepared } from './round-trips';
import { tooMany } from './problem';

/** The groups of 16 bits of an IPv6 address. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return tail === undefined
    ? before
    : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** What an address is counted by: an IPv6 one by its network of 64 bits, which one subscriber has whole. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const network = groupsOf(ip).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export const byAddress = (ip: string): string => `address:${networkOf(ip)}`;
export const byPerson = (userId: number): string => `person:${userId}`;

/**
 * Counts a call, in one statement, for all processes together. `who`: {@link byAddress} where nobody had to sign in, as a cookie proves
 * nothing there, else {@link byPerson}, whatever the number of their sessions. @throws Problem 429 from call `most` + 1 of a minute on
 */
export async function countCall(db: Db, call: string, who: string, most: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`${prepared}
    insert into call_counts as c (key, since, count) values (${`${call} ${who}`}, now(), 1)
    on conflict (key) do update set
      count = case when c.since > now() - interval '1 minute' then least(c.count + 1, 1000000) else 1 end,
      since = case when c.since > now() - interval '1 minute' then c.since else now() end
    returning count`.execute(db);
  if (rows[0]!.count > most) throw tooMany();
}
