import { defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { accountCalls } from './cards/account-calls';
import { invoiceCalls } from './cards/invoice-calls';
import { prepaidCalls } from './cards/prepaid-calls';
import { requestCalls } from './cards/request-calls';
import { receiptCalls } from './cards/receipt-calls';
import { supplierCalls } from './cards/supplier-calls';
import { ANY_CARD, SUPPLIERS } from './shared/card-permissions';

export const permissions = [
  'cards:multiple:overview',
  'cards:multiple:invoices',
  'cards:multiple:my-invoices',
  'cards:multiple:virtual-cards',
  'cards:multiple:credit-analysis-available',
  'cards:insurance-manager:card',
  'cards:prepaid',
  'cards:prepaid:overview',
  'cards:held',
] as const;
export const topics = defineTopics({ cards: [...ANY_CARD, ...SUPPLIERS] });

/** Cards of the account: credit (product 88) and prepaid (AREAS-1-5). Receiving by card is card-charges. */
export const calls = {
  ...requestCalls,
  ...accountCalls,
  ...invoiceCalls,
  ...prepaidCalls,
  ...supplierCalls,
  ...receiptCalls,
};

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    card: 'url';
  }
}
