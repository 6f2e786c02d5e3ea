import { sql } from 'kysely';
import { addDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { balanceAtEndOf, beginOf, entriesOf, PROTOCOL } from './lines';

/** A line of a statement; integer cents, negative where money left. */
export interface PeriodEntry {
  /** São Paulo day. */
  day: string;
  value: number;
  description: string;
  protocol: string;
}

/** The lines of São Paulo days, both included, the first first, and the balance that they began with. @param most lines read */
export async function periodEntries(
  db: Db,
  accountId: number,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<{ opening: number; entries: PeriodEntry[] }> {
  const rows = await entriesOf(db, accountId)
    .select(['e.at', 'e.amount as value', 't.description', PROTOCOL.as('protocol')])
    .where('e.at', '>=', beginOf(from))
    .where('e.at', '<', beginOf(addDays(to, 1)))
    .orderBy('e.at')
    .orderBy(sql`e.id`)
    .limit(most)
    .execute();
  return {
    opening: await balanceAtEndOf(db, accountId, addDays(from, -1)),
    entries: rows.map(({ at, ...entry }) => ({ day: saoPauloDay(at), ...entry })),
  };
}
