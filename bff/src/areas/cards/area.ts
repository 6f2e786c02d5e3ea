import { calls } from '@balcao/contract/cards';
import { defineArea } from '../../core/area';
import { makeVirtualCard, readDueDay, setDueDay, setLimit, showCards } from './account';
import { negotiate, readAgreement } from './agreement';
import { cardBilletRegister, payByBillet } from './billets';
import { blockCard, readConfigs, setConfig, unblockCard } from './blocks';
import { cardRound } from './closing';
import { confirmAddress, readDebitAddress, readDelivery, replaceCard } from './delivery';
import { activateCard, changePassword, giveToken, readKeys, showDetails } from './host';
import { readInsurance, setInsurance } from './insurance';
import { invoiceList, listTransactions, showInvoice, showPurchase } from './invoices';
import { issuerRound } from './issue';
import { printInvoice, sheetInvoice } from './papers';
import { finance, invoicePayment, listFinancing, payByDebit, setAutomatic } from './payments';
import { dischargeCard, listPrepaid, readBalance, recharge, rechargeCard } from './prepaid';
import { listHolders } from './holders';
import { listPurchases, receiptFile, sendReceipt, showSupplierPurchase } from './receipts';
import { changeSupplierCard, endSupplierCard, listSupplierCards, makeSupplierCard } from './supplier-cards';
import { readAnalysis, readRegisteredAddress, requestCard, validateName } from './request';

export default defineArea({
  calls,
  jobs: [...invoicePayment.jobs, ...recharge.jobs, cardBilletRegister, cardRound, issuerRound],
  handlers: {
    'GET /physical-cards/registered-address': readRegisteredAddress,
    'GET /request-physical-card/validate-custom-name': (ctx, { query }) => validateName(ctx, query.customName),
    'POST /request-physical-card-with-ae': (ctx, { body }) => requestCard(ctx, body),
    'POST /request-physical-card': (ctx, { body }) => requestCard(ctx, body),
    'GET /physical-cards/credit-analysis-status': readAnalysis,
    'GET /card/timeline/{id}/delivery': (ctx, { params }) => readDelivery(ctx, params.id),
    'GET /debit-card/{id}/address': (ctx, { params }) => readDebitAddress(ctx, params.id),
    'POST /debit-card/{id}/confirmation': (ctx, { params, body }) => confirmAddress(ctx, params.id, body),
    'POST /cards/{id}/replacement': (ctx, { params }) => replaceCard(ctx, params.id),
    'GET /physical-cards/access-jwt': giveToken,
    'GET /physical-cards/get-encrypt-keys': readKeys,
    'POST /v2/physical-cards/activate': (ctx, { body }) => activateCard(ctx, body),
    'PUT /v2/physical-cards/password': (ctx, { body }) => changePassword(ctx, body),
    'POST /v2/physical-cards/details': (ctx, { body }) => showDetails(ctx, body),
    'GET /account-baas/{id}/cards': (ctx, { params }) => showCards(ctx, params.id),
    'POST /card-blocks': (ctx, { body }) => blockCard(ctx, body),
    'POST /card-unblocks': (ctx, { body }) => unblockCard(ctx, body),
    'GET /account/config/{ids}': (ctx, { params }) => readConfigs(ctx, params.ids),
    'POST /card/configs': (ctx, { body }) => setConfig(ctx, body),
    'GET /card/due-day': readDueDay,
    'POST /card/due-day': (ctx, { body }) => setDueDay(ctx, body),
    'POST /card/limit': (ctx, { body }) => setLimit(ctx, body.limit),
    'POST /virtual-cards': (ctx, { body }) => makeVirtualCard(ctx, body.clientBaasId),
    'GET /supplier-cards': listSupplierCards,
    'GET /supplier-cards/holders': listHolders,
    'POST /supplier-cards': (ctx, { body }) => makeSupplierCard(ctx, body),
    'PUT /supplier-cards/{id}': (ctx, { params, body }) => changeSupplierCard(ctx, params.id, body),
    'DELETE /supplier-cards/{id}': (ctx, { params }) => endSupplierCard(ctx, params.id),
    'POST /supplier-purchases/search': (ctx, { body }) => listPurchases(ctx, body),
    'GET /supplier-purchases/{id}': (ctx, { params }) => showSupplierPurchase(ctx, params.id),
    'POST /supplier-purchases/{id}/receipt': (ctx, { params, body }) => sendReceipt(ctx, params.id, body),
    'GET /supplier-purchases/{id}/receipt': (ctx, { params }) => receiptFile(ctx, params.id),
    'GET /cards/insurance': readInsurance,
    'POST /cards/insurance': (ctx, { body }) => setInsurance(ctx, body.isActive),
    'POST /card-invoices/search': invoiceList.list,
    'GET /card-invoices/{period}': (ctx, { params }) => showInvoice(ctx, params.period),
    'POST /card-invoices/{period}/transactions': (ctx, { params, body }) => listTransactions(ctx, params.period, body),
    'GET /card/{id}/purchase-datails/{purchase}': (ctx, { params }) => showPurchase(ctx, params.id, params.purchase),
    'POST /card-invoices/debit': (ctx, { body }) => payByDebit(ctx, body),
    'POST /card-invoices/billet': (ctx, { body }) => payByBillet(ctx, body),
    'POST /card-invoices/installments': (ctx, { body }) => listFinancing(ctx, body.yearMonth),
    'POST /card-invoices/fixed-installments': (ctx, { body }) => finance(ctx, body),
    'GET /card-agreement': readAgreement,
    'POST /card-agreement': (ctx, { body }) => negotiate(ctx, body),
    'POST /card-invoices/automatic-payment': (ctx, { body }) => setAutomatic(ctx, body.isActive),
    'GET /card-invoices/{period}/pdf': (ctx, { params }) => printInvoice(ctx, params.period),
    'GET /card-invoices/{period}/csv': (ctx, { params }) => sheetInvoice(ctx, params.period),
    'GET /prepaid-card/{id}/balance': (ctx, { params }) => readBalance(ctx, params.id),
    'GET /prepaid-card/transactions/{id}': (ctx, { params, query }) => listPrepaid(ctx, params.id, query),
    'POST /prepaid-card/recharge': (ctx, { body }) => rechargeCard(ctx, body),
    'POST /prepaid-card/recharge-with-ae': (ctx, { body }) => rechargeCard(ctx, body),
    'POST /prepaid-card/discharge': (ctx, { body }) => dischargeCard(ctx, body),
    'POST /prepaid-card/discharge-with-ae': (ctx, { body }) => dischargeCard(ctx, body),
  },
});
