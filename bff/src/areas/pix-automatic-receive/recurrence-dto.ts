import { Problem } from '../../core/problem';
import type { Ctx } from '../../core/area';
import { normalizeDocument } from '../../core/documents';
import { moneyOf } from '../../kits/money/pix/api-values';
import { findPage } from '../../kits/money/pix/api-window';
import { journeyType, updatesOf } from './api-rules';
import { locationsOf, toLocation, type Location } from './locations';
import type { Row } from './dto';
import './tables';

export type Reading = Pick<Ctx, 'db' | 'accountId'>;

/** A document as the Pix API names it. */
export const documentOf = (document: string) => (document.length === 11 ? { cpf: document } : { cnpj: document });

/** Who receives, as recurrences and their charges say it. */
export async function receiverOf({ db, accountId }: Reading): Promise<{ cnpj: string; nome: string }> {
  const { document, nickname } = await db
    .selectFrom('accounts')
    .select(['document', 'nickname'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { cnpj: document, nome: nickname };
}

/** Codes of the standard for why a recurrence ended (pix-api.json, RecEncerramento). */
const endOf = (row: Row) =>
  row.state === 'REJEITADA'
    ? { encerramento: { rejeicao: { codigo: 'AP13', descricao: 'Rejeitada pelo usuário pagador' } } }
    : row.state === 'CANCELADA'
      ? {
          encerramento: {
            cancelamento: {
              solicitante: 'USUARIO_RECEBEDOR',
              codigo: 'SLCR',
              descricao: 'Cancelada a pedido do usuário recebedor',
            },
          },
        }
      : {};

const activationOf = (row: Row) => ({
  tipoJornada: journeyType(row),
  ...(row.txid ? { dadosJornada: { txid: row.txid } } : {}),
});

const statesOf = (row: Row) =>
  updatesOf([
    ['CRIADA', row.created_at],
    ['APROVADA', row.authorised_at],
    [row.state, row.ended_at],
  ]);

/** A recurrence as the Pix API shows it (pix-api.json, RecGerada). */
const toRecurrence = (row: Row, recebedor: { cnpj: string; nome: string }, location: Location | undefined) => ({
  idRec: row.recurrence,
  status: row.state,
  valor: row.amount === null ? { valorMinimoRecebedor: moneyOf(row.minimum ?? 0) } : { valorRec: moneyOf(row.amount) },
  vinculo: {
    contrato: row.contract,
    devedor: { ...documentOf(row.payer_document), nome: row.payer_name },
    ...(row.object ? { objeto: row.object } : {}),
  },
  calendario: {
    dataInicial: row.first_day,
    ...(row.last_day ? { dataFinal: row.last_day } : {}),
    periodicidade: row.period,
  },
  politicaRetentativa: row.retry,
  recebedor,
  ...(location ? { loc: { ...toLocation(location), idRec: row.recurrence } } : {}),
  ativacao: activationOf(row),
  atualizacao: statesOf(row),
  ...endOf(row),
});

/** The code by which a payer authorises a recurrence, told once it is asked for (pix-api.json, RecCompleta). */
const codeOf = (row: Row) =>
  row.code ? { dadosQR: { jornada: `JORNADA_${row.journey}`, pixCopiaECola: row.code } } : {};

export async function toRecurrenceDtos(ctx: Reading, rows: readonly Row[], { complete = false } = {}) {
  const locations = await locationsOf(
    ctx,
    rows.map((row) => row.location_id),
  );
  const receiver = await receiverOf(ctx);
  return rows.map((row) => ({
    ...toRecurrence(row, receiver, locations.get(row.location_id ?? 0)),
    ...(complete ? codeOf(row) : {}),
  }));
}

const own = ({ db, accountId }: Reading) => db.selectFrom('pix_collections').where('account_id', '=', accountId);

/** @throws Problem 404 */
export async function findRecurrence(ctx: Reading, recurrence: string): Promise<Row> {
  const row = await own(ctx).selectAll().where('recurrence', '=', recurrence).executeTakeFirst();
  if (!row) throw new Problem(404, 'not-found', 'Nenhuma recorrência encontrada para o idRec informado.');
  return row;
}

/** @throws Problem 404 */
export async function showRecurrence(ctx: Reading, recurrence: string) {
  return (await toRecurrenceDtos(ctx, [await findRecurrence(ctx, recurrence)], { complete: true }))[0]!;
}

/** What a webhook is told of a recurrence (pix-api.json, RecNotification). */
export async function notedRecurrence(ctx: Reading, id: number) {
  const row = await own(ctx).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    idRec: row.recurrence,
    status: row.state,
    atualizacao: statesOf(row),
    ativacao: activationOf(row),
    ...endOf(row),
  };
}

/** Recurrences of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listRecurrences(ctx: Reading, query: Record<string, string | undefined>) {
  const { status, cpf, cnpj, locationPresente: hasLocation } = query;
  const documents = [cpf, cnpj].filter((text) => text !== undefined).map(normalizeDocument);
  const { parametros: page, rows } = await findPage(
    query,
    own(ctx)
      .selectAll()
      .$if(status !== undefined, (q) => q.where('state', '=', status as Row['state']))
      .$if(documents.length > 0, (q) => q.where('payer_document', 'in', documents))
      .$if(hasLocation !== undefined, (q) => q.where('location_id', hasLocation === 'true' ? 'is not' : 'is', null)),
  );
  const parametros = {
    ...page,
    ...(cpf === undefined ? {} : { cpf }),
    ...(cnpj === undefined ? {} : { cnpj }),
    ...(status === undefined ? {} : { status }),
    ...(hasLocation === undefined ? {} : { locationPresente: hasLocation === 'true' }),
  };
  return { parametros, recs: await toRecurrenceDtos(ctx, rows, { complete: true }) };
}
