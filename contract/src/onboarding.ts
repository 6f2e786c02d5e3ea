import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Id, idParams, OneOf } from './core/shapes';

export const ONBOARDINGS = ['modality_you', 'modality_pro', 'modality_corporation'] as const;

/** SHELL-3-28. */
export const Onboarding = Type.Object({ id: Id, onboardingName: OneOf(ONBOARDINGS) });
export type Onboarding = Static<typeof Onboarding>;

export const calls = defineCalls({
  'GET /onboardings': {
    summary: 'Presentations the person has not seen on this account',
    permission: 'session',
    silent404: true,
    answer: Type.Array(Onboarding),
  },
  'PATCH /onboardings/{id}': {
    summary: 'Mark one as seen (SHELL-7.4-6)',
    permission: 'session',
    silent404: true,
    idempotent: true,
    audit: 'onboarding.seen',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
