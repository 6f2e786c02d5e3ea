import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, idParams, listAnswer, listBody, OneOf } from '../core/shapes';
import { Investment, INVESTMENT_STATES, InvestmentSummary } from './shapes';

const permission = 'investments';

/** What is invested, and what it is worth. */
export const walletCalls = defineCalls({
  'GET /investments/summary': {
    summary: 'What is invested, what it is worth after taxes, and what is scheduled',
    permission,
    silent404: true,
    answer: InvestmentSummary,
  },
  'POST /investments/search': {
    summary: 'The wallet: what was bought, the last purchase first',
    permission,
    read: true,
    body: listBody(['bought_on', 'maturity', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'asset or issuer' })),
      state: Type.Optional(OneOf(INVESTMENT_STATES)),
    }),
    answer: listAnswer(Investment),
  },
  'GET /investments/{id}': {
    summary: 'One investment, as it stands today',
    permission,
    silent404: true,
    params: idParams,
    answer: Investment,
  },
  'GET /investments/equity': {
    summary: 'What was invested and what it was worth, week by week',
    permission,
    query: Type.Object(
      { months: Type.Optional(OneOf(['3', '6', '12'], { default: '6' })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ points: Type.Array(Type.Object({ day: Day, invested: Cents, gross: Cents })) }),
  },
  'GET /investments/guarantee': {
    summary: 'What the guarantee fund covers: by conglomerate, and of all',
    permission,
    answer: Type.Object({
      limit: Type.Integer({ ...Cents, description: 'integer cents a conglomerate' }),
      overall: Type.Integer({ ...Cents, description: 'integer cents of all conglomerates in four years' }),
      covered: Cents,
      items: Type.Array(Type.Object({ conglomerate: Type.String(), value: Cents, covered: Cents })),
    }),
  },
});
