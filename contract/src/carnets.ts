import { Type } from 'typebox';
import { CARNET_STATUS, Carnet, CarnetDetail, CarnetInput } from './carnets/carnet';
import { IssuedToEach } from './charges/batch-calls';
import { ChargeDetail } from './charges/charge';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, Nullable, OneOf, RowIds, RowResults } from './core/shapes';
import { TaskStarted } from './tasks';
import { TagChange } from './tags';

export * from './carnets/carnet';

export const permissions = ['receive:management:carnets'] as const;

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const filters = {
  text: Type.Optional(Type.String({ maxLength: 120, description: 'customer, document, e-mail or number' })),
  status: Type.Optional(Type.Array(OneOf(CARNET_STATUS), { maxItems: 3 })),
  due: Type.Optional(period),
  issued: Type.Optional(period),
  value: Type.Optional(
    Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false }),
  ),
  tags: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' })),
};
const filterBody = Type.Object({ filed: Type.Boolean(), ...filters }, { additionalProperties: false });

export const CARNET_ORDER = ['id', 'customer_name', 'value', 'next_due', 'created_at', 'status'] as const;
const permission = 'receive:management:carnets';
const list = { permission, read: true, body: listBody(CARNET_ORDER, filters), answer: listAnswer(Carnet) } as const;
const ids = RowIds;
const idsBody = Type.Object({ ids }, { additionalProperties: false });
const parcelParams = Type.Object({ id: Id, idDetail: Id });
const parcelIds = Type.Array(Id, { minItems: 1, maxItems: 24 });

export const calls = defineCalls({
  'POST /v2/carnets/opened': { summary: 'Carnets not filed (AREAS-7-charges-2)', ...list },
  'POST /v2/carnets/filed': { summary: 'Carnets filed away', ...list },
  'POST /v2/carnets/totals': {
    summary: 'Count and values of the whole filter, by status',
    read: true,
    permission,
    body: filterBody,
    answer: Type.Object({
      byStatus: Type.Array(
        Type.Object({
          status: OneOf(CARNET_STATUS),
          translated_status: Type.String(),
          count: Type.Integer(),
          value: Cents,
          open_value: Cents,
        }),
      ),
    }),
  },
  'POST /v2/carnets/ids': {
    summary: 'Ids of the whole filter, to act on: the newest',
    read: true,
    permission,
    body: filterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /carnets/all': {
    summary: 'Carnets by ids: what was just issued (AREAS-7-charges-8)',
    read: true,
    permission: ['receive:do-charge', permission],
    body: listBody(['id', 'value', 'nextExpireAt', 'customerName'] as const, {
      ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    }),
    answer: listAnswer(
      Type.Object({
        id: Id,
        carnetId: Id,
        value: Cents,
        nextExpireAt: Nullable(Day),
        customerName: Type.String(),
        paymentMethod: OneOf(['carnet']),
        totalParcels: Type.Integer(),
      }),
    ),
  },
  'POST /carnets/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'carnet.export',
    body: Type.Object(
      { filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...filters },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
  'GET /carnets/conditions': {
    summary: 'What a carnet costs and how many parcels it may have',
    permission: 'receive:do-charge',
    answer: Type.Object({
      fee: Type.Integer({ ...Cents, description: 'of each parcel' }),
      parcels: Type.Object({ minimum: Type.Integer(), maximum: Type.Integer() }),
    }),
  },
  'POST /carnets': {
    summary: 'Issue a carnet for each customer (AREAS-2-receive-2)',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'carnet.issue',
    body: CarnetInput,
    answer: IssuedToEach,
  },
  'GET /carnet/{id}': {
    summary: 'One carnet, whole',
    silent404: true,
    permission,
    params: idParams,
    answer: CarnetDetail,
  },
  'GET /carnet/{id}/pdf': {
    summary: 'The book: all parcels, to print and cut',
    permission: [permission, 'receive:do-charge'],
    params: idParams,
    file: 'application/pdf',
  },
  'GET /carnet/{id}/parcel/{idDetail}': {
    summary: 'One parcel, whole (AREAS-2-receive-9)',
    silent404: true,
    permission,
    params: parcelParams,
    answer: Type.Object({
      ...ChargeDetail.properties,
      carnet: Type.Object({ id: Id, number: Type.Integer(), parcels: Type.Integer() }),
    }),
  },
  'GET /carnet/{id}/parcel/{idDetail}/pdf': {
    summary: 'One parcel on paper',
    permission,
    params: parcelParams,
    file: 'application/pdf',
  },
  'POST /carnet/{id}/note': {
    summary: 'Set the note (AREAS-7-charges-3)',
    permission,
    audit: 'carnet.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
  'PUT /carnets/cancel': {
    summary: 'Cancel what is not paid of carnets',
    permission,
    idempotent: true,
    audit: 'carnet.cancel',
    body: idsBody,
    answer: RowResults,
  },
  'PUT /carnets/file': {
    summary: 'File away, or take back',
    permission,
    audit: 'carnet.file',
    body: Type.Object({ ids, filed: Type.Optional(Type.Boolean({ default: true })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /carnets/resend/email': {
    summary: 'Send the parcels still to be paid by e-mail again (AREAS-7-charges-6)',
    permission,
    idempotent: true,
    audit: 'carnet.resend-email',
    body: Type.Object({ ids, email: Type.Optional(Type.String({ maxLength: 120 })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /carnets/tags': {
    summary: 'Add and remove tags of carnets',
    permission,
    audit: 'carnet.tags',
    body: Type.Object(
      {
        ids,
        ...TagChange,
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
  'PUT /carnet/{id}/parcels/cancel': {
    summary: 'Cancel parcels',
    permission,
    idempotent: true,
    audit: 'carnet.parcel-cancel',
    params: idParams,
    body: Type.Object({ ids: parcelIds }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /carnet/{id}/parcels/manual-payment': {
    summary: 'Mark parcels as paid by other means; moves no money',
    permission,
    idempotent: true,
    audit: 'carnet.parcel-manual-payment',
    params: idParams,
    body: Type.Object({ ids: parcelIds }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /carnet/{id}/parcels/expire-at': {
    summary: 'Change the due date of parcels',
    permission,
    idempotent: true,
    audit: 'carnet.parcel-expire-at',
    params: idParams,
    body: Type.Object({ ids: parcelIds, expire_at: Day }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /carnet/{id}/parcels/resend/email': {
    summary: 'Send parcels by e-mail again',
    permission,
    idempotent: true,
    audit: 'carnet.parcel-resend-email',
    params: idParams,
    body: Type.Object(
      { ids: parcelIds, email: Type.Optional(Type.String({ maxLength: 120 })) },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'carnet-paid': 'carnetId';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
