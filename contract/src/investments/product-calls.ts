import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, OneOf } from '../core/shapes';
import { InvestmentProduct, LIQUIDITIES, MATURITIES, Taxed } from './shapes';

const permission = 'investments';

const Window = Type.Object({
  opens: Type.String({ description: 'HH:MM in São Paulo' }),
  closes: Type.String({ description: 'HH:MM in São Paulo' }),
  isOpen: Type.Boolean(),
  next: Type.String({ ...Day, description: 'day on which an order of now is executed' }),
});

/** Assets on offer, and what an amount becomes in them. */
export const productCalls = defineCalls({
  'GET /investments/opening-hours': {
    summary: 'When assets can be bought and sold',
    permission,
    answer: Type.Object({ buy: Window, sell: Window }),
  },
  'POST /investments/products/search': {
    summary: 'Assets on offer, the highest yearly rate first',
    permission,
    read: true,
    body: listBody(['rate', 'maturity', 'min_investment'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'asset or issuer' })),
      maturity: Type.Optional(OneOf(MATURITIES)),
      min_investment: Type.Optional(
        Type.Integer({ ...Cents, minimum: 1, description: 'integer cents one has to invest (AREAS-5-10)' }),
      ),
      liquidity: Type.Optional(OneOf(LIQUIDITIES)),
    }),
    answer: listAnswer(InvestmentProduct),
  },
  'GET /investments/products/{id}': {
    summary: 'One asset on offer',
    permission,
    silent404: true,
    params: idParams,
    answer: InvestmentProduct,
  },
  'POST /investments/simulate': {
    summary: 'What an amount becomes in an asset, net for the holder of this account, beside savings and CDI',
    read: true,
    permission,
    perMinute: 120,
    body: Type.Object(
      { product: Id, amount: Type.Integer({ ...Cents, minimum: 1 }), until: Type.Optional(Day) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      ...Taxed,
      until: Day,
      days: Type.Integer({ description: 'calendar days' }),
      points: Type.Array(
        Type.Object({ day: Day, net: Cents, savings: Cents, cdi: Type.Integer({ ...Cents, description: 'gross' }) }),
        { minItems: 1 },
      ),
    }),
  },
});
