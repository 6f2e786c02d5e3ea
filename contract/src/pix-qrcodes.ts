import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';

export const permissions = ['pix:qrcode'] as const;

const KINDS = ['static', 'dynamic'] as const;
const STATES = ['active', 'paid', 'expired', 'off'] as const;

/** A code that this account is paid by. Static: any number of times; dynamic: once, until it expires. Integer cents. */
const qrcode = {
  id: Id,
  kind: OneOf(KINDS),
  txid: Type.String(),
  key: Type.String(),
  amount: Type.Unsafe<number | null>({ ...Cents, type: ['integer', 'null'], description: 'null: the payer types it' }),
  description: Type.String(),
  expires_at: Nullable(Instant),
  created_at: Instant,
  state: OneOf(STATES, { description: 'off: the key is no longer of this account' }),
  received: Type.Object({
    count: Type.Integer(),
    amount: Type.Integer({ description: 'integer cents' }),
    name: Nullable(Type.String({ description: 'who paid last' })),
    at: Nullable(Instant),
  }),
};
export const PixQrcode = Type.Object(qrcode);
export type PixQrcode = Static<typeof PixQrcode>;

/** A code with its text to copy and its picture, a PNG as a data URL. */
export const PixQrcodeDetail = Type.Object({ ...qrcode, payload: Type.String(), image: Type.String() });
export type PixQrcodeDetail = Static<typeof PixQrcodeDetail>;

const chargeBody = Type.Object(
  {
    kind: OneOf(KINDS),
    key: Type.String({ maxLength: 90, description: 'a key of this account' }),
    amount: Type.Optional(Cents),
    description: Type.Optional(Type.String({ maxLength: 40 })),
    expires_in: Type.Optional(
      Type.Integer({ minimum: 60, maximum: 2_592_000, description: 'seconds; of a dynamic code, a day where absent' }),
    ),
  },
  { additionalProperties: false },
);

export const topics = defineTopics({
  'pix-received': ['pix:qrcode', 'statement:releases'],
  'pix-qrcodes': ['pix:qrcode'],
});

export const calls = defineCalls({
  'POST /pix/qrcodes': {
    summary: 'Make a QR code to be paid by',
    permission: 'pix:qrcode',
    idempotent: true,
    audit: 'pix-qrcode.create',
    perMinute: 60,
    body: chargeBody,
    answer: PixQrcodeDetail,
  },
  'POST /pix/qrcodes/preview': {
    summary: 'What the payer of such a code would see; nothing is made',
    permission: 'pix:qrcode',
    read: true,
    perMinute: 120,
    body: chargeBody,
    answer: Type.Object({ name: Type.String(), city: Type.String(), bank: Type.String() }),
  },
  'POST /pix/qrcodes/search': {
    summary: 'Codes made, newest first',
    permission: 'pix:qrcode',
    read: true,
    body: listBody(['created_at', 'amount'] as const, {
      kind: Type.Optional(OneOf(KINDS)),
      paid: Type.Optional(OneOf(['yes', 'no'])),
    }),
    answer: listAnswer(PixQrcode),
  },
  'GET /pix/qrcodes/{id}': {
    summary: 'A code with its text and picture, and what came in by it',
    permission: 'pix:qrcode',
    silent404: true,
    params: idParams,
    answer: PixQrcodeDetail,
  },
  'GET /pix/qrcodes/{id}/png': {
    summary: "The code's picture",
    permission: 'pix:qrcode',
    silent404: true,
    params: idParams,
    file: 'image/png',
  },
  'GET /pix/share-whatsapp/{id}': {
    summary: 'What is sent of a code by WhatsApp; without a number, so that the sender chooses (AREAS-7-pix)',
    permission: 'pix:qrcode',
    silent404: true,
    params: idParams,
    answer: Type.Object({ text: Type.String(), url: Type.String() }),
  },
});

declare module './notifications' {
  interface NotificationKinds {
    /** Its end-to-end id. */
    'pix-received': 'protocol';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
