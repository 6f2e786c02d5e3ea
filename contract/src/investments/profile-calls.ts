import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Nullable } from '../core/shapes';
import { InvestorProfile } from './shapes';

const permission = 'investments';

const Question = Type.Object({
  id: Type.String(),
  text: Type.String(),
  options: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
});

const Suitability = Type.Object({
  questions: Type.Array(Question),
  investor_profile: Nullable(InvestorProfile),
});

/** What kind of investor the holder is. */
export const profileCalls = defineCalls({
  'GET /investments/suitability': {
    summary: 'The questions about what kind of investor one is, and the last result',
    permission,
    answer: Suitability,
  },
  'POST /investments/suitability': {
    summary: 'Answer the questions; the profile is valid for two years',
    permission,
    idempotent: true,
    audit: 'investments.profile',
    body: Type.Object(
      { answers: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 })) },
      { additionalProperties: false },
    ),
    answer: InvestorProfile,
  },
});
