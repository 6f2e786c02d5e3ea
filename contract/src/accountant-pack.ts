import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Nullable } from './core/shapes';
import { signedBody } from './core/signing';
import { TaskStarted } from './tasks';

/** The address that the pack of each month is e-mailed to; null: none. */
export const AccountantMail = Type.Object({ email: Nullable(Type.String()) });

export const calls = defineCalls({
  'POST /statement/pack': {
    summary:
      'Puts a month together for the accountant as a ZIP: statement, and the receipts and charges the person may see; followed as a task',
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
  'GET /statement/pack/mail': {
    summary: 'To whom the pack of each month goes by e-mail',
    permission: 'statement:new-statement-export',
    answer: AccountantMail,
  },
  'PUT /statement/pack/mail': {
    summary:
      'Send the pack of each month by e-mail from the next month on, as a link that lapses, by who may see all of it; or send it no more',
    permission: 'statement:new-statement-export',
    idempotent: true,
    audit: 'statement.pack-mail',
    signed: {
      summary: 'Enviar o pacote do contador todo mês',
      bind: [{ path: 'body.email', label: 'E-mail' }],
    },
    body: signedBody({ email: Nullable(Type.String({ maxLength: 120 })) }),
    answer: AccountantMail,
  },
});

export type AccountantMail = Static<typeof AccountantMail>;

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
