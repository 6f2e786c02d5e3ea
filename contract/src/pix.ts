import { Type } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { MoneyOperation, MoneyReview } from './money/operation';
import {
  Code,
  COMPLAINT_KINDS,
  COMPLAINT_STATES,
  payment,
  PIX_FREQUENCIES,
  PIX_STATUSES,
  PixCode,
  PixComplaint,
  PixContact,
  PixDetail,
  PixEntry,
  PixKeyOwner,
  PixRecurrence,
  PixReview,
  PixSchedule,
  RECURRENCE_STATUSES,
  SCHEDULE_STATUSES,
} from './pix/shapes';
import { ACCOUNT_TYPE_WORDS } from './shared/account-types';

export * from './pix/shapes';

export const permissions = ['pix:do-pix', 'pix:schedules', 'pix:history'] as const;

export const topics = defineTopics({ pix: permissions });

const days = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const cents = Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false });
const text = Type.Optional(Type.String({ maxLength: 120 }));
const historyFilters = {
  text,
  direction: Type.Optional(OneOf(['sent', 'received'])),
  status: Type.Optional(OneOf(PIX_STATUSES)),
  day: Type.Optional(days),
  value: Type.Optional(cents),
};

export const calls = defineCalls({
  'POST /pix/qrcodes/parse': {
    summary: 'What a BR Code asks for: checked, resolved, its receiver masked (AREAS-7-pix-1)',
    read: true,
    silent404: true,
    permission: 'pix:do-pix',
    perMinute: 60,
    body: Type.Object({ qrcode: Code, execute_at: Type.Optional(Nullable(Day)) }, { additionalProperties: false }),
    answer: PixCode,
  },
  'GET /pix/keys/{key}': {
    summary: 'Whose key it is, masked (AREAS-7-pix-2)',
    silent404: true,
    permission: 'pix:do-pix',
    perMinute: 60,
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 77 }) }),
    answer: PixKeyOwner,
  },
  'GET /pix/participants': {
    summary: 'Institutions that take part in Pix',
    permission: 'pix:do-pix',
    answer: Type.Object({ items: Type.Array(Type.Object({ ispb: Type.String(), name: Type.String() })) }),
  },
  'GET /pix/recent-contacts': {
    summary: 'Favourites, then those paid lately',
    permission: 'pix:do-pix',
    answer: Type.Object({ items: Type.Array(PixContact) }),
  },
  'POST /pix/favourites': {
    summary: 'Remember somebody who was paid',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.favourite',
    body: Type.Object(
      { id: Type.Integer({ ...Id, description: 'of the Pix that paid them' }) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Id }),
  },
  'DELETE /pix/favourites/{id}': {
    summary: 'Forget a favourite',
    permission: 'pix:do-pix',
    audit: 'pix.favourite-removed',
    params: idParams,
  },
  'POST /pix/review': {
    summary: 'What a Pix would cost and do, who gets it, what fraud it looks like, and what would refuse it',
    read: true,
    permission: 'pix:do-pix',
    perMinute: 60,
    body: Type.Object({ ...payment, date: Type.Optional(Day) }, { additionalProperties: false }),
    answer: PixReview,
  },
  'POST /pix/start': {
    summary: 'Pay: now, on a day, or again and again',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.start',
    signed: {
      summary: 'Enviar Pix',
      bind: [
        { path: 'body.value', label: 'Valor', as: 'cents' },
        { path: 'body.receiver', label: 'Para' },
        { path: 'body.receiverDocument', label: 'CPF ou CNPJ' },
        {
          path: 'body.type',
          label: 'Pagar por',
          as: { key: 'Chave Pix', qrcode: 'Pix Copia e Cola', account: 'Dados bancários' },
        },
        { path: 'body.key', label: 'Chave' },
        { path: 'body.qrcode', label: 'Pix Copia e Cola' },
        { path: 'body.bank', label: 'Instituição (ISPB)' },
        { path: 'body.branch', label: 'Agência' },
        { path: 'body.account', label: 'Conta' },
        { path: 'body.accountType', label: 'Tipo de conta', as: ACCOUNT_TYPE_WORDS },
        { path: 'body.date', label: 'Data', as: 'day' },
        { path: 'body.isRecurrence', label: 'Recorrente' },
        {
          path: 'body.frequency',
          label: 'Repete',
          as: {
            weekly: 'Toda semana',
            fortnightly: 'A cada 2 semanas',
            monthly: 'Todo mês',
            quarterly: 'A cada 3 meses',
            'half-yearly': 'A cada 6 meses',
            yearly: 'Todo ano',
          },
        },
        { path: 'body.times', label: 'Vezes' },
      ],
    },
    body: signedBody({
      ...payment,
      date: Type.String({ ...Day, description: 'the day that the review said' }),
      receiver: Type.String({ maxLength: 140, description: 'as the review said it' }),
      receiverDocument: Type.String({ maxLength: 18, description: 'as the review said it' }),
    }),
    answer: MoneyOperation,
  },
  'POST /pix/history/search': {
    summary: 'Pix that went out and came in, newest first',
    read: true,
    permission: 'pix:history',
    body: listBody(['at', 'value'], historyFilters),
    answer: listAnswer(PixEntry),
  },
  'POST /pix/history/totals': {
    summary: 'What a filter of the history adds up to',
    read: true,
    permission: 'pix:history',
    body: Type.Object(historyFilters, { additionalProperties: false }),
    answer: Type.Object({ count: Type.Integer(), sent: Type.Integer(), received: Type.Integer() }),
  },
  'POST /pix/history/export': {
    summary: 'The history of a filter as a file: answers the task that makes it',
    permission: 'pix:history',
    idempotent: true,
    audit: 'pix.history-export',
    body: Type.Object({ format: OneOf(['csv', 'xlsx']), ...historyFilters }, { additionalProperties: false }),
    answer: Type.Object({ task: Id }),
  },
  'GET /pix/history/{id}': {
    summary:
      'One Pix with its receipt, refund and complaint; without pix:history, a scheduled one (pix:schedules) or one to act on (pix:do-pix)',
    silent404: true,
    permission: ['pix:history', 'pix:schedules', 'pix:do-pix'],
    params: idParams,
    answer: PixDetail,
  },
  'GET /pix/history/{id}/pdf': {
    summary: 'The receipt as a paper',
    permission: 'pix:history',
    params: idParams,
    file: 'application/pdf',
  },
  'GET /pix/history/{id}/png': {
    summary: 'The receipt as a picture',
    permission: 'pix:history',
    params: idParams,
    file: 'image/png',
  },
  'POST /pix/refund/start': {
    summary: 'Begin to give back a received Pix: what it would do; nothing moves yet (AREAS-4-pix-1)',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.refund-start',
    body: Type.Object(
      { pix: Id, value: Cents, description: Type.Optional(Type.String({ maxLength: 140 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Id, most: Cents, review: MoneyReview }),
  },
  'POST /pix/refund/confirm': {
    summary: 'Give back what was begun',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.refund',
    signed: {
      summary: 'Devolver Pix',
      bind: [
        { path: 'body.id', label: 'Devolução' },
        { path: 'body.value', label: 'Valor', as: 'cents' },
        { path: 'body.receiver', label: 'Para' },
      ],
    },
    body: signedBody({
      id: Id,
      value: Cents,
      receiver: Type.String({ maxLength: 140, description: 'as the review said it' }),
    }),
    answer: MoneyOperation,
  },
  'POST /pix/refund/reject': {
    summary: 'Drop a refund that was begun',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.refund-reject',
    body: Type.Object({ id: Id }, { additionalProperties: false }),
  },
  'POST /pix/schedules/search': {
    summary: 'Scheduled Pix, the nearest first (AREAS-3-pix-data-5)',
    read: true,
    permission: 'pix:schedules',
    body: listBody(['execution', 'created'], {
      text,
      status: Type.Optional(OneOf(SCHEDULE_STATUSES)),
      scheduledType: Type.Optional(OneOf(['single', 'recurrence'])),
      field: Type.Optional(OneOf(['execution', 'created'], { description: 'which day is meant; execution if absent' })),
      day: Type.Optional(days),
    }),
    answer: listAnswer(PixSchedule),
  },
  'GET /pix/schedules/{id}': {
    summary: 'One scheduled Pix',
    silent404: true,
    permission: 'pix:schedules',
    params: idParams,
    answer: PixSchedule,
  },
  'POST /pix/schedules/{id}/cancel': {
    summary: 'Call off a scheduled Pix',
    permission: 'pix:schedules',
    idempotent: true,
    audit: 'pix.schedule-cancel',
    params: idParams,
    answer: PixSchedule,
  },
  'POST /pix/recurrences/search': {
    summary: 'Recurring Pix, newest first (AREAS-3-pix-data-7)',
    read: true,
    permission: 'pix:schedules',
    body: listBody(['created', 'value'], {
      receiverName: text,
      status: Type.Optional(OneOf(RECURRENCE_STATUSES)),
      frequency: Type.Optional(OneOf(PIX_FREQUENCIES)),
      field: Type.Optional(OneOf(['start', 'created'], { description: 'which day is meant; start if absent' })),
      day: Type.Optional(days),
    }),
    answer: listAnswer(PixRecurrence),
  },
  'GET /pix/recurrences/{id}': {
    summary: 'One recurrence and its payments',
    silent404: true,
    permission: 'pix:schedules',
    params: idParams,
    answer: Type.Object({ ...PixRecurrence.properties, payments: Type.Array(PixSchedule) }),
  },
  'POST /pix/recurrences/{id}/cancel': {
    summary: 'Call off what is still to come of a recurrence',
    permission: 'pix:schedules',
    idempotent: true,
    audit: 'pix.recurrence-cancel',
    params: idParams,
    answer: PixRecurrence,
  },
  'POST /pix/complaints/search': {
    summary: 'Complaints about fraud (MED), newest first',
    read: true,
    permission: 'pix:history',
    body: listBody(['created'], { state: Type.Optional(OneOf(COMPLAINT_STATES)) }),
    answer: listAnswer(PixComplaint),
  },
  'POST /pix/complaints': {
    summary: 'Complain about fraud in a Pix that went out, within 80 days',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.complaint',
    body: Type.Object(
      { pix: Id, kind: OneOf(COMPLAINT_KINDS), text: Type.String({ maxLength: 2000 }) },
      { additionalProperties: false },
    ),
    answer: PixComplaint,
  },
  'POST /pix/complaints/{id}/cancel': {
    summary: 'Take a complaint back while it is analysed',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.complaint-cancel',
    params: idParams,
    answer: PixComplaint,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
