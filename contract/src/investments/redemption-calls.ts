import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { Redemption, REDEMPTION_STATES, Taxed } from './shapes';

const permission = 'investments';

const redemption = {
  amount: Type.Optional(Type.Integer({ ...Cents, description: 'integer cents, gross; absent: all of it' })),
};

/** Redeeming, in part or whole. */
export const redemptionCalls = defineCalls({
  'POST /investments/{id}/redeem/review': {
    summary: 'What redeeming would bring after taxes, and what would refuse it',
    read: true,
    permission,
    perMinute: 60,
    silent404: true,
    params: idParams,
    body: Type.Object(redemption, { additionalProperties: false }),
    answer: Type.Object({
      ...Taxed,
      day: Day,
      isToday: Type.Boolean(),
      left: Type.Integer({ ...Cents, description: 'integer cents, gross, that stay invested' }),
      refusals: Type.Array(Type.Object({ field: Nullable(Type.String()), message: Type.String() })),
    }),
  },
  'POST /investments/{id}/redeem': {
    summary: 'Redeem an investment, in part or whole',
    permission,
    idempotent: true,
    silent404: true,
    audit: 'investments.redeem',
    params: idParams,
    signed: {
      summary: 'Resgatar investimento',
      bind: [
        { path: 'params.id', label: 'Investimento' },
        { path: 'body.amount', label: 'Valor bruto', as: 'cents' },
        { path: 'body.net', label: 'Valor líquido', as: 'cents' },
        { path: 'body.day', label: 'Data', as: 'day' },
      ],
    },
    body: signedBody({
      ...redemption,
      net: Type.Integer({ ...Cents, description: 'integer cents that the review said' }),
      day: Type.String({ ...Day, description: 'the day that the review said' }),
    }),
    answer: Redemption,
  },
  'PUT /investments/redemptions/{id}/cancel': {
    summary: 'Cancel a redemption that waits for the market to open',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'investments.cancel-redemption',
    params: idParams,
    answer: Redemption,
  },
  'POST /investments/history': {
    summary: 'Redemptions, the last one first',
    permission,
    read: true,
    body: listBody(['created_at', 'gross'], {
      state: Type.Optional(OneOf(REDEMPTION_STATES)),
      investment: Type.Optional(Id),
    }),
    answer: listAnswer(Redemption),
  },
});
