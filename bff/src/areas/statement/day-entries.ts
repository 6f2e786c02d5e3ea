import { sql } from 'kysely';
import { addDays } from '../../core/calendar';
import type { Db } from '../../core/database';
import { balanceAtEndOf, beginOf, entriesOf, PROTOCOL } from './lines';

/** A line of a day's statement; integer cents, negative where money left. */
export interface DayEntry {
  value: number;
  description: string;
  protocol: string;
}

/** The lines of a São Paulo day, the first first, and the balance that it began with. @param most lines read */
export async function dayEntries(
  db: Db,
  accountId: number,
  day: string,
  most: number,
): Promise<{ opening: number; entries: DayEntry[] }> {
  const entries = await entriesOf(db, accountId)
    .select(['e.amount as value', 't.description', PROTOCOL.as('protocol')])
    .where('e.at', '>=', beginOf(day))
    .where('e.at', '<', beginOf(addDays(day, 1)))
    .orderBy('e.at')
    .orderBy(sql`e.id`)
    .limit(most)
    .execute();
  return { opening: await balanceAtEndOf(db, accountId, addDays(day, -1)), entries };
}
