import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Instant, Nullable, OneOf } from './core/shapes';
import { MOST_INSTALMENTS, ReleaseDays } from './rates';
import { WRITE_OFF_DAYS } from './shared/billet-limits';

export const permissions = [
  'settings:billing-settings',
  'settings:billing-settings:display-data',
  'settings:billing-settings:communication',
  'settings:billing-settings:emails',
  'settings:billing-settings:credit-card',
  'settings:billing-settings:billet-bank',
] as const;

/** What payers see of who charges them, on billets and in messages; empty texts are left out. */
export const DisplayData = Type.Object(
  {
    name: Type.String({ maxLength: 60, description: 'empty: the account’s own name' }),
    email: Type.String({ maxLength: 120 }),
    phone: Type.String({ maxLength: 16, description: 'digits' }),
    website: Type.String({ maxLength: 120 }),
    show_address: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type DisplayData = Static<typeof DisplayData>;

/** Terms of a charge that its issuer leaves out (domain.md 1). */
export const BilletDefaults = Type.Object(
  {
    fine: Type.Integer({ minimum: 0, maximum: 1000, description: 'percent × 100' }),
    interest: Type.Integer({ minimum: 0, maximum: 330, description: 'thousandths of a percent a day' }),
    write_off_days: Type.Integer(WRITE_OFF_DAYS),
    message: Type.String({ maxLength: 1000, description: 'instructions: at most 4 lines of 100 characters' }),
  },
  { additionalProperties: false },
);
export type BilletDefaults = Static<typeof BilletDefaults>;

/** Moments of a charge at which its payer is notified, in their order. */
export const MOMENTS = ['issued', 'due-soon', 'due-today', 'overdue', 'paid'] as const;
export type Moment = (typeof MOMENTS)[number];
const channels = { email: Type.Boolean(), sms: Type.Boolean() };

export const Communication = Type.Object(
  {
    issued: Type.Object(channels, { additionalProperties: false }),
    'due-soon': Type.Object(
      { ...channels, days: Type.Integer({ minimum: 1, maximum: 30, description: 'before the due date' }) },
      { additionalProperties: false },
    ),
    'due-today': Type.Object(channels, { additionalProperties: false }),
    overdue: Type.Object(
      { ...channels, days: Type.Integer({ minimum: 1, maximum: 60, description: 'after the due date' }) },
      { additionalProperties: false },
    ),
    paid: Type.Object(channels, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type Communication = Static<typeof Communication>;

export const CardSettings = Type.Object(
  {
    max_instalments: Type.Integer({ minimum: 1, maximum: MOST_INSTALMENTS }),
    min_instalment: Type.Integer({ minimum: 500, maximum: 100_000, description: 'integer cents' }),
    descriptor: Type.String({ maxLength: 13, description: 'on the payer’s card statement; empty: the account’s name' }),
    release: ReleaseDays,
  },
  { additionalProperties: false },
);
export type CardSettings = Static<typeof CardSettings>;

const template = {
  subject: Type.String({ minLength: 1, maxLength: 200 }),
  body: Type.String({ minLength: 1, maxLength: 4000, description: 'plain text with {{variables}}' }),
};
export const EmailText = Type.Object(template, { additionalProperties: false });
export type EmailText = Static<typeof EmailText>;

export const EmailTemplate = Type.Object({ moment: OneOf(MOMENTS), own: Type.Boolean(), ...template });

const momentParams = Type.Object({ moment: OneOf(MOMENTS) });
const Logo = Type.Object({ width: Type.Integer(), height: Type.Integer(), updated_at: Instant });

const display = 'settings:billing-settings:display-data';
const billets = 'settings:billing-settings:billet-bank';
const communication = 'settings:billing-settings:communication';
const emails = 'settings:billing-settings:emails';
const card = 'settings:billing-settings:credit-card';

export const topics = defineTopics({ 'billing-settings': [display, billets, communication, emails, card] });

export const calls = defineCalls({
  'GET /billing-settings/display': {
    summary: 'What payers see of who charges them',
    permission: display,
    answer: Type.Object({ display: DisplayData, account_name: Type.String(), logo: Nullable(Logo) }),
  },
  'PUT /billing-settings/display': {
    summary: 'Change it: the next billet and message show it',
    permission: display,
    audit: 'billing-settings.display',
    body: DisplayData,
    answer: DisplayData,
  },
  'GET /billing-settings/logo': {
    summary: 'The logo as it is printed',
    permission: display,
    silent404: true,
    file: 'image/png',
  },
  'PUT /billing-settings/logo': {
    summary: 'Print this picture on billets: a PNG or JPEG of at most 1,000,000 bytes',
    permission: display,
    audit: 'billing-settings.logo',
    upload: 'image',
    answer: Logo,
  },
  'DELETE /billing-settings/logo': {
    summary: 'Print none',
    permission: display,
    audit: 'billing-settings.logo-remove',
  },
  'GET /billing-settings/billets': {
    summary: 'What billets and carnets have where their issuer does not say',
    permission: billets,
    answer: Type.Object({ billet: BilletDefaults, carnet: BilletDefaults }),
  },
  'PUT /billing-settings/billets': {
    summary: 'Change it for what is issued from now on',
    permission: billets,
    audit: 'billing-settings.billets',
    body: Type.Object({ billet: BilletDefaults, carnet: BilletDefaults }, { additionalProperties: false }),
    answer: Type.Object({ billet: BilletDefaults, carnet: BilletDefaults }),
  },
  'GET /billing-settings/communication': {
    summary: 'When payers hear of their charges, and how',
    permission: communication,
    answer: Type.Object({
      ...Communication.properties,
      reminded_elsewhere: Type.Boolean({
        description: 'what is set here of due dates sends nothing: the dunning ruler reminds',
      }),
    }),
  },
  'PUT /billing-settings/communication': {
    summary: 'Change it',
    permission: communication,
    audit: 'billing-settings.communication',
    body: Communication,
    answer: Communication,
  },
  'GET /billing-settings/emails': {
    summary: 'The e-mail of each moment, and the variables they may have',
    permission: emails,
    answer: Type.Object({
      templates: Type.Array(EmailTemplate),
      variables: Type.Array(Type.Object({ name: Type.String(), meaning: Type.String() })),
    }),
  },
  'PUT /billing-settings/emails/{moment}': {
    summary: 'Write an e-mail in own words',
    permission: emails,
    audit: 'billing-settings.email',
    params: momentParams,
    body: EmailText,
    answer: EmailTemplate,
  },
  'DELETE /billing-settings/emails/{moment}': {
    summary: 'Back to the bank’s words',
    permission: emails,
    audit: 'billing-settings.email-reset',
    params: momentParams,
    answer: EmailTemplate,
  },
  'POST /billing-settings/emails/{moment}/preview': {
    summary: 'The e-mail as a payer would get it, over an invented billet',
    read: true,
    permission: emails,
    params: momentParams,
    body: EmailText,
    answer: EmailText,
  },
  'POST /billing-settings/emails/{moment}/test': {
    summary: 'Send that e-mail to whoever asks',
    permission: emails,
    idempotent: true,
    audit: 'billing-settings.email-test',
    params: momentParams,
    body: EmailText,
    answer: Type.Object({ recipient: Type.String() }),
  },
  'GET /billing-settings/card': {
    summary: 'Instalments, name on the statement and release term of card charges',
    permission: [card, 'settings:receipt-simulator'],
    answer: Type.Object({ card: CardSettings, account_descriptor: Type.String() }),
  },
  'PUT /billing-settings/card': {
    summary: 'Change it for charges from now on',
    permission: card,
    audit: 'billing-settings.card',
    body: CardSettings,
    answer: CardSettings,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
