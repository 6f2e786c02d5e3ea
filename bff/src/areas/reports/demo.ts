import { addDays } from '../../core/calendar';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { instant } from '../../demo/calendar';
import './tables';

/** Adds reports of the last months; their files have expired. */
function fill({ bulk, dice, bank, today }: DemoContext): void {
  const { corporation } = bank;
  const [owner] = corporation.people;
  for (const [at, type] of (['issued', 'received', 'owed', 'received'] as const).entries()) {
    const day = addDays(today, -(4 - at) * 21);
    bulk.add('reports', {
      account_id: corporation.id,
      id: bulk.id('reports'),
      type,
      first_day: addDays(day, -30),
      last_day: day,
      columns: ['id', 'customer', 'status', 'value', 'due', 'paid', 'received'],
      format: at % 2 === 0 ? 'xlsx' : 'csv',
      count: dice.int(60, 220),
      task_id: 0,
      user_id: owner!.id,
      user_name: owner!.name,
      created_at: instant(day, '09:40:00'),
    });
  }
}

/** The demo's clerk may make reports too. */
export default defineDemo({ order: 91, clerkGrants: { 'receive:reports': true }, fill });
