import { sql, type RawBuilder } from 'kysely';
import type { DEBT_AGES } from '@balcao/contract/charges';
import { addDays } from '../../core/calendar';
import { lastOverdueDay } from '../../rails/billet/amounts';
import { OPEN_STATUSES } from './statuses';

export type DebtAge = (typeof DEBT_AGES)[number];

/**
 * The due days of each age of debt on a day, both ends included, the latest first. A charge that can still be paid without fine is not
 * overdue; the age of one that is overdue counts from its due day.
 */
export function debtAgesOn(today: string): { age: DebtAge; due: { from?: string; to?: string } }[] {
  const overdue = lastOverdueDay(today);
  const before = (days: number) => addDays(today, -days);
  return [
    { age: 'current', due: { from: addDays(overdue, 1) } },
    { age: '1-30', due: { from: before(30), to: overdue } },
    { age: '31-60', due: { from: before(60), to: before(31) } },
    { age: '61-90', due: { from: before(90), to: before(61) } },
    { age: 'over-90', due: { to: before(91) } },
  ];
}

/** The age of debt of an open charge, as SQL; null for a charge that is not open. */
export function ageOn(today: string, due: 'expire_at' | 'day'): RawBuilder<DebtAge | null> {
  const tiers = debtAgesOn(today).map(({ age, due: { from } }) =>
    from ? sql`when ${sql.ref(due)} >= ${from}::date then ${sql.lit(age)}` : sql`else ${sql.lit(age)}`,
  );
  const open = sql.join(OPEN_STATUSES.map((status) => sql.lit(status)));
  return sql`case when status not in (${open}) then null ${sql.join(tiers, sql` `)} end`;
}
