import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { CNAB_LAYOUTS } from '../shared/cnab/bank';

const permission = 'cnab:files-transmission:return-files';

const server = {
  host: Type.String({ maxLength: 253, description: 'name or IP address' }),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  user: Type.String({ maxLength: 64 }),
  folder: Type.String({
    maxLength: 255,
    description: "where files go; of the user's own folder without a leading '/'",
  }),
  fingerprint: Type.String({ maxLength: 60, description: "of its host key, 'SHA256:…' as OpenSSH writes it" }),
  layout: OneOf(CNAB_LAYOUTS),
};

/** The company's server to which each new return file goes. */
export const ReturnServer = Type.Object({
  ...server,
  public_key: Type.String({ description: "the bank's, a line of authorized_keys" }),
  by: Type.String({ description: 'who asked for it' }),
  set_at: Instant,
});
export type ReturnServer = Static<typeof ReturnServer>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A return file on its way to the company's server. */
export const ReturnDelivery = Type.Object({
  id: Id,
  file: Type.String({ description: 'its name' }),
  day: Day,
  layout: OneOf(CNAB_LAYOUTS),
  target: Type.String({ description: 'user@host' }),
  state: OneOf(DELIVERY_STATES),
  tries: Type.Integer(),
  fault: Nullable(Type.String({ description: 'why the last try failed, pt-BR' })),
  created_at: Instant,
  tried_at: Nullable(Instant),
});
export type ReturnDelivery = Static<typeof ReturnDelivery>;

const ServerAnswer = Type.Object({ server: Nullable(ReturnServer) });

export const sftpCalls = defineCalls({
  'GET /file-exchange/return-server': {
    summary: 'The SFTP server to which new return files go; null: none',
    permission,
    answer: ServerAnswer,
  },
  'PUT /file-exchange/return-server': {
    summary: 'Has each new return file sent to a server by SFTP; the first time, a key pair is made',
    permission,
    audit: 'return-files.sftp',
    idempotent: true,
    signed: {
      summary: 'Enviar arquivos de retorno por SFTP',
      bind: [
        { path: 'body.host', label: 'Servidor' },
        { path: 'body.port', label: 'Porta' },
        { path: 'body.user', label: 'Usuário' },
        { path: 'body.folder', label: 'Pasta' },
        { path: 'body.layout', label: 'Formato', as: { cnab240: 'CNAB 240', cnab400: 'CNAB 400' } },
        { path: 'body.fingerprint', label: 'Impressão digital' },
      ],
    },
    body: signedBody(server),
    answer: ServerAnswer,
  },
  'DELETE /file-exchange/return-server': {
    summary: 'Sends no more files by SFTP; the key pair is forgotten',
    permission,
    audit: 'return-files.sftp-end',
  },
  'POST /file-exchange/return-server/try': {
    summary: 'Signs in to the server and opens the folder, and writes nothing',
    permission,
    read: true,
    silent404: true,
    perMinute: 6,
    body: Type.Object({}, { additionalProperties: false }),
    answer: Type.Object({ fault: Nullable(Type.String({ description: 'pt-BR; null: files would arrive' })) }),
  },
  'POST /file-exchange/return-deliveries/search': {
    summary: 'Return files that went, or were to go, to the server; the newest first',
    permission,
    read: true,
    body: listBody(['created_at'] as const, { state: Type.Optional(OneOf(DELIVERY_STATES)) }),
    answer: listAnswer(ReturnDelivery),
  },
  'POST /file-exchange/return-delivery/{id}/again': {
    summary: 'Sends a file that did not arrive once more, to the server as it is set now',
    permission,
    silent404: true,
    audit: 'return-files.deliver',
    perMinute: 30,
    params: idParams,
  },
});
