import { Type, type Static } from 'typebox';
import { CHARGE_STATUS } from './charges/charge';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { DUNNING_CHANNELS, DUNNING_DAYS } from './shared/dunning-limits';
import { TaskStarted } from './tasks';

export const permissions = ['receive:dunning'] as const;
const permission = 'receive:dunning';
export const topics = defineTopics({ dunning: [permission] });

const StepBody = Type.Object(
  {
    days: Type.Integer({
      ...DUNNING_DAYS,
      description: 'from the due date: before it where negative, after it where positive',
    }),
    channel: OneOf(DUNNING_CHANNELS),
    group_id: Nullable(Id),
    subject: Type.String({ maxLength: 200, description: 'of an e-mail' }),
    body: Type.String({ minLength: 1, maxLength: 4000, description: 'plain text with {{variables}}' }),
    active: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type StepBody = Static<typeof StepBody>;

/** A moment of the ruler: who is reminded of what, when and how. */
export const Step = Type.Object({
  ...StepBody.properties,
  id: Id,
  group: Nullable(Type.String()),
  sent: Type.Integer({ minimum: 0 }),
});
export type Step = Static<typeof Step>;

const hour = (description: string) => Type.Integer({ minimum: 0, maximum: 24, description });
export const DunningSettings = Type.Object(
  {
    enabled: Type.Boolean(),
    from_hour: hour('nobody is reminded before this hour'),
    to_hour: hour('nobody is reminded from this hour on'),
    business_days: Type.Boolean({ description: 'what falls on another day waits for the next business day' }),
  },
  { additionalProperties: false },
);
export type DunningSettings = Static<typeof DunningSettings>;

const Pause = Type.Object({
  id: Id,
  charge_id: Nullable(Id),
  document: Nullable(Type.String({ description: 'CPF or CNPJ of a paused customer' })),
  name: Type.String(),
  by: Type.String(),
  at: Instant,
});

/** Results of the ruler: reminders sent, and the charges paid after one, each counted once. */
const Results = Type.Object({ sent: Type.Integer(), charges: Type.Integer(), paid: Type.Integer(), value: Cents });

export const Ruler = Type.Object({
  settings: DunningSettings,
  steps: Type.Array(Step),
  pauses: Type.Array(Pause),
  results: Results,
  groups: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  variables: Type.Array(Type.Object({ name: Type.String(), meaning: Type.String() })),
});
export type Ruler = Static<typeof Ruler>;

export const Upcoming = Type.Object({
  day: Day,
  step: Id,
  channel: OneOf(DUNNING_CHANNELS),
  days: Type.Integer(),
  charge_id: Id,
  customer_name: Type.String(),
  recipient: Type.String(),
  value: Cents,
  expire_at: Day,
});
export type Upcoming = Static<typeof Upcoming>;

export const Reminder = Type.Object({
  id: Id,
  charge_id: Id,
  customer_name: Type.String(),
  channel: OneOf(DUNNING_CHANNELS),
  days: Type.Integer(),
  recipient: Type.String(),
  body: Type.String(),
  sent_at: Instant,
  value: Cents,
  status: OneOf(CHARGE_STATUS),
  translated_status: Type.String(),
  brought: Type.Integer({ ...Cents, description: 'integer cents paid after this reminder' }),
});
export type Reminder = Static<typeof Reminder>;

const filters = {
  text: Type.Optional(Type.String({ maxLength: 120 })),
  channel: Type.Optional(OneOf(DUNNING_CHANNELS)),
  charge: Type.Optional(Id),
};

export const calls = defineCalls({
  'GET /dunning': {
    summary: 'The ruler: its moments, hours, pauses and what it brought back',
    permission,
    answer: Ruler,
  },
  'PUT /dunning/settings': {
    summary: 'Turn the ruler on or off, and say in which hours and on which days it works',
    permission,
    audit: 'dunning.settings',
    body: DunningSettings,
    answer: DunningSettings,
  },
  'POST /dunning/steps': {
    summary: 'Add a moment',
    permission,
    idempotent: true,
    audit: 'dunning.step-create',
    body: StepBody,
    answer: Step,
  },
  'PUT /dunning/steps/{id}': {
    summary: 'Change a moment for what is sent from now on',
    permission,
    audit: 'dunning.step-update',
    params: idParams,
    body: StepBody,
    answer: Step,
  },
  'DELETE /dunning/steps/{id}': {
    summary: 'Take a moment out; what it sent stays in the history',
    permission,
    audit: 'dunning.step-delete',
    params: idParams,
  },
  'POST /dunning/preview': {
    summary: 'The text as a payer would get it, over an invented charge',
    permission,
    read: true,
    body: Type.Object(
      {
        channel: OneOf(DUNNING_CHANNELS),
        subject: Type.String({ maxLength: 200 }),
        body: Type.String({ maxLength: 4000 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ subject: Type.String(), body: Type.String() }),
  },
  'GET /dunning/upcoming': {
    summary: 'Who gets what in the next seven days, the nearest first, as charges stand now',
    permission,
    answer: Type.Object({ items: Type.Array(Upcoming), isLowerBound: Type.Boolean() }),
  },
  'POST /dunning/search': {
    summary: 'Reminders that were sent, newest first',
    permission,
    read: true,
    body: listBody(['sent_at'] as const, filters),
    answer: listAnswer(Reminder),
  },
  'POST /dunning/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'dunning.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...filters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'POST /dunning/pauses': {
    summary: 'Remind nobody of a charge, or its customer of nothing, until taken up again',
    permission,
    idempotent: true,
    audit: 'dunning.pause',
    body: Type.Object({ charge_id: Id, whole_customer: Type.Boolean() }, { additionalProperties: false }),
    answer: Pause,
  },
  'DELETE /dunning/pauses/{id}': {
    summary: 'Take it up again',
    permission,
    audit: 'dunning.resume',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
