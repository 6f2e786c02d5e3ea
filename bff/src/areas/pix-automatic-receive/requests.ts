import type { Ctx } from '../../core/area';
import { Problem, refuseFields } from '../../core/problem';
import type { RequestBody } from './api-bodies';
import { answerBy, updatesOf } from './api-rules';
import { change } from './change';
import { TOLD } from './insert';
import { holdRecurrence, readDocument } from './recurrence-api';
import { documentOf, findRecurrence, toRecurrenceDtos, type Reading } from './recurrence-dto';
import { addRequest, endRequests, type RequestRow } from './request-states';
import { accountFaults } from './ask';
import { hold, type Row } from './dto';
import './tables';

const missing = () => new Problem(404, 'not-found', 'Nenhuma solicitação encontrada para o idSolicRec informado.');

async function findRequest({ db, accountId }: Reading, request: string): Promise<RequestRow> {
  const row = await db
    .selectFrom('pix_collection_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request', '=', request)
    .executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/** A request as the Pix API shows it, with its recurrence (pix-api.json, SolicRecCompleta). */
async function shownRequest(ctx: Reading, row: RequestRow, of: Row) {
  const status = row.ended_state ?? of.request ?? 'CRIADA';
  const { ispb, branch, number } = row.account;
  return {
    idSolicRec: row.request,
    idRec: of.recurrence,
    calendario: { dataExpiracaoSolicitacao: row.expires_at.toISOString() },
    status,
    destinatario: { agencia: branch, conta: number, ...documentOf(of.payer_document), ispbParticipante: ispb },
    atualizacao: updatesOf([
      ['CRIADA', row.created_at],
      ['ENVIADA', row.sent_at],
      ['RECEBIDA', row.received_at],
      [row.ended_state, row.ended_at],
    ]),
    recPayload: (await toRecurrenceDtos(ctx, [of]))[0]!,
  };
}

const recurrenceOf = ({ db, accountId }: Reading, id: number): Promise<Row> =>
  db
    .selectFrom('pix_collections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** @throws Problem 404 */
export async function showRequest(ctx: Reading, request: string) {
  const row = await findRequest(ctx, request);
  return shownRequest(ctx, row, await recurrenceOf(ctx, row.collection_id));
}

const AT: Record<string, string> = {
  'account.ispb': 'destinatario.ispbParticipante',
  'account.branch': 'destinatario.agencia',
  'account.number': 'destinatario.conta',
};

/** Asks the payer's bank for its confirmation of a recurrence (journey 1). @throws Problem 404, 409 by its state, 422 at its fields */
export async function createRequest(ctx: Ctx, { idRec, calendario, destinatario }: RequestBody) {
  const row = await holdRecurrence(ctx, idRec);
  if (row.state !== 'CRIADA')
    throw new Problem(409, 'ended', 'A recorrência não espera mais a confirmação do pagador.');
  if (row.request) throw new Problem(409, 'asked', 'A recorrência já tem uma solicitação aberta.');
  if (row.txid || row.journey !== 2)
    throw new Problem(409, 'by-code', 'A recorrência é autorizada com o pagamento da cobrança do seu QR Code.');
  const { agencia: branch, conta: number, ispbParticipante: ispb } = destinatario;
  const account = { ispb, branch, number };
  const { document, faults } = readDocument(destinatario, 'destinatario');
  const expires = new Date(calendario.dataExpiracaoSolicitacao);
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(calendario.dataExpiracaoSolicitacao) && !Number.isNaN(expires.getTime());
  const at = 'calendario.dataExpiracaoSolicitacao';
  refuseFields([
    ...faults,
    ...(faults.length || document === row.payer_document
      ? []
      : [{ field: 'destinatario', message: 'O documento não é o do devedor da recorrência.' }]),
    ...accountFaults(account).map(({ field, message }) => ({ field: AT[field] ?? field, message })),
    ...(!isInstant
      ? [{ field: at, message: 'Informe um instante RFC 3339.' }]
      : expires <= ctx.now || expires > answerBy(row.first_day)
        ? [{ field: at, message: 'A expiração deve ser depois de agora, até o dia do primeiro ciclo.' }]
        : []),
  ]);
  await change(ctx, row, { journey: 1, request: 'CRIADA', payer_account: account, answer_by: expires }, TOLD[0]!);
  const request = await addRequest(ctx.trx(), row, account, expires, ctx.now);
  ctx.noted({ about: request.request });
  return shownRequest(ctx, request, await findRecurrence(ctx, idRec));
}

/** Takes a request back; the recurrence can be authorised by code, or asked for again. @throws Problem 404, 409 where it was answered */
export async function cancelRequest(ctx: Ctx, request: string) {
  const open = await findRequest({ db: ctx.trx(), accountId: ctx.accountId }, request);
  const row = await hold(ctx, open.collection_id);
  if ((await findRequest(ctx, request)).ended_state)
    throw new Problem(409, 'ended', 'A solicitação já foi respondida ou terminou.');
  await endRequests(ctx.trx(), row.account_id, [row.id], 'CANCELADA', ctx.now);
  const set = { journey: 2, request: null, payer_account: null, answer_by: answerBy(row.first_day) };
  await change(ctx, row, set, 'Pedido ao banco do pagador cancelado');
  ctx.noted({ about: request });
  return showRequest(ctx, request);
}
