import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { isRealDay } from '../../core/calendar';
import { isCnpj, isCpf, normalizeDocument } from '../../core/documents';
import { fieldProblem, Problem, refuseFields } from '../../core/problem';
import { searchText } from '../../core/search-text';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { issuingOf } from '../../kits/charging/new-charge';
import { centsOf } from '../../kits/money/pix/api-values';
import { addRecurrence, buildRecurrenceBrCode } from '../../rails/pix/br-code';
import { chargeNamed } from '../pix-qrcodes/service';
import { OWN_DOCUMENT } from '../customers/service';
import type { RecBody, RecRevision } from './api-bodies';
import { answerBy } from './api-rules';
import { collectionFaults } from './ask';
import { change, endCollection } from './change';
import { insertCollection } from './insert';
import { locationFor, locationsOf, type Location } from './locations';
import { findRecurrence, toRecurrenceDtos } from './recurrence-dto';
import { locationOf } from './request-code';
import { hold, type Row } from './dto';
import './tables';

/** Fields of the portal's input, as the Pix API names them. */
const FIELDS: Record<string, string> = {
  contract: 'vinculo.contrato',
  first_day: 'calendario.dataInicial',
  last_day: 'calendario.dataFinal',
  amount: 'valor.valorRec',
  minimum: 'valor.valorMinimoRecebedor',
};
const renamed = (faults: FieldErrors): FieldErrors =>
  faults.map(({ field, message }) => ({ field: FIELDS[field] ?? field, message }));

/** The payer's document without mask, or a fault at its field. */
export function readDocument(
  { cpf, cnpj }: { cpf?: string; cnpj?: string },
  at: string,
): { document: string; faults: FieldErrors } {
  const faults: FieldErrors = [];
  if (Boolean(cpf) === Boolean(cnpj)) faults.push({ field: at, message: 'Informe cpf ou cnpj.' });
  else if (cpf && !isCpf(cpf)) faults.push({ field: `${at}.cpf`, message: 'CPF inválido.' });
  else if (cnpj && !isCnpj(cnpj)) faults.push({ field: `${at}.cnpj`, message: 'CNPJ inválido.' });
  return { document: normalizeDocument(cpf || cnpj || ''), faults };
}

/** How a recurrence is authorised by code: its journey, and the code of a location with the charge that is paid with it. */
async function codeFor(ctx: Ctx, location: Location, txid: string | null): Promise<Pick<Row, 'journey' | 'code'>> {
  const at = locationOf(location.token);
  if (txid === null) {
    const own = await ctx.db
      .selectFrom('accounts')
      .select(['nickname', 'address'])
      .where('id', '=', ctx.accountId)
      .executeTakeFirstOrThrow();
    const merchant = { merchantName: own.nickname, merchantCity: own.address?.city || 'São Paulo' };
    return { journey: 2, code: buildRecurrenceBrCode({ ...merchant, recurrence: at }) };
  }
  const charge = await chargeNamed(ctx.db, ctx.accountId, txid, ctx.now);
  if (charge?.state !== 'active')
    throw fieldProblem('ativacao.dadosJornada.txid', 'Nenhuma cobrança ativa desta conta tem este txid.');
  return { journey: charge.isDue ? 4 : 3, code: addRecurrence(charge.payload, at) };
}

const termsOf = ({ vinculo, calendario, valor, politicaRetentativa }: RecBody) => ({
  contract: vinculo.contrato,
  period: calendario.periodicidade,
  first_day: calendario.dataInicial,
  retry: politicaRetentativa,
  ...(calendario.dataFinal ? { last_day: calendario.dataFinal } : {}),
  ...(valor?.valorRec ? { amount: centsOf(valor.valorRec) } : {}),
  ...(valor?.valorMinimoRecebedor ? { minimum: centsOf(valor.valorMinimoRecebedor) } : {}),
});

/** What the portal's rules say of the terms; nothing is paid with the authorisation but the charge that it names. */
const termFaults = (terms: Omit<CollectionInput, 'customer' | 'journey'>, today: string): FieldErrors =>
  renamed(collectionFaults({ ...terms, journey: 2 }, today));

/** Makes a recurrence that its payer can authorise by code, or is asked for later. @throws Problem 422 at its fields */
export async function createRecurrence(ctx: Ctx, body: RecBody) {
  const { devedor, objeto } = body.vinculo;
  const { document, faults } = readDocument(devedor, 'vinculo.devedor');
  const terms = termsOf(body);
  const name = cleanName(devedor.nome);
  const own = await ctx.db
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  refuseFields([
    ...faults,
    ...(name ? [] : [{ field: 'vinculo.devedor.nome', message: 'Preenchimento obrigatório' }]),
    ...(document === own.document ? [{ field: 'vinculo.devedor', message: OWN_DOCUMENT }] : []),
    ...termFaults(terms, ctx.today),
  ]);
  const location = await locationFor(ctx, body.loc);
  const txid = body.ativacao?.dadosJornada.txid ?? null;
  const row = await insertCollection(issuingOf(ctx), {
    payer: { name, document },
    terms,
    ...(await codeFor(ctx, location, txid)),
    location_id: location.id,
    txid,
    object: cleanName(objeto ?? '') || null,
    by_api: true,
    answer_by: answerBy(terms.first_day),
  });
  ctx.noted({ about: row.recurrence });
  return (await toRecurrenceDtos(ctx, [row]))[0]!;
}

/** The recurrence with an idRec, locked until the transaction ends. @throws Problem 404 */
export const holdRecurrence = async (ctx: Ctx, recurrence: string): Promise<Row> =>
  hold(ctx, (await findRecurrence(ctx, recurrence)).id);

/** Ends a recurrence, or changes what its payer has not authorised yet. @throws Problem 404, 409 by its state, 422 at its fields */
export async function reviseRecurrence(ctx: Ctx, recurrence: string, body: RecRevision) {
  const row = await holdRecurrence(ctx, recurrence);
  const { status, ...changes } = body;
  if (!Object.keys(body).length) throw new Problem(400, 'invalid', 'Informe o que deve mudar.');
  if (Object.keys(changes).length) await reviseTerms(ctx, row, changes);
  if (status) await endCollection(ctx, row);
  ctx.noted({ about: recurrence });
  return (await toRecurrenceDtos(ctx, [await findRecurrence(ctx, recurrence)]))[0]!;
}

async function reviseTerms(ctx: Ctx, row: Row, { loc, vinculo, calendario, ativacao }: RecRevision): Promise<void> {
  if (row.state !== 'CRIADA') throw new Problem(409, 'authorised', 'Só se altera uma recorrência com status CRIADA.');
  if (row.request)
    throw new Problem(
      409,
      'asked',
      'O pagador já foi solicitado: cancele a solicitação antes de alterar a recorrência.',
    );
  const name = vinculo && cleanName(vinculo.devedor.nome);
  const first = calendario?.dataInicial;
  refuseFields([
    ...(name === '' ? [{ field: 'vinculo.devedor.nome', message: 'Preenchimento obrigatório' }] : []),
    ...(first && isRealDay(first)
      ? termFaults({ ...plainTerms(row), first_day: first }, ctx.today)
      : first
        ? [{ field: 'calendario.dataInicial', message: 'Informe uma data válida' }]
        : []),
  ]);
  const txid = ativacao?.dadosJornada.txid ?? row.txid;
  const isMoved = loc !== undefined && loc !== row.location_id;
  const location = isMoved
    ? await locationFor(ctx, loc)
    : (await locationsOf(ctx, [row.location_id])).get(row.location_id ?? 0);
  if (ativacao && !location) throw fieldProblem('loc', 'A recorrência não tem location para a ativação por QR Code.');
  const isNewCode = location && (isMoved || txid !== row.txid);
  const set: Partial<Row> = {
    ...(name ? { payer_name: name, search: searchText(name, row.payer_document, row.contract) } : {}),
    ...(first ? { first_day: first, answer_by: answerBy(first) } : {}),
    ...(isNewCode ? { ...(await codeFor(ctx, location, txid)), location_id: location.id, txid } : {}),
  };
  if (Object.keys(set).length) await change(ctx, row, set, 'Alterado pela API');
}

const plainTerms = ({ contract, period, retry, first_day, last_day, amount, minimum }: Row) => ({
  contract,
  period,
  retry,
  first_day,
  ...(last_day ? { last_day } : {}),
  ...(amount === null ? {} : { amount }),
  ...(minimum === null ? {} : { minimum }),
});
