import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { Problem } from '../../core/problem';
import '../../kits/money/pix/tables';
import { moneyOf } from './api-values';
import { pageOf, readWindow } from './api-window';

type Row = Selectable<Database['pix_received']>;

/** A received Pix as the Pix API shows it. */
export const toPix = (row: Row) => ({
  endToEndId: row.end_to_end,
  ...(row.txid ? { txid: row.txid } : {}),
  valor: moneyOf(row.amount),
  ...(row.key ? { chave: row.key } : {}),
  horario: row.received_at.toISOString(),
  ...(row.message ? { infoPagador: row.message } : {}),
});

const own = (ctx: Pick<Ctx, 'db' | 'accountId'>) =>
  ctx.db.selectFrom('pix_received').where('account_id', '=', ctx.accountId);

/** Pix that were received for these txids. */
export const receivedOfTxid = (ctx: Pick<Ctx, 'db' | 'accountId'>, txids: string[]): Promise<Row[]> =>
  txids.length ? own(ctx).selectAll().where('txid', 'in', txids).orderBy('id').execute() : Promise.resolve([]);

/** @throws Problem 404 */
export async function showReceived(ctx: Ctx, endToEnd: string) {
  const row = await own(ctx).selectAll().where('end_to_end', '=', endToEnd).executeTakeFirst();
  if (!row) throw new Problem(404, 'pix_nao_encontrado', 'Nenhum Pix recebido encontrado para o e2eId informado.');
  return toPix(row);
}

/** Received Pix of a window of time. @throws Problem 400 at its ends */
export async function listReceived(ctx: Ctx, query: Record<string, string | undefined>) {
  const window = readWindow(query);
  const txid = query['txid'];
  const found = () =>
    own(ctx)
      .where('received_at', '>=', window.from)
      .where('received_at', '<=', window.to)
      .$if(txid !== undefined, (q) => q.where('txid', '=', txid!));
  const { total } = await found()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found()
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.size)
    .offset(window.page * window.size)
    .execute();
  return { parametros: pageOf(window, Number(total)), pix: rows.map(toPix) };
}
