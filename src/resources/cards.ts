import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Invoices of the credit card. */
export const cardInvoices = defineResource({
  name: 'card-invoices',
  permission: 'cards:multiple:invoices',
  topic: 'cards',
  calls: { list: 'POST /card-invoices/search' },
  orders: ['period'],
  firstOrder: { field: 'period', order: 'desc' },
  filters: { state: { one: ['open', 'closed', 'paid', 'overdue', 'financed'] } },
});

/** Purchases with suppliers' cards, each with its receipt or without. */
export const supplierPurchases = defineResource({
  name: 'supplier-purchases',
  topic: 'cards',
  calls: { list: 'POST /supplier-purchases/search', one: 'GET /supplier-purchases/{id}' },
  orders: ['at', 'amount'],
  firstOrder: { field: 'at', order: 'desc' },
  filters: { receipt: { one: ['missing', 'sent'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof cardInvoices>, Named<typeof supplierPurchases> {}
  interface Routes {
    'cards:multiple:overview': never;
    'cards-request': never;
    'cards-analysis': never;
    'cards-delivery': never;
    'cards-address': never;
    'cards-prepaid-address': never;
    'cards-activate': never;
    'cards-insurance-offer': never;
    'cards-replace': never;
    'cards-due-day': never;
    'cards-limit': never;
    'cards-password': never;
    'cards-details': never;
    'cards-agreement': never;
    'cards-suppliers': never;
    'cards-supplier-new': never;
    'cards-supplier-change': 'id';
    'cards-supplier-details': never;
    'cards-supplier-purchases': never;
    'cards-receipt': 'id';
    'cards:multiple:my-invoices': never;
    'cards-previous-invoices': never;
    'cards-previous-invoice': 'period';
    'cards-invoice': 'invoiceStatus' | 'period';
    'cards-current-invoice': 'invoiceStatus';
    'cards-pay': 'invoiceStatus' | 'period';
    'cards-finance': 'invoiceStatus' | 'period';
    'cards-insurance': never;
    'cards:prepaid:overview': never;
    'cards-prepaid-request': never;
    'cards-prepaid-activate': never;
    'cards-recharge': never;
    'cards-discharge': never;
  }
}
