import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { INVOICES, SUPPLIERS } from '../shared/card-permissions';
import { AUTHORIZATION_STATES, RECEIPT_STATES } from './shapes';

/** A purchase with a supplier's card, and its receipt. Integer cents. */
export const SupplierPurchase = Type.Object({
  id: Id,
  card: Id,
  lastDigits: Type.String(),
  supplier: Type.String(),
  holder: Nullable(Type.String({ description: 'name of who holds the card' })),
  merchant: Type.String(),
  amount: Cents,
  state: OneOf(AUTHORIZATION_STATES),
  at: Instant,
  receipt: Nullable(OneOf(RECEIPT_STATES, { description: 'null: the purchase came to nothing, and needs none' })),
});
export type SupplierPurchase = Static<typeof SupplierPurchase>;

/** Purchases with cards of suppliers, and their receipts; who only holds cards sees what those bought. */
export const receiptCalls = defineCalls({
  'POST /supplier-purchases/search': {
    summary: "Purchases with suppliers' cards, the last first",
    permission: SUPPLIERS,
    read: true,
    body: listBody(['at', 'amount'], { receipt: Type.Optional(OneOf(RECEIPT_STATES)) }),
    answer: listAnswer(SupplierPurchase),
  },
  'GET /supplier-purchases/{id}': {
    summary: "One purchase with a supplier's card",
    permission: SUPPLIERS,
    silent404: true,
    params: idParams,
    answer: SupplierPurchase,
  },
  'POST /supplier-purchases/{id}/receipt': {
    summary:
      'Send the receipt of a purchase, in place of one that was sent: JPEG, PNG or PDF of at most 1,000,000 bytes',
    permission: SUPPLIERS,
    silent404: true,
    perMinute: 20,
    audit: 'cards.receipt',
    params: idParams,
    upload: 'receipt',
    answer: SupplierPurchase,
  },
  'GET /supplier-purchases/{id}/receipt': {
    summary: 'The receipt of a purchase',
    permission: [...SUPPLIERS, ...INVOICES],
    silent404: true,
    params: idParams,
    file: 'application/pdf',
  },
});
