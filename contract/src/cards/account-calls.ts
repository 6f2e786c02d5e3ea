import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, Nullable } from '../core/shapes';
import { signedBody } from '../core/signing';
import { ANY_CARD, OVERVIEW, PREPAID } from '../shared/card-permissions';
import { Card, CardAccount } from './shapes';

const permission = [OVERVIEW, PREPAID] as const;

const Block = Type.Object(
  {
    clientBaasId: Id,
    blockType: Type.String({ maxLength: 40 }),
    productCardId: Id,
    cardId: Type.Optional(Type.Integer({ ...Id, description: 'absent: the physical card of the product' })),
  },
  { additionalProperties: false },
);

const Config = Type.Object({ typeId: Type.Integer(), name: Type.String(), isEnabled: Type.Boolean() });
const CardConfigs = Type.Object({ physicalCardId: Id, configs: Type.Array(Config) });

/** A card account's page: limit, blocks, switches, due day, insurance. */
export const accountCalls = defineCalls({
  'GET /account-baas/{id}/cards': {
    summary: 'The cards of the account with their limit and debt',
    permission: ANY_CARD,
    silent404: true,
    params: idParams,
    answer: CardAccount,
  },
  'POST /card-blocks': {
    summary: 'Block a card; the holder can undo the reason GENERAL alone',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.block',
    body: Block,
    answer: Card,
  },
  'POST /card-unblocks': {
    summary: 'Unblock a card whose single block is GENERAL',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.unblock',
    body: Block,
    answer: Card,
  },
  'GET /account/config/{ids}': {
    summary: "What is switched on at cards; ids joined by ';' (AREAS-7-cards-5)",
    permission: ANY_CARD,
    silent404: true,
    params: Type.Object({ ids: Type.String({ maxLength: 400, pattern: '^\\d{1,15}(;\\d{1,15})*$' }) }),
    answer: Type.Object({ items: Type.Array(CardConfigs) }),
  },
  'POST /card/configs': {
    summary: 'Switch something of a card on or off',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.config',
    body: Type.Object(
      {
        physicalCardId: Id,
        typeId: Id,
        isEnabled: Type.Optional(Type.Boolean({ description: 'absent: the other way round' })),
      },
      { additionalProperties: false },
    ),
    answer: CardConfigs,
  },
  'GET /card/due-day': {
    summary: 'The due day, what is offered, and from when a change would count',
    permission: OVERVIEW,
    silent404: true,
    answer: Type.Object({
      physicalCardId: Nullable(Id),
      currentDueDay: Type.Integer(),
      newDueDay: Nullable(Type.Integer({ description: 'a change that does not count yet' })),
      offered: Type.Array(Type.Integer()),
      expectedChangeDate: Day,
    }),
  },
  'POST /card/due-day': {
    summary: 'Change the due day (AREAS-3-card-account-4)',
    permission: OVERVIEW,
    silent404: true,
    idempotent: true,
    audit: 'cards.due-day',
    body: Type.Object(
      {
        physicalCardId: Id,
        currentDueDay: Type.Integer({ minimum: 1, maximum: 31 }),
        newDueDay: Type.Integer({ minimum: 0, maximum: 99 }),
        expectedChangeDate: Day,
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ newDueDay: Type.Integer(), expectedChangeDate: Day }),
  },
  'POST /card/limit': {
    summary: 'Set the limit, up to the highest that was approved',
    permission: OVERVIEW,
    silent404: true,
    idempotent: true,
    audit: 'cards.limit',
    signed: { summary: 'Mudar o limite do cartão', bind: [{ path: 'body.limit', label: 'Novo limite', as: 'cents' }] },
    body: signedBody({ limit: Cents }),
    answer: Type.Object({ creditLimit: Cents }),
  },
  'POST /virtual-cards': {
    summary: 'Make the virtual card (AREAS-4-credit-card-8)',
    permission: 'cards:multiple:virtual-cards',
    silent404: true,
    idempotent: true,
    audit: 'cards.virtual',
    body: Type.Object({ clientBaasId: Id }, { additionalProperties: false }),
    answer: Card,
  },
  'GET /cards/insurance': {
    summary: 'The insurance of the credit card: what it covers and costs',
    permission: 'cards:insurance-manager:card',
    answer: Type.Object({
      isOffered: Type.Boolean(),
      isActive: Type.Boolean(),
      monthly: Cents,
      covers: Type.Array(Type.String()),
      since: Nullable(Day),
    }),
  },
  'POST /cards/insurance': {
    summary: 'Take the insurance, or end it',
    permission: 'cards:insurance-manager:card',
    silent404: true,
    idempotent: true,
    audit: 'cards.insurance',
    body: Type.Object({ isActive: Type.Boolean() }, { additionalProperties: false }),
    answer: Type.Object({ isActive: Type.Boolean() }),
  },
});
