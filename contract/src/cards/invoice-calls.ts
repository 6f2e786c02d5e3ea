import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, listAnswer, listBody, Nullable, OneOf, SignedCents } from '../core/shapes';
import { signedBody } from '../core/signing';
import { MoneyOperation } from '../money/operation';
import { INVOICES, OVERVIEW } from '../shared/card-permissions';
import {
  Agreement,
  CardInvoice,
  CardLine,
  CardPurchase,
  FinancingOption,
  INVOICE_STATES,
  LINE_KINDS,
  Period,
  YearMonth,
} from './shapes';

const permission = INVOICES;
const params = Type.Object({ period: Period });

/** What every payment names of AREAS-3-card-account-3. */
const payment = {
  clientBaasId: Type.Optional(Id),
  cardId: Type.Optional(Id),
  yearMonth: YearMonth,
  value: Type.Integer({ ...Cents, minimum: 1 }),
};

/** Invoices of the credit card. */
export const invoiceCalls = defineCalls({
  'POST /card-invoices/search': {
    summary: 'Invoices of the credit card, the last period first',
    permission,
    read: true,
    body: listBody(['period'], { state: Type.Optional(OneOf(INVOICE_STATES)) }),
    answer: listAnswer(CardInvoice),
  },
  'GET /card-invoices/{period}': {
    summary: 'One invoice: total first, then ways to pay, then what is to come (domain-next.md 4)',
    permission,
    silent404: true,
    params,
    answer: Type.Object({
      invoice: CardInvoice,
      creditLimit: Cents,
      financing: Type.Array(FinancingOption),
      sums: Type.Array(Type.Object({ kind: OneOf(LINE_KINDS), amount: SignedCents })),
      toCome: Type.Array(Type.Object({ period: Type.String(), amount: SignedCents })),
      nextClosing: Day,
      automatic: Type.Boolean(),
      billet: Nullable(Type.Object({ line: Type.String(), value: Cents, dueOn: Day })),
    }),
  },
  'POST /card-invoices/{period}/transactions': {
    summary: 'Lines of an invoice',
    permission,
    read: true,
    silent404: true,
    params,
    body: listBody(['day', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      kind: Type.Optional(OneOf(LINE_KINDS)),
    }),
    answer: listAnswer(CardLine),
  },
  'GET /card/{id}/purchase-datails/{purchase}': {
    summary: 'One purchase of a card (spelled as the specification has it)',
    permission: [...INVOICES, OVERVIEW],
    silent404: true,
    params: Type.Object({ id: Id, purchase: Id }),
    query: Type.Object({ movementId: Type.Optional(Id) }, { additionalProperties: false }),
    answer: CardPurchase,
  },
  'POST /card-invoices/debit': {
    summary: 'Pay an invoice, whole or in part, out of the account',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.pay',
    signed: {
      summary: 'Pagar fatura do cartão',
      bind: [
        { path: 'body.yearMonth', label: 'Fatura' },
        { path: 'body.value', label: 'Valor', as: 'cents' },
      ],
    },
    body: signedBody(payment),
    answer: MoneyOperation,
  },
  'POST /card-invoices/billet': {
    summary: 'A billet that pays an invoice',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.billet',
    body: Type.Object(payment, { additionalProperties: false }),
    answer: Type.Object({ line: Type.String(), value: Cents, dueOn: Day }),
  },
  'POST /card-invoices/installments': {
    summary: 'Ways to pay an invoice in fixed instalments, the cheapest total first',
    permission,
    read: true,
    silent404: true,
    body: Type.Object({ yearMonth: YearMonth }, { additionalProperties: false }),
    answer: Type.Object({ items: Type.Array(FinancingOption) }),
  },
  'POST /card-invoices/fixed-installments': {
    summary: 'Pay what is left of a closed invoice in fixed instalments on the next ones',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.finance',
    signed: {
      summary: 'Parcelar fatura do cartão',
      bind: [
        { path: 'body.yearMonth', label: 'Fatura' },
        { path: 'body.value', label: 'Valor parcelado', as: 'cents' },
        { path: 'body.installmentNumber', label: 'Parcelas' },
        { path: 'body.installmentValue', label: 'Valor da parcela', as: 'cents' },
      ],
    },
    body: signedBody({
      ...payment,
      installmentNumber: Type.Integer({ minimum: 1, maximum: 99 }),
      installmentValue: Cents,
    }),
    answer: CardInvoice,
  },
  'GET /card-agreement': {
    summary: 'The late debt, the ways to negotiate it, the cheapest total first, and the agreement that stands',
    permission,
    silent404: true,
    answer: Type.Object({
      agreement: Nullable(Agreement),
      debt: Type.Integer({ ...Cents, description: 'of late invoices; 0: there is nothing to negotiate' }),
      options: Type.Array(FinancingOption),
    }),
  },
  'POST /card-agreement': {
    summary: 'Turn all late invoices into an agreement: fixed instalments on the next ones',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.agreement',
    signed: {
      summary: 'Negociar a dívida do cartão',
      bind: [
        { path: 'body.value', label: 'Dívida', as: 'cents' },
        { path: 'body.installmentNumber', label: 'Parcelas' },
        { path: 'body.installmentValue', label: 'Valor da parcela', as: 'cents' },
      ],
    },
    body: signedBody({
      value: payment.value,
      installmentNumber: Type.Integer({ minimum: 1, maximum: 99 }),
      installmentValue: Cents,
    }),
    answer: Agreement,
  },
  'POST /card-invoices/automatic-payment': {
    summary: 'Pay invoices out of the account on their due day, or stop that',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'cards.automatic',
    body: Type.Object({ isActive: Type.Boolean() }, { additionalProperties: false }),
    answer: Type.Object({ isActive: Type.Boolean() }),
  },
  'GET /card-invoices/{period}/pdf': {
    summary: 'An invoice as a PDF',
    permission,
    silent404: true,
    params,
    file: 'application/pdf',
  },
  'GET /card-invoices/{period}/csv': {
    summary: 'Lines of an invoice as a spreadsheet (CSV)',
    permission,
    silent404: true,
    params,
    file: 'text/csv',
  },
});
