import { Type, type Static } from 'typebox';
import { COLLECT_PERIODS, RETRIES } from '@balcao/contract/pix-automatic-receive';
import { Reais } from '../../kits/money/pix/api-values';
import type { ChargeSaid } from './tables';

const closed = { additionalProperties: false } as const;
const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-mm-dd' });
const Name = Type.String({ minLength: 1, maxLength: 140 });
const document = {
  cpf: Type.Optional(Type.String({ maxLength: 14 })),
  cnpj: Type.Optional(Type.String({ maxLength: 18 })),
};
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Activation = Type.Object({ dadosJornada: Type.Object({ txid: Type.String({ maxLength: 35 }) }, closed) }, closed);

/** The body that makes a recurrence (pix-api.json, RecSolicitada). */
export const REC_BODY = Type.Object({
  vinculo: Type.Object(
    {
      contrato: Type.String({ minLength: 1, maxLength: 35 }),
      devedor: Type.Object({ ...document, nome: Name }, closed),
      objeto: Type.Optional(Type.String({ maxLength: 35 })),
    },
    closed,
  ),
  calendario: Type.Object(
    { dataInicial: Day, dataFinal: Type.Optional(Day), periodicidade: oneOf(COLLECT_PERIODS) },
    closed,
  ),
  valor: Type.Optional(
    Type.Object({ valorRec: Type.Optional(Reais), valorMinimoRecebedor: Type.Optional(Reais) }, closed),
  ),
  politicaRetentativa: oneOf(RETRIES),
  loc: Type.Optional(Id),
  ativacao: Type.Optional(Activation),
});
export type RecBody = Static<typeof REC_BODY>;

/** The body that changes a recurrence (pix-api.json, RecRevisada). */
export const REC_REVISION = Type.Object(
  {
    loc: Type.Optional(Id),
    status: Type.Optional(oneOf(['CANCELADA'])),
    vinculo: Type.Optional(Type.Object({ devedor: Type.Object({ nome: Name }, closed) }, closed)),
    calendario: Type.Optional(Type.Object({ dataInicial: Day }, closed)),
    ativacao: Type.Optional(Activation),
  },
  closed,
);
export type RecRevision = Static<typeof REC_REVISION>;

/** The body that asks a payer to confirm a recurrence (pix-api.json, SolicRecSolicitada). */
export const REQUEST_BODY = Type.Object({
  idRec: Type.String({ maxLength: 35 }),
  calendario: Type.Object({ dataExpiracaoSolicitacao: Type.String({ maxLength: 35 }) }, closed),
  destinatario: Type.Object(
    {
      ...document,
      agencia: Type.String({ maxLength: 4 }),
      conta: Type.String({ maxLength: 20 }),
      ispbParticipante: Type.String({ maxLength: 8 }),
    },
    closed,
  ),
});
export type RequestBody = Static<typeof REQUEST_BODY>;

/** The body that takes back a request, or a charge. */
export const CANCELLATION = Type.Object({ status: oneOf(['CANCELADA']) }, closed);

/** The body that makes a charge of a cycle (pix-api.json, CobRSolicitada). */
export const CHARGE_BODY = Type.Object({
  idRec: Type.String({ maxLength: 35 }),
  infoAdicional: Type.Optional(Type.String({ maxLength: 140 })),
  calendario: Type.Object({ dataDeVencimento: Day }, closed),
  valor: Type.Object({ original: Reais }, closed),
  ajusteDiaUtil: Type.Optional(Type.Boolean({ description: 'true unless given' })),
  devedor: Type.Optional(
    Type.Object(
      {
        email: Type.Optional(Type.String({ maxLength: 120 })),
        logradouro: Type.Optional(Type.String({ maxLength: 200 })),
        cidade: Type.Optional(Type.String({ maxLength: 200 })),
        uf: Type.Optional(Type.String({ maxLength: 2 })),
        cep: Type.Optional(Type.String({ maxLength: 8 })),
      },
      closed,
    ),
  ),
  recebedor: Type.Object(
    {
      conta: Type.String({ minLength: 1, maxLength: 20 }),
      tipoConta: oneOf<ChargeSaid['recebedor']['tipoConta']>(['CORRENTE', 'POUPANCA', 'PAGAMENTO']),
      agencia: Type.String({ maxLength: 4 }),
    },
    closed,
  ),
});
export type ChargeBody = Static<typeof CHARGE_BODY>;
