import { CreditCardOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { cardInvoices, supplierPurchases } from '../../resources/cards';

declare module '../../locale-files' {
  interface LocaleFiles {
    cards: typeof import('../../../locales/pt-BR/cards.json');
    'cards.menu': typeof import('../../../locales/pt-BR/cards.menu.json');
  }
}

const MULTIPLE = '/cartoes/multiplo';
const OVERVIEW = `${MULTIPLE}/visao-geral` as const;
const INVOICES = `${MULTIPLE}/minhas-faturas` as const;
const PREVIOUS = `${INVOICES}/faturas-anteriores` as const;
const SUPPLIERS = `${MULTIPLE}/fornecedores` as const;
const PURCHASES = `${SUPPLIERS}/compras` as const;
const PREPAID = '/cartoes/pre-pago';
const PREPAID_OVERVIEW = `${PREPAID}/visao-geral` as const;

const multiple = 'cards:multiple:overview';
const invoices = ['cards:multiple:invoices', 'cards:multiple:my-invoices'] as const;
const suppliers = ['cards:multiple:virtual-cards', 'cards:held'] as const;
const prepaid = ['cards:prepaid', 'cards:prepaid:overview'] as const;

/** The credit card (product 88) and the prepaid card (AREAS-1-5, AREAS-2-cards-1 to 6). */
export default definePlugin({
  id: 'cards',
  texts: ['signing'],
  resources: [cardInvoices, supplierPurchases],
  menu: [
    { id: multiple, in: 'cards', order: 10, to: OVERVIEW, label: 'cards.menu:overview', badge: multiple },
    {
      id: 'cards:multiple:my-invoices',
      in: 'cards',
      order: 20,
      to: INVOICES,
      label: 'cards.menu:invoices',
      permission: invoices,
      badge: 'cards:multiple:invoices',
    },
    {
      id: 'cards:held',
      in: 'cards',
      order: 25,
      to: SUPPLIERS,
      label: 'cards.menu:suppliers',
      permission: suppliers,
    },
    {
      id: 'cards:prepaid',
      in: 'cards',
      order: 30,
      to: PREPAID_OVERVIEW,
      label: 'cards.menu:prepaid',
      permission: prepaid,
    },
    {
      id: 'cards:single-entry',
      in: 'main',
      order: 700,
      to: PREPAID_OVERVIEW,
      label: 'cards.menu:single',
      icon: CreditCardOutlined,
      permission: prepaid,
      badge: 'cards:multiple:credit-analysis-available',
      replaces: { group: 'cards', without: [multiple, ...invoices, ...suppliers] },
    },
  ],
  pages: [
    {
      path: OVERVIEW,
      name: multiple,
      permission: multiple,
      title: 'cards:overview.title',
      load: () => import('./overview'),
    },
    {
      path: `${OVERVIEW}/vencimento`,
      name: 'cards-due-day',
      permission: multiple,
      as: 'drawer',
      title: 'cards:dueDay.title',
      load: () => import('./due-day'),
    },
    {
      path: `${OVERVIEW}/limite`,
      name: 'cards-limit',
      permission: multiple,
      as: 'drawer',
      title: 'cards:setLimit.title',
      load: () => import('./set-limit'),
    },
    {
      path: `${OVERVIEW}/dados`,
      name: 'cards-details',
      permission: multiple,
      as: 'drawer',
      title: 'cards:details.title',
      load: () => import('./card-details'),
    },
    {
      path: `${OVERVIEW}/senha`,
      name: 'cards-password',
      permission: multiple,
      title: 'cards:password.title',
      load: () => import('./change-password'),
    },
    {
      path: `${OVERVIEW}/acordo`,
      name: 'cards-agreement',
      permission: invoices,
      as: 'drawer',
      title: 'cards:negotiate.title',
      load: () => import('./negotiate-debt'),
    },
    {
      path: SUPPLIERS,
      name: 'cards-suppliers',
      permission: suppliers,
      title: 'cards:supplier.title',
      load: () => import('./suppliers/supplier-cards'),
    },
    {
      path: `${SUPPLIERS}/novo`,
      name: 'cards-supplier-new',
      permission: 'cards:multiple:virtual-cards',
      as: 'drawer',
      title: 'cards:supplier.new',
      load: () => import('./suppliers/new-supplier-card'),
    },
    {
      path: `${SUPPLIERS}/:id/mudar`,
      name: 'cards-supplier-change',
      permission: 'cards:multiple:virtual-cards',
      as: 'drawer',
      title: 'cards:supplier.change',
      load: () => import('./suppliers/change-supplier-card'),
    },
    {
      path: `${SUPPLIERS}/dados`,
      name: 'cards-supplier-details',
      permission: suppliers,
      as: 'drawer',
      title: 'cards:details.title',
      load: () => import('./card-details'),
    },
    {
      path: PURCHASES,
      name: 'cards-supplier-purchases',
      permission: suppliers,
      title: 'cards:receipt.list',
      load: () => import('./suppliers/supplier-purchases'),
      prefetch: [firstPage(supplierPurchases)],
    },
    {
      path: `${PURCHASES}/:id/comprovante`,
      name: 'cards-receipt',
      permission: suppliers,
      as: 'drawer',
      title: 'cards:receipt.drawer',
      load: () => import('./suppliers/send-receipt'),
    },
    {
      path: `${MULTIPLE}/solicitacao`,
      name: 'cards-request',
      permission: multiple,
      title: 'cards:request.credit',
      load: () => import('./request-page'),
    },
    {
      path: `${MULTIPLE}/analise`,
      name: 'cards-analysis',
      permission: multiple,
      title: 'cards:analysis.title',
      load: () => import('./analysis-page'),
    },
    {
      path: `${MULTIPLE}/entrega`,
      name: 'cards-delivery',
      permission: multiple,
      title: 'cards:delivery.title',
      load: () => import('./delivery-page'),
    },
    {
      path: `${MULTIPLE}/entrega/endereco`,
      name: 'cards-address',
      permission: multiple,
      as: 'drawer',
      title: 'cards:address.title',
      load: () => import('./confirm-credit-address'),
    },
    {
      path: `${MULTIPLE}/ativacao`,
      name: 'cards-activate',
      permission: multiple,
      title: 'cards:activate.title',
      load: () => import('./activate-page'),
    },
    {
      path: `${MULTIPLE}/ativacao/oferta-seguro`,
      name: 'cards-insurance-offer',
      permission: 'cards:insurance-manager:card',
      title: 'cards:insurance.offer',
      load: () => import('./insurance-offer'),
    },
    {
      path: `${MULTIPLE}/solicitar-novo-cartao`,
      name: 'cards-replace',
      permission: multiple,
      title: 'cards:replace.title',
      load: () => import('./replace-page'),
    },
    {
      path: INVOICES,
      name: 'cards:multiple:my-invoices',
      permission: invoices,
      title: 'cards:invoice.title',
      load: () => import('./my-invoices'),
    },
    {
      path: PREVIOUS,
      name: 'cards-previous-invoices',
      permission: invoices,
      title: 'cards:invoice.previous',
      load: () => import('./previous-invoices'),
      prefetch: [firstPage(cardInvoices)],
    },
    {
      path: `${PREVIOUS}/:period`,
      name: 'cards-previous-invoice',
      permission: invoices,
      title: 'cards:invoice.one',
      keepScroll: true,
      load: () => import('./previous-invoice'),
    },
    {
      path: `${INVOICES}/:invoiceStatus`,
      name: 'cards-current-invoice',
      permission: invoices,
      title: 'cards:invoice.one',
      keepScroll: true,
      load: () => import('./invoice-page'),
    },
    {
      path: `${INVOICES}/:invoiceStatus/:period`,
      name: 'cards-invoice',
      permission: invoices,
      title: 'cards:invoice.one',
      keepScroll: true,
      load: () => import('./invoice-page'),
    },
    {
      path: `${INVOICES}/:invoiceStatus/:period/pagar`,
      name: 'cards-pay',
      permission: invoices,
      as: 'drawer',
      title: 'cards:pay.title',
      load: () => import('./pay-invoice'),
    },
    {
      path: `${INVOICES}/:invoiceStatus/:period/parcelar`,
      name: 'cards-finance',
      permission: invoices,
      as: 'drawer',
      title: 'cards:finance.title',
      load: () => import('./finance-invoice'),
    },
    {
      path: '/cartoes/seguros',
      name: 'cards-insurance',
      permission: 'cards:insurance-manager:card',
      title: 'cards:insurance.title',
      load: () => import('./insurance-page'),
    },
    {
      path: PREPAID_OVERVIEW,
      name: 'cards:prepaid:overview',
      permission: prepaid,
      title: 'cards:prepaid.title',
      load: () => import('./prepaid-overview'),
    },
    {
      path: `${PREPAID_OVERVIEW}/carregar`,
      name: 'cards-recharge',
      permission: 'cards:prepaid',
      as: 'drawer',
      title: 'cards:recharge.title',
      load: () => import('./recharge'),
    },
    {
      path: `${PREPAID_OVERVIEW}/descarregar`,
      name: 'cards-discharge',
      permission: 'cards:prepaid',
      as: 'drawer',
      title: 'cards:discharge.title',
      load: () => import('./discharge'),
    },
    {
      path: `${PREPAID_OVERVIEW}/endereco`,
      name: 'cards-prepaid-address',
      permission: 'cards:prepaid',
      as: 'drawer',
      title: 'cards:address.title',
      load: () => import('./confirm-prepaid-address'),
    },
    {
      path: `${PREPAID}/solicitacao`,
      name: 'cards-prepaid-request',
      permission: 'cards:prepaid',
      title: 'cards:request.prepaid',
      load: () => import('./prepaid-request'),
    },
    {
      path: `${PREPAID}/ativacao`,
      name: 'cards-prepaid-activate',
      permission: 'cards:prepaid',
      title: 'cards:activate.title',
      load: () => import('./prepaid-activate'),
    },
  ],
});
