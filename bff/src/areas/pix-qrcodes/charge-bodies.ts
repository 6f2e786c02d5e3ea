import { Type, type Static } from 'typebox';
import { Reais } from '../../kits/money/pix/api-values';

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const debtor = {
  cpf: Text(14),
  cnpj: Text(18),
  email: Text(77),
  logradouro: Text(200),
  cidade: Text(200),
  uf: Text(2),
  cep: Text(9),
};
const shared = {
  solicitacaoPagador: Text(140),
  loc: Type.Optional(Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })),
  infoAdicionais: Type.Optional(
    Type.Array(
      Type.Object(
        { nome: Type.String({ maxLength: 50 }), valor: Type.String({ maxLength: 200 }) },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  ),
};
const name = Type.String({ minLength: 1, maxLength: 200 });
const key = Type.String({ maxLength: 77 });
const Debtor = Type.Object({ ...debtor, nome: name }, { additionalProperties: false });
const DebtorRevision = Type.Object({ ...debtor, nome: Type.Optional(name) }, { additionalProperties: false });
const status = Type.Optional(Type.Literal('REMOVIDA_PELO_USUARIO_RECEBEDOR'));

const Calendar = Type.Object({ expiracao: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) });
const Value = Type.Object({ original: Reais }, { additionalProperties: true });

/** The body that makes an immediate charge (pix-api.json, CobSolicitada). */
export const COB_BODY = Type.Object(
  { calendario: Type.Optional(Calendar), devedor: Type.Optional(Debtor), valor: Value, chave: key, ...shared },
  { additionalProperties: true },
);
/** The body that changes one, or takes it away. */
export const COB_REVISION = Type.Object(
  {
    calendario: Type.Optional(Calendar),
    devedor: Type.Optional(DebtorRevision),
    valor: Type.Optional(Value),
    chave: Type.Optional(key),
    status,
    ...shared,
  },
  { additionalProperties: true },
);

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-mm-dd' });
const term = (most: number) =>
  Type.Optional(
    Type.Object(
      { modalidade: Type.Integer({ minimum: 1, maximum: most }), valorPerc: Reais },
      { additionalProperties: false },
    ),
  );
const terms = {
  multa: term(2),
  juros: term(8),
  abatimento: term(2),
  desconto: Type.Optional(
    Type.Object(
      {
        modalidade: Type.Integer({ minimum: 1, maximum: 6 }),
        valorPerc: Type.Optional(Reais),
        descontoDataFixa: Type.Optional(
          Type.Array(Type.Object({ data: day, valorPerc: Reais }, { additionalProperties: false }), {
            minItems: 1,
            maxItems: 3,
          }),
        ),
      },
      { additionalProperties: false },
    ),
  ),
};
const validAfter = Type.Optional(Type.Integer({ minimum: 0, maximum: 3650, description: 'days' }));

/** The body that makes a charge with a due day (pix-api.json, CobVSolicitada). */
export const COBV_BODY = Type.Object(
  {
    calendario: Type.Object({ dataDeVencimento: day, validadeAposVencimento: validAfter }),
    devedor: Debtor,
    valor: Type.Object({ original: Reais, ...terms }),
    chave: key,
    ...shared,
  },
  { additionalProperties: true },
);
/** The body that changes one, or takes it away. */
export const COBV_REVISION = Type.Object(
  {
    calendario: Type.Optional(
      Type.Object({ dataDeVencimento: Type.Optional(day), validadeAposVencimento: validAfter }),
    ),
    devedor: Type.Optional(DebtorRevision),
    valor: Type.Optional(Type.Object({ original: Type.Optional(Reais), ...terms })),
    chave: Type.Optional(key),
    status,
    ...shared,
  },
  { additionalProperties: true },
);

/** What makes or changes a charge of either kind. */
export interface Asked {
  calendario?: { expiracao?: number; dataDeVencimento?: string; validadeAposVencimento?: number };
  valor?: Partial<Static<typeof COBV_BODY>['valor']>;
  devedor?: Static<typeof DebtorRevision>;
  chave?: string;
  status?: 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
  loc?: { id: number };
  solicitacaoPagador?: string;
  infoAdicionais?: { nome: string; valor: string }[];
}
