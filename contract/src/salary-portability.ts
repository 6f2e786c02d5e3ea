import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';

/** The second id shows 'Novo' beside the menu entry (AREAS-2-side-menu-ids-8). */
export const permissions = ['services:salary-portability', 'salary-portability'] as const;
export const topics = defineTopics({ 'salary-portability': ['services:salary-portability'] });

const permission = 'services:salary-portability';

export const PORTABILITY_STATES = ['requested', 'accepted', 'rejected', 'cancelled'] as const;

/** A request that the bank which pays a salary sends it on to this account. */
export const SalaryPortability = Type.Object({
  id: Id,
  state: OneOf(PORTABILITY_STATES),
  protocol: Type.String(),
  bank: Type.Object({ ispb: Type.String(), code: Type.String(), name: Type.String() }),
  employerDocument: Type.String({ description: 'CNPJ, unformatted' }),
  employerName: Type.String(),
  requested_at: Instant,
  deadline: Type.String({ ...Day, description: 'last day of the paying bank’s answer; after it the request holds' }),
  answered_at: Nullable(Instant),
  byDeadline: Type.Boolean({ description: 'accepted because the paying bank did not answer in time' }),
  reason: Nullable(Type.String({ description: 'pt-BR: why the paying bank rejected it' })),
  cancelled_at: Nullable(Instant),
});
export type SalaryPortability = Static<typeof SalaryPortability>;

export const calls = defineCalls({
  'GET /salary-portability/terms': {
    summary: 'Who the salary must belong to, the banks that may pay it, and the days they have to answer',
    permission,
    answer: Type.Object({
      holder: Nullable(
        Type.Object(
          { name: Type.String(), document: Type.String({ description: 'CPF, unformatted' }) },
          { description: 'null: a company holds the account, and a salary is a person’s' },
        ),
      ),
      banks: Type.Array(Type.Object({ ispb: Type.String(), code: Type.String(), name: Type.String() })),
      businessDays: Type.Integer(),
    }),
  },
  'POST /salary-portability/search': {
    summary: 'Requests of any state, newest first',
    permission,
    read: true,
    body: listBody(['requested_at'], { state: Type.Optional(OneOf(PORTABILITY_STATES)) }),
    answer: listAnswer(SalaryPortability),
  },
  'POST /salary-portability': {
    summary: 'Ask for a salary to be sent to this account',
    permission,
    idempotent: true,
    audit: 'salary-portability.request',
    signed: {
      summary: 'Pedir portabilidade de salário',
      bind: [
        { path: 'body.bank', label: 'Banco que paga (ISPB)' },
        { path: 'body.employerDocument', label: 'CNPJ do empregador' },
        { path: 'body.employerName', label: 'Empregador' },
      ],
    },
    body: signedBody({
      bank: Type.String({ maxLength: 8, description: 'ISPB' }),
      employerDocument: Type.String({ maxLength: 18, description: 'CNPJ' }),
      employerName: Type.String({ maxLength: 120 }),
    }),
    answer: SalaryPortability,
  },
  'GET /salary-portability/{id}': {
    summary: 'One request',
    permission,
    silent404: true,
    params: idParams,
    answer: SalaryPortability,
  },
  'PUT /salary-portability/{id}/cancel': {
    summary: 'Cancel a request, or a portability that holds: the salary stays at the paying bank',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'salary-portability.cancel',
    signed: {
      summary: 'Cancelar portabilidade de salário',
      bind: [{ path: 'params.id', label: 'Pedido' }],
    },
    params: idParams,
    body: signedBody({}),
    answer: SalaryPortability,
  },
  'GET /salary-portability/{id}/receipt': {
    summary: 'The receipt of a request or of its cancelling, as a paper',
    permission,
    silent404: true,
    params: idParams,
    file: 'application/pdf',
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    'salary-portability': 'url';
  }
}
