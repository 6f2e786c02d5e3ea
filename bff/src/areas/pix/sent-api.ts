import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { normalizeDocument } from '../../core/documents';
import { Problem } from '../../core/problem';
import type { Operation } from '../../kits/money/kind';
import { moneyOf } from '../../kits/money/pix/api-values';
import { findPage } from '../../kits/money/pix/api-window';
import { detailsOf } from './details';
import './tables';

/** Named by its idEnvio, or where a person sent it in the portal by its protocol. */
type Sent = Operation & { send_id: string | null };

const STATES: Partial<Record<Operation['state'], string>> = {
  settled: 'REALIZADO',
  returned: 'REALIZADO',
  refused: 'NAO_REALIZADO',
  cancelled: 'NAO_REALIZADO',
};

/** A sent Pix as the Pix API shows it. */
export function toSent(row: Sent) {
  const { counterpart: to } = row;
  const { endToEnd, payerKey, by, document } = detailsOf(row);
  const liquidacao = row.settled_at?.toISOString();
  return {
    endToEndId: endToEnd,
    e2eId: endToEnd,
    idEnvio: row.send_id ?? row.protocol,
    valor: moneyOf(row.amount),
    chave: payerKey ?? '',
    status: STATES[row.state] ?? 'EM_PROCESSAMENTO',
    ...(row.description ? { infoPagador: row.description } : {}),
    horario: { solicitacao: row.created_at.toISOString(), ...(liquidacao && { liquidacao }) },
    favorecido:
      by === 'account'
        ? {
            contaBanco: {
              nome: to.name,
              ...((document ?? '').length > 11 ? { cnpj: document } : { cpf: document ?? '' }),
              codigoBanco: to.ispb ?? '',
              agencia: to.branch ?? '',
              conta: to.account ?? '',
              tipoConta: to.accountType === 'savings' ? 'svgs' : 'cacc',
            },
          }
        : { chave: to.pixKey ?? '' },
    ...(row.returned > 0
      ? {
          devolucoes: [
            {
              rtrId: `D${endToEnd.slice(1)}`,
              valor: moneyOf(row.returned),
              horario: (row.ended_at ?? row.settled_at ?? row.created_at).toISOString(),
            },
          ],
        }
      : {}),
    ...(row.reason ? { motivo: row.reason } : {}),
  };
}

const own = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>) =>
  db
    .selectFrom('money_operations as o')
    .leftJoin('pix_sends as s', (on) =>
      on.onRef('s.account_id', '=', 'o.account_id').onRef('s.operation_id', '=', 'o.id'),
    )
    .where('o.account_id', '=', accountId)
    .where('o.kind', 'in', ['pix', 'pix-inside'])
    // what waits for its day was not sent
    .where((e) =>
      e.not(
        e.or([e('o.state', '=', 'scheduled'), e.and([e('o.state', '=', 'cancelled'), e('o.spent_at', 'is', null)])]),
      ),
    );

const missing = () => new Problem(404, 'pix_nao_encontrado', 'Nenhum Pix enviado encontrado para o id informado.');

/** The Pix that was sent with an idEnvio or an end-to-end id. @throws Problem 404 */
export async function showSent(ctx: Ctx, by: { sendId: string } | { endToEnd: string }) {
  const named = own(ctx).selectAll('o').select('s.send_id');
  const row = await (
    'sendId' in by
      ? named.where('s.send_id', '=', by.sendId)
      : named.where(sql<string>`o.details ->> 'endToEnd'`, '=', by.endToEnd)
  ).executeTakeFirst();
  if (!row) throw missing();
  return toSent(row);
}

const WHERE: Record<string, ReturnType<typeof sql<boolean>>> = {
  EM_PROCESSAMENTO: sql<boolean>`o.state in ('reserved', 'sent')`,
  REALIZADO: sql<boolean>`o.state in ('settled', 'returned')`,
  NAO_REALIZADO: sql<boolean>`o.state in ('refused', 'cancelled')`,
};

/** Pix that were sent in a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listSent(ctx: Ctx, query: Record<string, string | undefined>) {
  const { status, cpf, cnpj } = query;
  const document = cpf ?? cnpj;
  const { parametros, rows } = await findPage(
    query,
    own(ctx)
      .selectAll('o')
      .select('s.send_id')
      .$if(status !== undefined, (q) => q.where(WHERE[status!] ?? sql<boolean>`false`))
      .$if(document !== undefined, (q) =>
        q.where(sql<boolean>`o.details ->> 'document' = ${normalizeDocument(document!)}`),
      ),
    { at: 'o.created_at', id: 'o.id' },
  );
  return { parametros, pix: rows.map(toSent) };
}
