import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, Nullable, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { SUPPLIERS, VIRTUAL as permission } from '../shared/card-permissions';
import { Card } from './shapes';

const SUPPLIER_LOCKS = ['merchant', 'category'] as const;

/** Who holds a card: a user of the account. */
const CardHolder = Type.Object({ id: Id, name: Type.String() });

/** A virtual card that one supplier is paid with. Integer cents. */
export const SupplierCard = Type.Object({
  card: Card,
  supplier: Type.String(),
  monthLimit: Cents,
  spent: Type.Integer({ ...Cents, description: 'in this calendar month' }),
  lock: Nullable(OneOf(SUPPLIER_LOCKS)),
  lockedTo: Nullable(Type.String({ description: 'shop or category; null of a shop: the first it is used at' })),
  endsOn: Nullable(Day),
  holder: Nullable(CardHolder),
});
export type SupplierCard = Static<typeof SupplierCard>;

const terms = {
  monthLimit: Type.Integer({ ...Cents, minimum: 1, description: 'integer cents in a calendar month' }),
  endsOn: Type.Optional(Nullable(Type.String({ ...Day, description: 'the last day on which it buys' }))),
  holder: Type.Optional(Nullable(Type.Integer({ ...Id, description: 'the user who holds it; null: nobody alone' }))),
};

/** Virtual cards of suppliers, on the limit of the credit card. */
export const supplierCalls = defineCalls({
  'GET /supplier-cards': {
    summary: 'The cards of suppliers, with what each spent this month; of who only holds cards, those',
    permission: SUPPLIERS,
    answer: Type.Object({ items: Type.Array(SupplierCard) }),
  },
  'GET /supplier-cards/holders': {
    summary: 'The users of the account who may hold a card',
    permission,
    answer: Type.Object({ items: Type.Array(CardHolder) }),
  },
  'POST /supplier-cards': {
    summary: 'A virtual card for one supplier, with its own limit a month',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.supplier',
    signed: {
      summary: 'Criar cartão de fornecedor',
      bind: [
        { path: 'body.supplier', label: 'Fornecedor' },
        { path: 'body.monthLimit', label: 'Limite por mês', as: 'cents' },
        { path: 'body.endsOn', label: 'Compra até', as: 'day' },
        { path: 'body.holder', label: 'Com quem está' },
        { path: 'body.lock', label: 'Trava', as: { merchant: 'Na primeira loja', category: 'Em uma categoria' } },
        { path: 'body.category', label: 'Categoria' },
      ],
    },
    body: signedBody({
      supplier: Type.String({ minLength: 1, maxLength: 60 }),
      ...terms,
      lock: Type.Optional(Nullable(OneOf(SUPPLIER_LOCKS))),
      category: Type.Optional(Type.String({ maxLength: 40, description: 'that a card with this lock buys of alone' })),
    }),
    answer: SupplierCard,
  },
  'PUT /supplier-cards/{id}': {
    summary: "Change limit and last day of a supplier's card",
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.supplier-change',
    params: idParams,
    signed: {
      summary: 'Mudar cartão de fornecedor',
      bind: [
        { path: 'params.id', label: 'Cartão' },
        { path: 'body.monthLimit', label: 'Limite por mês', as: 'cents' },
        { path: 'body.endsOn', label: 'Compra até', as: 'day' },
        { path: 'body.holder', label: 'Com quem está' },
      ],
    },
    body: signedBody(terms),
    answer: SupplierCard,
  },
  'DELETE /supplier-cards/{id}': {
    summary: "End a supplier's card for good",
    permission,
    silent404: true,
    audit: 'cards.supplier-end',
    params: idParams,
  },
});
