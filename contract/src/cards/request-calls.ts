import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Address, Cents, Id, idParams, Instant, Nullable, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { ANY_CARD, OVERVIEW, PREPAID, SUPPLIERS } from '../shared/card-permissions';
import { Card, CARD_TYPES, CardRequest } from './shapes';

const permission = [OVERVIEW, PREPAID] as const;

const asked = {
  cardType: OneOf(CARD_TYPES),
  customName: Type.String({ maxLength: 60 }),
  dueDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
  limit: Type.Optional(Type.Integer({ ...Cents, description: 'integer cents that are wanted' })),
};
const bind = [
  { path: 'body.cardType', label: 'Cartão' },
  { path: 'body.customName', label: 'Nome no cartão' },
  { path: 'body.dueDay', label: 'Dia de vencimento' },
  { path: 'body.limit', label: 'Limite pedido', as: 'cents' },
] as const;

/** Asking for a card, following it to the door, and its first use. */
export const requestCalls = defineCalls({
  'GET /physical-cards/registered-address': {
    summary: 'Where a card is sent, and the name that it would bear',
    permission: ANY_CARD,
    answer: Type.Object({
      address: Nullable(Address),
      customName: Type.String({ description: 'by AREAS-5-5 to 5-8 from the name of the account' }),
      dueDays: Type.Array(Type.Integer()),
      leastLimit: Cents,
      mostLimit: Cents,
    }),
  },
  'GET /request-physical-card/validate-custom-name': {
    summary: 'Whether a card can bear a name (AREAS-5-9)',
    permission: ANY_CARD,
    perMinute: 120,
    query: Type.Object({ customName: Type.String({ maxLength: 60 }) }, { additionalProperties: false }),
    answer: Type.Object({
      isValid: Type.Boolean(),
      customName: Type.String({ description: 'as the card would bear it' }),
      message: Nullable(Type.String({ description: 'pt-BR: why not' })),
    }),
  },
  'POST /request-physical-card-with-ae': {
    summary: 'Ask for a card, signed',
    permission,
    idempotent: true,
    audit: 'cards.request',
    signed: { summary: 'Pedir cartão', bind },
    body: signedBody(asked),
    answer: CardRequest,
  },
  'POST /request-physical-card': {
    summary: 'Ask for a card; the trusted device approved it before',
    permission,
    idempotent: true,
    audit: 'cards.request',
    signed: { summary: 'Pedir cartão', bind, approvedBefore: true },
    body: Type.Object(asked, { additionalProperties: false }),
    answer: CardRequest,
  },
  'GET /physical-cards/credit-analysis-status': {
    summary: 'How the analysis of the last request for credit stands',
    permission: ANY_CARD,
    silent404: true,
    answer: CardRequest,
  },
  'GET /card/timeline/{id}/delivery': {
    summary: 'The way of a card to its holder, the last step first',
    permission: ANY_CARD,
    silent404: true,
    params: idParams,
    answer: Type.Object({
      card: Card,
      address: Nullable(Address),
      items: Type.Array(Type.Object({ id: Id, statusId: Type.Integer(), at: Instant })),
    }),
  },
  'GET /debit-card/{id}/address': {
    summary:
      'Where a card would be sent again: the address of the account, and whether the card waits for it (AREAS-7-cards-6)',
    permission: ANY_CARD,
    silent404: true,
    params: idParams,
    answer: Type.Object({ card: Card, address: Nullable(Address), mayConfirm: Type.Boolean() }),
  },
  'POST /debit-card/{id}/confirmation': {
    summary: 'Confirm the address of a card that did not arrive; it is sent again (AREAS-7-cards-6)',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.confirm-address',
    params: idParams,
    body: Type.Object(
      { zipcode: Type.String({ maxLength: 9, description: 'of the address that was shown, digits alone' }) },
      { additionalProperties: false },
    ),
    answer: Card,
  },
  'POST /cards/{id}/replacement': {
    summary: 'A new card for one that was lost, stolen or damaged; the old one ends',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.replace',
    params: idParams,
    signed: {
      summary: 'Pedir novo cartão',
      bind: [
        { path: 'params.id', label: 'Cartão' },
        { path: 'body.reason', label: 'Motivo', as: { loss: 'Perda', theft: 'Roubo', damage: 'Dano' } },
      ],
    },
    body: signedBody({ reason: OneOf(['loss', 'theft', 'damage']) }),
    answer: Card,
  },
  'GET /physical-cards/access-jwt': {
    summary: 'A token for one call of the card host, good for 60 seconds',
    permission: [...ANY_CARD, ...SUPPLIERS],
    perMinute: 30,
    answer: Type.Object({
      token: Type.String(),
      expiresAt: Instant,
      origin: Nullable(Type.String({ description: 'where the call is made, if the card host is another' })),
    }),
  },
  'GET /physical-cards/get-encrypt-keys': {
    summary: 'The public key that a PIN is encrypted to (JWE, RSA-OAEP-256 and A256GCM)',
    permission: ANY_CARD,
    answer: Type.Object({ kid: Type.String(), kty: Type.String(), n: Type.String(), e: Type.String() }),
  },
  'POST /v2/physical-cards/activate': {
    summary: 'Card host: activate a card by its last four digits, and give it its PIN',
    permission,
    apart: true,
    perMinute: 10,
    audit: 'cards.activate',
    body: Type.Object(
      {
        token: Type.String({ maxLength: 100, description: 'of access-jwt' }),
        cardId: Id,
        lastDigits: Type.String({ pattern: '^\\d{4}$' }),
        password: Type.String({ maxLength: 2000, description: 'PIN of four digits as compact JWE' }),
      },
      { additionalProperties: false },
    ),
    answer: Card,
  },
  'PUT /v2/physical-cards/password': {
    summary: 'Card host: change the PIN of a card',
    permission,
    apart: true,
    perMinute: 10,
    audit: 'cards.password',
    signed: { summary: 'Mudar a senha do cartão', bind: [{ path: 'body.cardId', label: 'Cartão' }] },
    body: signedBody({
      token: Type.String({ maxLength: 100, description: 'of access-jwt' }),
      cardId: Id,
      password: Type.String({ maxLength: 2000, description: 'PIN of four digits as compact JWE' }),
    }),
    answer: Card,
  },
  'POST /v2/physical-cards/details': {
    summary: 'Card host: number, code and expiry of a card, to be shown for 30 seconds',
    permission: [...permission, ...SUPPLIERS],
    apart: true,
    perMinute: 10,
    audit: 'cards.reveal',
    signed: { summary: 'Ver os dados do cartão', bind: [{ path: 'body.cardId', label: 'Cartão' }] },
    body: signedBody({ token: Type.String({ maxLength: 100, description: 'of access-jwt' }), cardId: Id }),
    answer: Type.Object({
      number: Type.String(),
      code: Type.String(),
      expiry: Type.String({ description: 'MM/YY' }),
      seconds: Type.Integer(),
    }),
  },
});
