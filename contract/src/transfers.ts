import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, idParams, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { MONEY_STATES, MoneyOperation, MoneyReview } from './money/operation';
import { ACCOUNT_TYPE_WORDS } from './shared/account-types';

export const permissions = ['pay-transfer:ted', 'pay-transfer:scheduled-transfers:list'] as const;

const either = ['pay-transfer:ted', 'pay-transfer:scheduled-transfers:list'] as const;
const scheduled = 'pay-transfer:scheduled-transfers:list';

const ACCOUNT_TYPES = ['checking', 'savings', 'payment'] as const;

/** Where a transfer goes (AREAS-3-transfer-2). These shapes are loose: the review tells the faults of fields in pt-BR. */
const transfer = {
  to: OneOf(['own', 'other'], { description: 'own: an account of the same holder' }),
  bank: Type.String({ maxLength: 8, description: 'ISPB' }),
  branch: Type.String({ maxLength: 10 }),
  account: Type.String({ maxLength: 20 }),
  accountType: OneOf(ACCOUNT_TYPES),
  owner: Type.String({
    maxLength: 140,
    description: 'holder of the account that is paid; of an own account as the review said it',
  }),
  document: Type.String({ maxLength: 18, description: 'CPF or CNPJ of that holder' }),
  amount: Cents,
  purpose: Type.String({ maxLength: 5, description: 'code of the list of purposes' }),
};

/** Integer cents; times are 'HH:MM' in São Paulo. */
export const TransferTerms = Type.Object({
  available: Cents,
  transferFee: Type.Object({ own: Cents, other: Cents }),
  minValueFreeTransfer: Type.Integer({ description: 'from this value a TED to an own account is free' }),
  hours: Type.Object({ opens: Type.String(), closes: Type.String() }),
  slot: Type.Object({
    day: Day,
    today: Type.Boolean({ description: 'a TED signed now leaves at once' }),
    moved: Nullable(OneOf(['after-cut-off', 'no-business-day'])),
  }),
  holder: Type.Object({ name: Type.String(), document: Type.String() }),
  institution: Type.Object({ ispb: Type.String(), branch: Type.String() }),
  purposes: Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
});
export type TransferTerms = Static<typeof TransferTerms>;

const Bank = Type.Object({ ispb: Type.String(), code: Type.String(), name: Type.String() });

/** When a programmed transfer is made: once, or each week or month from that day on. */
const repetition = {
  day: Type.String({ ...Day, description: 'the first day; of a month that has no such day the last one' }),
  repeat: OneOf(['once', 'week', 'month']),
  until: Type.Optional(Type.String({ ...Day, description: 'the last day it may fall on; absent: until cancelled' })),
  description: Type.Optional(Type.String({ maxLength: 140 })),
};

/** A scheduled transfer, also once its day is over. `days`: the next few days of a series. */
export const ScheduledTransfer = Type.Object({
  ...MoneyOperation.properties,
  repeat: OneOf(['once', 'week', 'month']),
  until: Nullable(Day),
  days: Type.Array(Day),
});
export type ScheduledTransfer = Static<typeof ScheduledTransfer>;

export const calls = defineCalls({
  'GET /transfers/banks': {
    summary: 'Institutions that can be paid, or whose customers pay by Pix automático',
    permission: [...either, 'receive:management:pix-automatic', 'receive:do-charge:pix-automatic'],
    answer: Type.Object({
      items: Type.Array(Bank),
    }),
  },
  'GET /transfers/banks/{ispb}': {
    summary: 'One institution',
    silent404: true,
    permission: either,
    params: Type.Object({ ispb: Type.String({ pattern: '^\\d{8}$' }) }),
    answer: Bank,
  },
  'GET /transfers/accounts': {
    summary: 'Accounts that were paid by transfer before, the last paid first',
    permission: either,
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          ispb: Nullable(Type.String()),
          bank: Nullable(Type.String()),
          branch: Nullable(Type.String()),
          account: Nullable(Type.String()),
          accountType: Nullable(Type.String()),
          owner: Type.String(),
          document: Nullable(Type.String()),
        }),
      ),
    }),
  },
  'GET /transfers/pending': {
    summary: 'Transfers that were signed and are on their way',
    permission: either,
    answer: Type.Object({ items: Type.Array(MoneyOperation) }),
  },
  'GET /transfers/terms': {
    summary: 'Fee, free minimum, hours, purposes, and when a TED signed now would leave',
    permission: either,
    answer: TransferTerms,
  },
  'POST /transfers/review': {
    summary: 'What a transfer would cost and do, and what would refuse it',
    read: true,
    permission: 'pay-transfer:ted',
    perMinute: 60,
    body: Type.Object(
      { ...transfer, day: Type.Optional(Day), description: Type.Optional(Type.String({ maxLength: 140 })) },
      { additionalProperties: false },
    ),
    answer: MoneyReview,
  },
  'POST /transfers': {
    summary: 'Transfer: by TED, or at once inside this institution',
    permission: 'pay-transfer:ted',
    idempotent: true,
    audit: 'transfer.create',
    signed: {
      summary: 'Transferir dinheiro',
      bind: [
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.owner', label: 'Para' },
        { path: 'body.document', label: 'CPF ou CNPJ' },
        { path: 'body.bank', label: 'Instituição (ISPB)' },
        { path: 'body.branch', label: 'Agência' },
        { path: 'body.account', label: 'Conta' },
        { path: 'body.accountType', label: 'Tipo de conta', as: ACCOUNT_TYPE_WORDS },
        { path: 'body.purpose', label: 'Finalidade' },
        { path: 'body.day', label: 'Data', as: 'day' },
      ],
    },
    body: signedBody({
      ...transfer,
      day: Type.String({ ...Day, description: 'the day that the review said' }),
      description: Type.Optional(Type.String({ maxLength: 140 })),
    }),
    answer: MoneyOperation,
  },
  'POST /transfers/scheduled/search': {
    summary: 'Programmed transfers of any state',
    read: true,
    permission: scheduled,
    body: listBody(['scheduled_for', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      state: Type.Optional(OneOf(MONEY_STATES)),
    }),
    answer: listAnswer(ScheduledTransfer),
  },
  'GET /transfers/scheduled/{id}': {
    summary: 'One programmed transfer',
    silent404: true,
    permission: scheduled,
    params: idParams,
    answer: ScheduledTransfer,
  },
  'POST /transfers/scheduled/review': {
    summary: 'What a programmed transfer would cost and do, on which days, and what would refuse it',
    read: true,
    permission: scheduled,
    perMinute: 60,
    body: Type.Object({ ...transfer, ...repetition }, { additionalProperties: false }),
    answer: Type.Object({ review: MoneyReview, days: Type.Array(Day) }),
  },
  'POST /transfers/scheduled': {
    summary: 'Program a transfer, once or each week or month',
    permission: scheduled,
    idempotent: true,
    audit: 'transfer.schedule',
    signed: {
      summary: 'Programar transferência',
      bind: [
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.owner', label: 'Para' },
        { path: 'body.document', label: 'CPF ou CNPJ' },
        { path: 'body.bank', label: 'Instituição (ISPB)' },
        { path: 'body.branch', label: 'Agência' },
        { path: 'body.account', label: 'Conta' },
        { path: 'body.accountType', label: 'Tipo de conta', as: ACCOUNT_TYPE_WORDS },
        { path: 'body.purpose', label: 'Finalidade' },
        { path: 'body.day', label: 'Primeira data', as: 'day' },
        { path: 'body.repeat', label: 'Repetição', as: { once: 'Uma vez', week: 'Toda semana', month: 'Todo mês' } },
        { path: 'body.until', label: 'Até', as: 'day' },
      ],
    },
    body: signedBody({ ...transfer, ...repetition }),
    answer: ScheduledTransfer,
  },
  'PUT /transfers/scheduled/{id}/cancel': {
    summary: 'Call a programmed transfer off before its day, and what would have followed it',
    permission: scheduled,
    idempotent: true,
    audit: 'transfer.cancel',
    params: idParams,
    answer: ScheduledTransfer,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
