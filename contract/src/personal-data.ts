import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Instant, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { TaskStarted } from './tasks';

/** Why a kind of data is kept after the person asked to erase it; 'none': nothing keeps it. */
export const BASES = ['none', 'access', 'contract', 'identification', 'records', 'audit'] as const;
export type Basis = (typeof BASES)[number];

/** 'anonymised': the rows stay, and name nobody any more. */
export const FATES = ['erased', 'anonymised', 'kept'] as const;

/** What becomes of the data of one basis if the person asks today. */
export const Fate = Type.Object({
  basis: OneOf(BASES),
  fate: OneOf(FATES),
  until: Nullable(Type.String({ description: 'yyyy-mm-dd, the last day on which they are kept; null: not known yet' })),
  law: Nullable(Type.String({ description: 'what the data are kept by; null: nothing keeps them' })),
  kinds: Type.Array(Type.String(), { description: 'names of the kinds of data, pt-BR' }),
});
export type Fate = Static<typeof Fate>;

/** The person's standing request; it holds until nothing is left that could be erased. */
export const ErasureRequest = Type.Object({
  asked_at: Instant,
  ended_at: Nullable(Type.String({ description: 'ISO 8601 instant at which nothing was left to erase' })),
});

export const PersonalDataState = Type.Object({
  plan: Type.Array(Fate),
  request: Nullable(ErasureRequest),
});
export type PersonalDataState = Static<typeof PersonalDataState>;

const mine = { permission: 'registration', whileBlocked: true } as const;

export const calls = defineCalls({
  'GET /personal-data': {
    ...mine,
    summary:
      'What could be erased of the data about the person, what is kept until when by which law, and their request',
    answer: PersonalDataState,
  },
  'POST /personal-data/export': {
    ...mine,
    summary: 'Puts all data about the person into a ZIP: JSON for each kind and one readable PDF; followed as a task',
    idempotent: true,
    audit: 'personal-data.export',
    perMinute: 3,
    body: Type.Object({}, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'POST /personal-data/erasure': {
    ...mine,
    summary: 'Erases what no law keeps now, and the rest on its day (LGPD, art. 18, VI); followed as a task',
    idempotent: true,
    audit: 'personal-data.erasure',
    signed: { summary: 'Eliminar os meus dados pessoais', bind: [] },
    body: signedBody({}),
    answer: TaskStarted,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'personal-data': never;
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
