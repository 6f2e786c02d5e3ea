import { Type } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { TaskStarted } from './tasks';

export const calls = defineCalls({
  'POST /statement/pack': {
    summary:
      'Starts putting a month together for the accountant: statement in four formats, receipts and charges, as a ZIP; followed as a task',
    permission: 'statement:new-statement-export',
    idempotent: true,
    audit: 'statement.pack',
    perMinute: 10,
    body: Type.Object(
      { month: Type.String({ maxLength: 7, description: 'yyyy-mm, this month or one of the last 24' }) },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
