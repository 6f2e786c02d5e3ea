import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, listAnswer } from '../core/shapes';
import { signedBody } from '../core/signing';
import { MAX_PAGE, PAGE_SIZES, type PageSize } from '../shared/paging';
import { PREPAID } from '../shared/card-permissions';
import { CardLine } from './shapes';

const permission = [PREPAID, 'cards:prepaid:overview'] as const;

const moved = {
  value: Type.Integer({ ...Cents, minimum: 1, description: 'integer cents' }),
  cardId: Id,
  productCardId: Id,
};
const bind = [
  { path: 'body.value', label: 'Valor', as: 'cents' },
  { path: 'body.cardId', label: 'Cartão' },
] as const;
const answer = Type.Object({ balance: Cents, available: Cents, protocol: Type.String() });

const move = (summary: string, audit: string, label: string) => ({
  signed: {
    summary: `${summary}, signed`,
    permission: PREPAID,
    silent404: true as const,
    idempotent: true as const,
    audit,
    signed: { summary: label, bind },
    body: signedBody(moved),
    answer,
  },
  approved: {
    summary: `${summary}; the trusted device approved it before`,
    permission: PREPAID,
    silent404: true as const,
    idempotent: true as const,
    audit,
    signed: { summary: label, bind, approvedBefore: true as const },
    body: Type.Object(moved, { additionalProperties: false }),
    answer,
  },
});
const recharge = move('Put money of the account on a prepaid card', 'cards.recharge', 'Carregar cartão pré-pago');
const discharge = move('Take money of a prepaid card back', 'cards.discharge', 'Descarregar cartão pré-pago');

/** The prepaid card: its balance is of the account's ledger. */
export const prepaidCalls = defineCalls({
  'GET /prepaid-card/{id}/balance': {
    summary: 'What is on a prepaid card, and what of it is free',
    permission,
    silent404: true,
    params: idParams,
    answer: Type.Object({ balance: Cents, available: Cents, account: Cents }),
  },
  'GET /prepaid-card/transactions/{id}': {
    summary: 'What a prepaid card bought, took and gave back, the last first',
    permission,
    silent404: true,
    params: idParams,
    query: Type.Object(
      {
        startDate: Type.Optional(Day),
        finalDate: Type.Optional(Day),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
        size: Type.Optional(Type.Unsafe<PageSize>({ type: 'integer', enum: [...PAGE_SIZES], default: PAGE_SIZES[0] })),
        freeTextSearch: Type.Optional(Type.String({ maxLength: 120 })),
      },
      { additionalProperties: false },
    ),
    answer: listAnswer(CardLine),
  },
  'POST /prepaid-card/recharge': recharge.approved,
  'POST /prepaid-card/recharge-with-ae': recharge.signed,
  'POST /prepaid-card/discharge': discharge.approved,
  'POST /prepaid-card/discharge-with-ae': discharge.signed,
});
