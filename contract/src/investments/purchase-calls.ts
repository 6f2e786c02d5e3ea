import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { MONEY_STATES, MoneyOperation, MoneyReview } from '../money/operation';
import { ScheduledInvestment } from './shapes';

const permission = 'investments';

const purchase = {
  product: Id,
  amount: Cents,
  day: Type.Optional(Day),
  acceptsUnsuitable: Type.Optional(
    Type.Boolean({ description: 'bought although it does not suit the profile of the account' }),
  ),
};

/** Buying, now or on a day. */
export const purchaseCalls = defineCalls({
  'POST /investments/review': {
    summary: 'What buying an asset would do, and what would refuse it',
    read: true,
    permission,
    perMinute: 60,
    body: Type.Object(purchase, { additionalProperties: false }),
    answer: MoneyReview,
  },
  'POST /investments': {
    summary: 'Buy an asset, now or on a day',
    permission,
    idempotent: true,
    audit: 'investments.buy',
    signed: {
      summary: 'Aplicar em investimento',
      bind: [
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.product', label: 'Ativo' },
        { path: 'body.name', label: 'Nome' },
        { path: 'body.day', label: 'Data', as: 'day' },
        { path: 'body.acceptsUnsuitable', label: 'Aceita aplicar fora do perfil' },
      ],
    },
    body: signedBody({
      ...purchase,
      name: Type.String({ maxLength: 120, description: 'name of the asset that was reviewed' }),
      day: Type.String({ ...Day, description: 'the day that the review said' }),
    }),
    answer: MoneyOperation,
  },
  'POST /investments/scheduled/search': {
    summary: 'The scheduled wallet: purchases that wait for their day, and what became of scheduled ones',
    permission,
    read: true,
    body: listBody(['scheduled_for', 'amount'], { state: Type.Optional(OneOf(MONEY_STATES)) }),
    answer: listAnswer(ScheduledInvestment),
  },
  'GET /investments/scheduled/{id}': {
    summary: 'One purchase',
    permission,
    silent404: true,
    params: idParams,
    answer: ScheduledInvestment,
  },
  'PUT /investments/scheduled/{id}/cancel': {
    summary: 'Cancel a purchase that waits for its day',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'investments.cancel',
    params: idParams,
    answer: ScheduledInvestment,
  },
});
