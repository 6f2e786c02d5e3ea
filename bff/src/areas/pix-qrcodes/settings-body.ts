import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const is = Type.Boolean();

/** What one key receives, and what its webhook tells of what it received and sent. */
const KeySettings = Type.Object(
  {
    recebimento: Type.Object(
      {
        txidObrigatorio: is,
        recusarTipoPessoa: Type.Optional(Type.Unsafe<'PF' | 'PJ'>({ type: 'string', enum: ['PF', 'PJ'] })),
        qrCodeEstatico: Type.Object({ recusarTodos: is }, closed),
        documentoPagadorIgualDevedor: Type.Optional(is),
        webhook: Type.Optional(
          Type.Object(
            {
              notificacao: Type.Optional(Type.Object({ tarifa: is, pagador: is }, closed)),
              notificar: Type.Optional(Type.Object({ pixSemTxid: is }, closed)),
            },
            closed,
          ),
        ),
      },
      closed,
    ),
    envio: Type.Optional(
      Type.Object(
        { webhook: Type.Object({ notificacao: Type.Object({ tarifa: is, favorecido: is }, closed) }, closed) },
        closed,
      ),
    ),
  },
  closed,
);
export type KeySettings = Static<typeof KeySettings>;

/** The settings of an account's Pix (public-api-schemas.json, UpdateAccountConfigBodySchema). */
export const SETTINGS_BODY = Type.Object(
  {
    pix: Type.Object(
      {
        receberSemChave: is,
        chaves: Type.Optional(
          Type.Unsafe<Record<string, KeySettings>>({
            type: 'object',
            maxProperties: 100,
            additionalProperties: KeySettings,
          }),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type PixSettings = Static<typeof SETTINGS_BODY>['pix'];

export const NO_SETTINGS: PixSettings = { receberSemChave: true };
