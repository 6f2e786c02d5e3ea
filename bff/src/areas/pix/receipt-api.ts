import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import type { Endpoint } from '../../core/public-api';
import { showPix } from './history';
import { PIX_KINDS } from './kinds';
import { pixPdf } from './receipt';
import './tables';

const NAMES = ['txid', 'e2eid', 'idEnvio', 'rtrId'] as const;

const missing = () => new Problem(404, 'comprovante_nao_encontrado', 'Nenhum Pix encontrado para o id informado.');

/** The id of the Pix that a receipt is asked of: exactly one name of it. @throws Problem 400, 404 */
async function pixNamed({ db, accountId }: Ctx, query: Record<string, string | undefined>): Promise<number> {
  const names = NAMES.filter((name) => query[name]);
  const [name] = names;
  if (!name || names.length > 1) throw new Problem(400, 'valor_invalido', `Informe um só de ${NAMES.join(', ')}.`);
  const value = query[name]!;
  const received = db.selectFrom('pix_received').select('id').where('account_id', '=', accountId);
  const operations = db
    .selectFrom('money_operations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', 'in', PIX_KINDS)
    .where(sql<string>`details ->> 'endToEnd'`, '=', value);
  const row =
    name === 'txid'
      ? await received.where('txid', '=', value).orderBy('id', 'desc').limit(1).executeTakeFirst()
      : name === 'idEnvio'
        ? await db
            .selectFrom('pix_sends')
            .select('operation_id as id')
            .where('account_id', '=', accountId)
            .where('send_id', '=', value)
            .executeTakeFirst()
        : ((await operations.executeTakeFirst()) ??
          (name === 'e2eid' ? await received.where('end_to_end', '=', value).executeTakeFirst() : undefined));
  if (!row?.id) throw missing();
  return row.id;
}

export const receiptEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v2/gn/pix/comprovantes',
    summary: 'Baixar o comprovante de um Pix, PDF em base64',
    scope: 'gn.receipts.read',
    permission: 'pix:history',
    handle: async (ctx, { query }) => {
      const pdf = await pixPdf(await showPix(ctx, await pixNamed(ctx, query)));
      return { body: { comprovante: pdf.toString('base64') } };
    },
  },
];
