import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import { addDays } from '../../core/calendar';
import type { Db } from '../../core/database';

const ZONE = 'America/Sao_Paulo';
const MONTHS = 12;

interface Moved {
  at: string;
  in: number;
  out: number;
}

/** Money in and out in each of the last twelve months, and the balance at the end of each of the last `days` days; integer cents. */
export async function evolutionOf(
  db: Db,
  accountId: number,
  today: string,
  days: number,
): Promise<Answer<'GET /statement/evolution'>> {
  const months = Array.from({ length: MONTHS }, (_, i) => monthBefore(today.slice(0, 7), MONTHS - 1 - i));
  const byMonth = await moved(db, accountId, 'YYYY-MM', `${months[0]}-01`);
  const first = addDays(today, 1 - days);
  const byDay = await moved(db, accountId, 'YYYY-MM-DD', first);
  let balance = await balanceBefore(db, accountId, `${months[0]}-01`);
  const monthLines = months.map((month) => {
    const { in: came, out } = byMonth.get(month) ?? { in: 0, out: 0 };
    balance += came + out;
    return { month, in: came, out, balance };
  });
  let dayBalance = await balanceBefore(db, accountId, first);
  const dayLines = Array.from({ length: days }, (_, i) => {
    const day = addDays(first, i);
    const one = byDay.get(day);
    dayBalance += (one?.in ?? 0) + (one?.out ?? 0);
    return { day, balance: dayBalance };
  });
  return { months: monthLines, days: dayLines };
}

async function moved(db: Db, accountId: number, shape: string, from: string): Promise<Map<string, Moved>> {
  const { rows } = await sql<Moved>`
    select to_char(at at time zone ${ZONE}, ${shape}::text) as at, coalesce(sum(amount) filter (where amount > 0), 0) as "in",
      coalesce(sum(amount) filter (where amount < 0), 0) as out
    from ledger_entries where account_id = ${accountId} and kind = 'available' and at >= ${`${from}T00:00:00-03:00`}::timestamptz
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.at, row]));
}

async function balanceBefore(db: Db, accountId: number, day: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance_after as balance from ledger_entries where account_id = ${accountId} and kind = 'available'
      and at < ${`${day}T00:00:00-03:00`}::timestamptz order by at desc, id desc limit 1`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** The month a number of months earlier: '2026-01' and 1 → '2025-12'. */
function monthBefore(month: string, back: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 - back;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
