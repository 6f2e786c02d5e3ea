import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Ctx } from '../../../core/area';
import type { Database } from '../../../core/database';
import { normalizeDocument } from '../../../core/documents';
import { Problem, refuseFields } from '../../../core/problem';
import { moneyOf } from '../../../kits/money/pix/api-values';
import { payeeFault } from '../../../kits/charging/splits';
import { accountInWorldOf } from '../../../platform/worlds/worlds';
import type { PixPart } from '../tables';
import { hundredthsOf, splitFaults } from './rules';

const closed = { additionalProperties: false } as const;
const tipo = Type.Unsafe<'porcentagem' | 'fixo'>({ type: 'string', enum: ['porcentagem', 'fixo'] });
const valor = Type.String({ pattern: '^\\d{1,10}(\\.\\d{1,2})?$', description: '60.00: R$ 60,00 or 60 %' });
const conta = Type.String({ minLength: 1, maxLength: 20 });

/** How a Pix charge is shared (public-api-schemas.json, PixSplitConfigBodySchema). */
export const CONFIG_BODY = Type.Object(
  {
    descricao: Type.String({ maxLength: 200 }),
    txid: Type.Optional(Type.String({ maxLength: 35 })),
    lancamento: Type.Object({ imediato: Type.Boolean() }, closed),
    split: Type.Object(
      {
        divisaoTarifa: Type.Unsafe<'assumir_total' | 'proporcional'>({
          type: 'string',
          enum: ['assumir_total', 'proporcional'],
        }),
        minhaParte: Type.Object({ tipo, valor }, closed),
        repasses: Type.Array(
          Type.Object(
            {
              tipo,
              valor,
              favorecido: Type.Object(
                {
                  cpf: Type.Optional(Type.String({ maxLength: 14 })),
                  cnpj: Type.Optional(Type.String({ maxLength: 18 })),
                  conta,
                },
                closed,
              ),
            },
            closed,
          ),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type ConfigBody = Static<typeof CONFIG_BODY>;
type Favoured = ConfigBody['split']['repasses'][number]['favorecido'];
type Row = Selectable<Database['pix_split_configs']>;

const isCode = (text: string): boolean => /^[a-zA-Z0-9]{1,35}$/.test(text);

/** The account of this bank that a payee's number and document name, in the world of the caller. */
async function payeeNamed(ctx: Ctx, { cpf, cnpj, conta: number }: Favoured) {
  const digits = number.replace(/[.\s-]/g, '').replace(/^0+/, '');
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'account_code as code', 'nickname as name', 'document', 'is_shutdown as isClosed'])
    .where(sql<boolean>`ltrim(replace(account_number, '-', ''), '0') = ${digits}`)
    .where('document', '=', normalizeDocument(cpf ?? cnpj ?? ''))
    .executeTakeFirst();
  const id = account && (await accountInWorldOf(ctx.db, ctx.accountId, account.id));
  return account && id ? { ...account, id } : undefined;
}

const NOBODY = 'Nenhuma conta deste banco tem este número e documento.';

/** The parts with the accounts that get them. @throws Problem 422 at their fields */
async function partsNamed(ctx: Ctx, { repasses }: ConfigBody['split']): Promise<PixPart[]> {
  const faults: { field: string; message: string }[] = [];
  const parts: PixPart[] = [];
  for (const [n, { valor: value, favorecido }] of repasses.entries()) {
    const field = `split.repasses.${n}.favorecido`;
    const isOne = Boolean(favorecido.cpf) !== Boolean(favorecido.cnpj);
    const payee = isOne ? await payeeNamed(ctx, favorecido) : undefined;
    const fault = !isOne ? 'Informe cpf ou cnpj do favorecido.' : payee ? payeeFault(payee, ctx.accountId) : NOBODY;
    if (fault) faults.push({ field, message: fault });
    else if (parts.some((part) => part.payee_id === payee!.id))
      faults.push({ field, message: 'Este favorecido já tem um repasse.' });
    else parts.push({ payee_id: payee!.id, account: favorecido.conta, value: hundredthsOf(value) });
  }
  refuseFields(faults);
  return parts;
}

/** A revision of a configuration, the newest unless one is named. @throws Problem 404 */
export async function findConfig(ctx: Pick<Ctx, 'db' | 'accountId'>, code: string, revision?: number): Promise<Row> {
  const row = await configOf(ctx, code, revision);
  if (!row) throw new Problem(404, 'split_nao_encontrado', 'Nenhuma configuração de split tem este id.');
  return row;
}

/** The same; undefined where there is none. */
const configOf = (ctx: Pick<Ctx, 'db' | 'accountId'>, code: string, revision?: number): Promise<Row | undefined> =>
  ctx.db
    .selectFrom('pix_split_configs')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('code', '=', code)
    .$if(revision !== undefined, (q) => q.where('revision', '=', revision!))
    .orderBy('revision', 'desc')
    .executeTakeFirst();

/** A configuration as the API shows it. */
export async function toConfigDto(ctx: Pick<Ctx, 'db'>, row: Row) {
  const accounts = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'document'])
    .where(
      'id',
      'in',
      row.parts.map(({ payee_id }) => payee_id),
    )
    .execute();
  const documents = new Map(accounts.map(({ id, document }) => [id, document]));
  const kind = row.type === 'percentage' ? 'porcentagem' : 'fixo';
  return {
    id: row.code,
    status: 'ATIVA',
    ...(row.txid ? { txid: row.txid } : {}),
    descricao: row.description,
    lancamento: { imediato: true },
    split: {
      divisaoTarifa: row.fee_payer === 'all' ? 'proporcional' : 'assumir_total',
      minhaParte: { tipo: kind, valor: moneyOf(row.own) },
      repasses: row.parts.map(({ payee_id, account, value }) => {
        const document = documents.get(payee_id) ?? '';
        return {
          tipo: kind,
          valor: moneyOf(value),
          favorecido: { ...(document.length > 11 ? { cnpj: document } : { cpf: document }), conta: account },
        };
      }),
    },
    revisao: row.revision,
  };
}

const AT_ONCE = 'Os repasses deste banco são lançados com o pagamento: informe true.';

/**
 * Makes a configuration, or a new revision of the one with that code; charges that are linked keep the revision that they were linked
 * with. The same again changes nothing. @throws Problem 400 at the code, 409 where it is changed meanwhile, 422 at its fields
 */
export async function saveConfig(
  ctx: Ctx,
  code: string | null,
  body: ConfigBody,
): Promise<{ row: Row; isNew: boolean }> {
  if (code !== null && !isCode(code))
    throw new Problem(400, 'id_invalido', 'O id deve ter de 1 a 35 letras e dígitos.');
  const { split } = body;
  refuseFields([
    ...(body.lancamento.imediato ? [] : [{ field: 'lancamento.imediato', message: AT_ONCE }]),
    ...splitFaults(split),
  ]);
  const values = {
    description: body.descricao,
    txid: body.txid ?? null,
    fee_payer: split.divisaoTarifa === 'proporcional' ? ('all' as const) : ('issuer' as const),
    type: split.minhaParte.tipo === 'fixo' ? ('currency' as const) : ('percentage' as const),
    own: hundredthsOf(split.minhaParte.valor),
    parts: await partsNamed(ctx, split),
  };
  const before = code === null ? undefined : await configOf(ctx, code);
  if (before && isSame(before, values)) return { row: before, isNew: false };
  const row = await ctx
    .trx()
    .insertInto('pix_split_configs')
    .values({
      ...values,
      account_id: ctx.accountId,
      code: code ?? randomBytes(16).toString('hex'),
      revision: before ? before.revision + 1 : 0,
      parts: JSON.stringify(values.parts) as never,
      created_at: ctx.now,
    })
    .onConflict((c) => c.columns(['account_id', 'code', 'revision']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Problem(409, 'split_alterado', 'Esta configuração foi alterada ao mesmo tempo. Tente de novo.');
  ctx.noted({ about: row.code });
  return { row, isNew: !before };
}

const isSame = (row: Row, made: Pick<Row, 'description' | 'txid' | 'fee_payer' | 'type' | 'own' | 'parts'>): boolean =>
  row.description === made.description &&
  row.txid === made.txid &&
  row.fee_payer === made.fee_payer &&
  row.type === made.type &&
  row.own === made.own &&
  row.parts.length === made.parts.length &&
  row.parts.every((part, n) => {
    const other = made.parts[n]!;
    return part.payee_id === other.payee_id && part.account === other.account && part.value === other.value;
  });
