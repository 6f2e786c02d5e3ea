import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Ctx } from '../../../core/area';
import { OWN_BANK } from '../../../core/banks';
import { Problem } from '../../../core/problem';
import type { Endpoint } from '../../../core/public-api';
import { findPage } from '../../../kits/money/pix/api-window';
import { holderOf } from '../../transfers/service';
import { COMPLAINT_MS } from '../complaints';
import '../tables';
import { defenceFault, infractionStatus, SITUATIONS } from './rules';

/** Digits of an account's number, as the API writes it. */
const numberOf = (account: string | null): number => Number((account ?? '').replace(/\D/g, '')) || 0;

const received = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>) =>
  db
    .selectFrom('pix_complaints as c')
    .innerJoin('money_operations as o', (on) =>
      on.onRef('o.account_id', '=', 'c.account_id').onRef('o.id', '=', 'c.operation_id'),
    )
    .innerJoin('pix_received as p', (on) =>
      on.on('p.account_id', '=', accountId).on('p.end_to_end', '=', sql<string>`o.details ->> 'endToEnd'`),
    )
    .where('c.receiver_account_id', '=', accountId);

/** Complaints about Pix that the account received, in a window of time, a page of them. @throws Problem 400 at the window's ends */
async function listInfractions(ctx: Ctx, query: Record<string, string | undefined>) {
  const { parametros, rows } = await findPage(
    query,
    received(ctx)
      .selectAll('c')
      .select(['p.end_to_end', 'p.received_at', 'p.key', 'p.payer_name', 'p.payer_document', 'p.payer_account'])
      .select('p.payer_bank'),
    { at: 'c.created_at', id: 'c.id' },
  );
  const own = await holderOf(ctx.db, ctx.accountId);
  const infracoes = rows.map((row) => {
    const { state, defence, answer, defended_at: defendedAt, steps } = row;
    const last = steps.at(-1)?.at ?? row.created_at.toISOString();
    const isOver = state !== 'open' && state !== 'analysis';
    return {
      idInfracao: row.code,
      endToEndId: row.end_to_end,
      protocolo: row.id,
      dataTransacao: row.received_at.toISOString(),
      valor: row.amount / 100,
      ...(row.key ? { chave: row.key } : {}),
      status: infractionStatus(state, defence !== null),
      razao: 'solicitação de devolução',
      tipoSituacao: SITUATIONS[row.kind],
      ...(defence === null ? {} : { defesa: defence }),
      ...(isOver && answer ? { justificativaAnalista: answer } : {}),
      identificadorTicket: [],
      dadosAnalise: {
        abertura: row.created_at.toISOString(),
        prazoFinalizacao: new Date(row.created_at.getTime() + COMPLAINT_MS).toISOString(),
        ...(defendedAt ? { recebimentoDefesa: defendedAt.toISOString() } : {}),
        ...(isOver ? { finalizacao: last } : {}),
      },
      origem: {
        nomeParticipante: row.payer_bank,
        conta: numberOf(row.payer_account),
        nome: row.payer_name,
        documento: row.payer_document ?? '',
      },
      destino: {
        nomeParticipante: OWN_BANK.name,
        conta: numberOf(own.number),
        nome: own.name,
        documento: own.document,
      },
      criadoEm: row.created_at.toISOString(),
      atualizadoEm: defendedAt && defendedAt.toISOString() > last ? defendedAt.toISOString() : last,
    };
  });
  return { parametros, infracoes };
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Says why a Pix was rightly received; the analysis reads it. The same again changes nothing. @throws Problem 400, 404, 409 */
async function defend(ctx: Ctx, code: string, { justificativa }: { justificativa: string }): Promise<void> {
  const text = justificativa.trim();
  const row = UUID.test(code)
    ? await ctx
        .trx()
        .selectFrom('pix_complaints')
        .selectAll()
        .where('code', '=', code)
        .where('receiver_account_id', '=', ctx.accountId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Problem(404, 'infracao_nao_encontrada', 'Nenhuma infração encontrada para o id informado.');
  if (row.defence === text) return;
  const fault = defenceFault(row, text);
  if (fault?.code === 'valor_invalido')
    throw new Problem(400, fault.code, fault.message, { errors: [{ field: 'justificativa', message: fault.message }] });
  if (fault) throw new Problem(409, fault.code, fault.message);
  await ctx
    .trx()
    .updateTable('pix_complaints')
    .set({ defence: text, defended_at: ctx.now })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  ctx.noted({ about: code });
}

/** Complaints (MED) about Pix that the account received, and its defence. */
export const infractionEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v2/gn/infracoes',
    summary: 'Listar infrações (MED)',
    scope: 'gn.infractions.read',
    permission: 'pix:history',
    handle: async (ctx, { query }) => ({ body: await listInfractions(ctx, query) }),
  },
  {
    method: 'POST',
    path: '/v2/gn/infracoes/:idInfracao/defesa',
    summary: 'Enviar a defesa de uma infração (MED)',
    scope: 'gn.infractions.write',
    permission: 'pix:do-pix',
    write: true,
    audit: 'pix.defence',
    body: Type.Object(
      {
        analise: Type.Unsafe<'rejeitado'>({ type: 'string', enum: ['rejeitado'] }),
        justificativa: Type.String({ minLength: 1, maxLength: 2000 }),
      },
      { additionalProperties: false },
    ),
    handle: async (ctx, { params, body }) => {
      await defend(ctx, params['idInfracao']!, body as { justificativa: string });
      return { status: 201, body: {} };
    },
  },
];
