import { sql, type Selectable } from 'kysely';
import type { Ctx } from '../../../core/area';
import type { Database } from '../../../core/database';
import { Problem } from '../../../core/problem';
import type { Operation } from '../kind';
import '../tables';
import { moneyOf } from './api-values';
import { findPage } from './api-window';
import './tables';

type Reading = Pick<Ctx, 'db' | 'accountId'>;
/** A received Pix with its refunds, the oldest first. */
export interface Received extends Selectable<Database['pix_received']> {
  refunds: readonly Operation[];
}

const REFUND_STATES: Partial<Record<Operation['state'], string>> = {
  settled: 'DEVOLVIDO',
  refused: 'NAO_REALIZADO',
  cancelled: 'NAO_REALIZADO',
  returned: 'NAO_REALIZADO',
};

/** The refund of a received Pix as the Pix API shows it. One made in the portal has no id of the caller's: its protocol stands there. */
export function toRefund({ state, amount, details, protocol, created_at, settled_at, reason, description }: Operation) {
  const { refundId, endToEnd } = details as { refundId?: string; endToEnd: string };
  return {
    id: refundId ?? protocol,
    rtrId: endToEnd,
    valor: moneyOf(amount),
    horario: { solicitacao: created_at.toISOString(), ...(settled_at && { liquidacao: settled_at.toISOString() }) },
    status: REFUND_STATES[state] ?? 'EM_PROCESSAMENTO',
    ...(description ? { descricao: description } : {}),
    ...(reason ? { motivo: reason } : {}),
  };
}

/** A received Pix as the Pix API shows it. */
export const toPix = (row: Received) => ({
  endToEndId: row.end_to_end,
  ...(row.txid ? { txid: row.txid } : {}),
  valor: moneyOf(row.amount),
  ...(row.key ? { chave: row.key } : {}),
  horario: row.received_at.toISOString(),
  ...(row.message ? { infoPagador: row.message } : {}),
  ...(row.refunds.length ? { devolucoes: row.refunds.map(toRefund) } : {}),
});

/** Refunds of received Pix, by the id of the Pix. */
export async function refundsOf({ db, accountId }: Reading, ids: readonly number[]): Promise<Map<number, Operation[]>> {
  const refundsOf = new Map<number, Operation[]>();
  if (!ids.length) return refundsOf;
  const of = sql<number>`(details ->> 'refundOf')::bigint`;
  const rows = await db
    .selectFrom('money_operations')
    .selectAll()
    .select(of.as('refund_of'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['pix-refund', 'pix-refund-inside'])
    .where(of, 'in', ids)
    .orderBy('id')
    .execute();
  for (const { refund_of: id, ...row } of rows) refundsOf.set(Number(id), [...(refundsOf.get(Number(id)) ?? []), row]);
  return refundsOf;
}

async function withRefunds(ctx: Reading, rows: Selectable<Database['pix_received']>[]): Promise<Received[]> {
  const refunds = await refundsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, refunds: refunds.get(row.id) ?? [] }));
}

const own = ({ db, accountId }: Reading) => db.selectFrom('pix_received').where('account_id', '=', accountId);

/** Pix that were received for these txids. */
export const receivedOfTxid = async (ctx: Reading, txids: string[]): Promise<Received[]> =>
  txids.length
    ? withRefunds(ctx, await own(ctx).selectAll().where('txid', 'in', txids).orderBy('id').execute())
    : Promise.resolve([]);

/** Pix that were received with these end-to-end ids. */
export const receivedOfEndToEnds = async (ctx: Reading, ids: string[]): Promise<Received[]> =>
  ids.length ? withRefunds(ctx, await own(ctx).selectAll().where('end_to_end', 'in', ids).orderBy('id').execute()) : [];

/** The Pix that was received with an end-to-end id. @throws Problem 404 */
export async function receivedNamed(ctx: Reading, endToEnd: string): Promise<Received> {
  const rows = await own(ctx).selectAll().where('end_to_end', '=', endToEnd).execute();
  const [row] = await withRefunds(ctx, rows);
  if (!row) throw new Problem(404, 'pix_nao_encontrado', 'Nenhum Pix recebido encontrado para o e2eId informado.');
  return row;
}

/** Received Pix of a window of time. @throws Problem 400 at its ends */
export async function listReceived(ctx: Reading, query: Record<string, string | undefined>) {
  const { txid, txIdPresente: hasTxid } = query;
  const { parametros, rows } = await findPage(
    query,
    own(ctx)
      .selectAll()
      .$if(txid !== undefined, (q) => q.where('txid', '=', txid!))
      .$if(hasTxid !== undefined, (q) => q.where('txid', hasTxid === 'true' ? 'is not' : 'is', null)),
    { at: 'received_at' },
  );
  return { parametros, pix: (await withRefunds(ctx, rows)).map(toPix) };
}
