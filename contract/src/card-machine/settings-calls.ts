import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Id, idParams, Instant, Nullable } from '../core/shapes';
import { signedBody } from '../core/signing';
import { MOST_PARCELS } from '../shared/card-machine';
import { CardMachine, MachinePlan } from './shapes';

const permission = 'card-machine:settings';

const pin = Type.String({ maxLength: 10, description: 'four digits' });

const Consent = Type.Object({
  anticipation_due_days: Type.Integer(),
  starts_at: Instant,
  user: Type.String(),
  text: Type.String({ description: 'pt-BR: what was agreed to' }),
});

const Merchant = {
  mcc: Nullable(Type.String({ description: 'four digits; null: no machine was activated yet' })),
  activity_field: Nullable(Id),
};

/** Machines of the account, their activation and the plan. */
export const settingsCalls = defineCalls({
  'GET /pos': {
    summary: 'Machines of the account, the first activated first',
    permission: ['card-machine:settings', 'card-machine:my-sales'],
    answer: Type.Object({ items: Type.Array(CardMachine) }),
  },
  'GET /pos/activation': {
    summary: 'The last activation, and what the next one has to say (AREAS-3-card-machine-3)',
    permission,
    answer: Type.Object({
      activation_code: Nullable(Type.String({ description: 'of the machine activated last' })),
      activated_at: Nullable(Instant),
      machine: Nullable(Id),
      asksActivity: Type.Boolean({ description: 'the first activation says what the account sells' }),
    }),
  },
  'POST /pos/activation': {
    summary: 'Activate the machine that shows a code (AREAS-4-card-machine-1)',
    permission,
    idempotent: true,
    audit: 'card-machine.activate',
    perMinute: 10,
    body: Type.Object(
      {
        activation_code: Type.String({ maxLength: 20 }),
        name: Type.String({ maxLength: 40, description: 'what the account calls it' }),
        activity_field: Type.Optional(Id),
        mcc: Type.Optional(Type.String({ maxLength: 4 })),
      },
      { additionalProperties: false },
    ),
    answer: CardMachine,
  },
  'PATCH /pos/{id}': {
    summary: 'Change the most instalments of a machine, or its PIN (AREAS-7-card-machine-1)',
    permission,
    silent404: true,
    audit: 'card-machine.update',
    params: idParams,
    body: Type.Object(
      { max_parcels: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })), pin: Type.Optional(pin) },
      { additionalProperties: false, description: `up to ${MOST_PARCELS} instalments` },
    ),
    answer: CardMachine,
  },
  'PATCH /pos/pin': {
    summary: 'Change the PIN of every machine of the account (AREAS-7-card-machine-1)',
    permission,
    audit: 'card-machine.pin',
    body: Type.Object({ pin }, { additionalProperties: false }),
    answer: Type.Object({ machines: Type.Integer() }),
  },
  'GET /pos/my-account-financial-settings': {
    summary: 'The plan in force, those on offer, and each change of it with who agreed to what',
    permission,
    answer: Type.Object({
      accountNumber: Type.String(),
      active_plan_anticipation_due_days: Type.Integer(),
      plans: Type.Array(MachinePlan),
      consents: Type.Array(Consent),
    }),
  },
  'PUT /pos/my-account-financial-settings/active-plan': {
    summary: 'Change the plan of the sales from now on (AREAS-4-card-machine-2, AREAS-7-card-machine-2)',
    permission,
    idempotent: true,
    audit: 'card-machine.plan',
    signed: {
      summary: 'Mudar o plano da maquininha',
      bind: [
        { path: 'body.anticipation_due_days', label: 'Receber em (dias; 0: sem antecipação)' },
        { path: 'body.accepts', label: 'Aceita o custo da antecipação' },
      ],
    },
    body: signedBody({
      anticipation_due_days: Type.Integer({ minimum: 0, maximum: 365 }),
      accepts: Type.Optional(Type.Boolean({ description: 'what anticipation costs; a plan with it asks for this' })),
    }),
    answer: Consent,
  },
  'GET /activity-fields': {
    summary: 'Fields of activity of those who sell by machine',
    permission,
    answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  },
  'GET /pos/accounts/mcc': {
    summary: 'What the account sells, as the brands code it, and the codes of each field of activity',
    permission,
    answer: Type.Object({
      ...Merchant,
      options: Type.Array(Type.Object({ mcc: Type.String(), name: Type.String(), activity_field: Id })),
    }),
  },
});
