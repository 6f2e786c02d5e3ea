import { sql, type Selectable } from 'kysely';
import { OWN_BANK } from '../../core/banks';
import type { Database } from '../../core/database';
import { normalizeDocument } from '../../core/documents';
import { Problem } from '../../core/problem';
import { moneyOf } from '../../kits/money/pix/api-values';
import { findPage } from '../../kits/money/pix/api-window';
import { receivedOfEndToEnds, toRefund, type Received } from '../../kits/money/pix/received-api';
import { attemptType, updatesOf } from './api-rules';
import { receiverOf, type Reading } from './recurrence-dto';
import type { ChargeRow, Row } from './dto';
import './tables';

type Attempt = Selectable<Database['pix_collection_attempts']>;
type Shown = ChargeRow & Pick<Row, 'recurrence' | 'retry'>;

const own = ({ db, accountId }: Reading) =>
  db
    .selectFrom('pix_collection_charges as c')
    .innerJoin('pix_collections as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.collection_id'),
    )
    .where('c.account_id', '=', accountId);
const selected = (ctx: Reading) => own(ctx).selectAll('c').select(['p.recurrence', 'p.retry']);

const statesOf = (row: ChargeRow) =>
  updatesOf([
    ['CRIADA', row.created_at],
    ['ATIVA', row.active_at],
    [row.state === 'CRIADA' || row.state === 'ATIVA' ? null : row.state, row.ended_at ?? row.paid_at],
  ]);

/** Codes of the standard for why a charge ended (pix-api.json, CobRAtualizacao). */
const endOf = ({ state }: ChargeRow) =>
  state === 'CANCELADA'
    ? {
        encerramento: {
          cancelamento: {
            solicitante: 'USUARIO_RECEBEDOR',
            codigo: 'SLCR',
            descricao: 'Cancelada a pedido do usuário recebedor',
          },
        },
      }
    : state === 'REJEITADA'
      ? { encerramento: { rejeicao: { codigo: 'AC05', descricao: 'Conta do usuário pagador encerrada' } } }
      : {};

const toAttempt = (one: Attempt, charge: ChargeRow) => ({
  dataLiquidacao: one.day,
  tipo: attemptType(one.number),
  status: one.state,
  endToEndId: one.end_to_end,
  atualizacao: updatesOf([
    ['SOLICITADA', one.created_at ?? charge.created_at],
    ['AGENDADA', one.scheduled_at],
    [one.state === 'SOLICITADA' || one.state === 'AGENDADA' ? null : one.state, one.ended_at],
  ]),
});

const toPayment = ({ end_to_end, amount, received_at, refunds }: Received, { txid }: ChargeRow) => ({
  endToEndId: end_to_end,
  txid,
  valor: moneyOf(amount),
  horario: received_at.toISOString(),
  ...(refunds.length ? { devolucoes: refunds.map(toRefund) } : {}),
});

/** Attempts of charges, the first of each first, and the Pix that they brought. */
async function followed(ctx: Reading, rows: readonly ChargeRow[]) {
  const attempts = rows.length
    ? await ctx.db
        .selectFrom('pix_collection_attempts')
        .selectAll()
        .where('account_id', '=', ctx.accountId)
        .where(sql<boolean>`charge_id = any(${rows.map(({ id }) => id)}::bigint[])`)
        .orderBy('number')
        .execute()
    : [];
  const paid = attempts.filter(({ state }) => state === 'PAGA').map(({ end_to_end }) => end_to_end);
  const received = await receivedOfEndToEnds(ctx, paid);
  return (charge: ChargeRow) => {
    const own = attempts.filter(({ charge_id }) => charge_id === charge.id);
    const brought = received.filter(({ end_to_end }) => own.some((one) => one.end_to_end === end_to_end));
    return {
      ...(brought.length ? { pix: brought.map((one) => toPayment(one, charge)) } : {}),
      ...(own.length ? { tentativas: own.map((one) => toAttempt(one, charge)) } : {}),
    };
  };
}

/** Charges of cycles as the Pix API shows them; `complete`: with their attempts and what was paid (pix-api.json, CobRCompleta). */
async function shownCharges(ctx: Reading, rows: readonly Shown[], { complete = false } = {}) {
  const receiver = await receiverOf(ctx);
  const { account_number: number } = await ctx.db
    .selectFrom('accounts')
    .select('account_number')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const account = { conta: number.replace(/\W/g, ''), tipoConta: 'PAGAMENTO' as const, agencia: OWN_BANK.branch };
  const more = complete ? await followed(ctx, rows) : () => ({});
  return rows.map((row) => ({
    idRec: row.recurrence,
    txid: row.txid,
    ...(row.said?.infoAdicional ? { infoAdicional: row.said.infoAdicional } : {}),
    calendario: { criacao: row.created_at.toISOString(), dataDeVencimento: row.day },
    valor: { original: moneyOf(row.amount) },
    status: row.state,
    politicaRetentativa: row.retry,
    ajusteDiaUtil: row.said?.ajusteDiaUtil ?? false,
    ...(row.said?.devedor ? { devedor: row.said.devedor } : {}),
    recebedor: { ...(row.said?.recebedor ?? account), ...receiver },
    atualizacao: statesOf(row),
    ...endOf(row),
    ...more(row),
  }));
}

/** @throws Problem 404 */
export async function findCharge(ctx: Reading, txid: string): Promise<Shown> {
  const row = await selected(ctx).where('c.txid', '=', txid).executeTakeFirst();
  if (!row) throw new Problem(404, 'not-found', 'Nenhuma cobrança recorrente encontrada para o txid informado.');
  return row;
}

/** @throws Problem 404 */
export async function showCharge(ctx: Reading, txid: string, { complete = false } = {}) {
  return (await shownCharges(ctx, [await findCharge(ctx, txid)], { complete }))[0]!;
}

/** What a webhook is told of a charge (pix-api.json, CobRNotification). */
export async function notedCharge(ctx: Reading, id: number) {
  const row = await selected(ctx).where('c.id', '=', id).executeTakeFirstOrThrow();
  const more = await followed(ctx, [row]);
  return {
    idRec: row.recurrence,
    txid: row.txid,
    status: row.state,
    atualizacao: statesOf(row),
    ...endOf(row),
    ...more(row),
  };
}

/** Charges of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listCharges(ctx: Reading, query: Record<string, string | undefined>) {
  const { idRec, status, cpf, cnpj } = query;
  const documents = [cpf, cnpj].filter((text) => text !== undefined).map(normalizeDocument);
  const { parametros, rows } = await findPage(
    query,
    selected(ctx)
      .$if(idRec !== undefined, (one) => one.where('p.recurrence', '=', idRec!))
      .$if(status !== undefined, (one) => one.where('c.state', '=', status as ChargeRow['state']))
      .$if(documents.length > 0, (one) => one.where('p.payer_document', 'in', documents)),
    { at: 'c.created_at', id: 'c.id' },
  );
  const filters = { idRec, status, cpf, cnpj };
  const filter = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return {
    parametros: { ...parametros, ...filter },
    cobsr: await shownCharges(ctx, rows, { complete: true }),
  };
}
