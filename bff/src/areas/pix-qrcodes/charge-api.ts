import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import type { Database } from '../../core/database';
import { isCnpj, isCpf } from '../../core/documents';
import { Problem, refuseFields } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import { centsOf, isTxid } from '../../kits/money/pix/api-values';
import { receivedOfTxid } from '../../kits/money/pix/received-api';
import { readKey } from '../../rails/pix-directory/keys';
import { buildDynamicBrCode } from '../../rails/pix/br-code';
import type { Asked } from './charge-bodies';
import { toChargeDtos, statusOf } from './charge-dto';
import { addressOf, locationFor } from './locations';
import { merchantOf } from './qrcodes';
import { lastDayOf, termFaults, type DueTerms } from './rules';
import type { Cob, CobKind } from './tables';

type Row = Selectable<Database['pix_qrcodes']>;

/** What a charge is made and changed with: the context of a request, or of a job that does it. */
export type Making = Pick<Ctx, 'db' | 'trx' | 'accountId' | 'now' | 'today' | 'noted' | 'live'>;

/** Seconds for which an immediate charge can be paid where it does not say. */
const EXPIRY_SECONDS = 86_400;

async function holdsKey(ctx: Making, key: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('pix_keys')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', key)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

function debtorFaults({ devedor }: Cob): { field: string; message: string }[] {
  if (!devedor) return [];
  const { cpf, cnpj } = devedor;
  if (Boolean(cpf) === Boolean(cnpj)) return [{ field: 'devedor', message: 'Informe cpf ou cnpj do devedor.' }];
  if (cpf && !isCpf(cpf)) return [{ field: 'devedor.cpf', message: 'CPF inválido.' }];
  return cnpj && !isCnpj(cnpj) ? [{ field: 'devedor.cnpj', message: 'CNPJ inválido.' }] : [];
}

/** A charge as it stands, or is to stand. */
interface Standing {
  key: string;
  amount: number;
  dueDay: string | null;
  cob: Cob;
}

async function refuse(ctx: Making, { key, amount, dueDay, cob }: Standing, before?: Standing): Promise<void> {
  const isNewDay = dueDay !== before?.dueDay;
  const dayFault = !dueDay
    ? null
    : !isRealDay(dueDay)
      ? 'Informe uma data que exista.'
      : isNewDay && dueDay < ctx.today
        ? 'A data de vencimento não pode ser anterior a hoje.'
        : null;
  const wrongDay = (cob.desconto?.descontoDataFixa ?? []).findIndex(({ data }) => !isRealDay(data));
  refuseFields([
    ...(amount === 0 ? [{ field: 'valor.original', message: 'O valor deve ser maior que zero.' }] : []),
    ...((await holdsKey(ctx, key)) ? [] : [{ field: 'chave', message: 'A chave não é desta conta.' }]),
    ...debtorFaults(cob),
    ...(dayFault ? [{ field: 'calendario.dataDeVencimento', message: dayFault }] : []),
    ...(wrongDay >= 0
      ? [{ field: `valor.desconto.descontoDataFixa.${wrongDay}.data`, message: 'Informe uma data que exista.' }]
      : []),
    ...(dueDay && amount > 0 ? termFaults(amount, dueDay, cob) : []),
  ]);
}

const TERMS = ['multa', 'juros', 'abatimento', 'desconto'] as const satisfies readonly (keyof DueTerms)[];

/** What a charge says after a body that makes or changes it; a part of the debtor changes that part alone. */
function mergeCharge({ devedor, solicitacaoPagador, infoAdicionais, valor, calendario }: Asked, before: Cob = {}): Cob {
  const terms = Object.fromEntries(TERMS.flatMap((one) => (valor?.[one] ? [[one, valor[one]]] : [])));
  const { cpf, cnpj, ...who } = before.devedor ?? {};
  // the one document takes the other's place
  const document = devedor?.cpf || devedor?.cnpj ? {} : { ...(cpf && { cpf }), ...(cnpj && { cnpj }) };
  return {
    ...before,
    ...(devedor && { devedor: { ...who, ...document, ...devedor } }),
    ...(solicitacaoPagador !== undefined && { solicitacaoPagador }),
    ...(infoAdicionais && { infoAdicionais }),
    ...(calendario?.validadeAposVencimento !== undefined && {
      validadeAposVencimento: calendario.validadeAposVencimento,
    }),
    ...terms,
  };
}

/** The instant after which a charge can no longer be paid. */
const endOf = ({ dueDay, cob }: Standing, created: Date, seconds: number): Date =>
  dueDay
    ? new Date(Date.parse(`${lastDayOf(dueDay, cob)}T00:00:00-03:00`) + 86_400_000)
    : new Date(created.getTime() + seconds * 1000);

const usedTxid = () => new Problem(409, 'txid_duplicado', 'Já existe uma cobrança com este txid.');

/** Makes a charge. @throws Problem 400 and 409 at its txid, 422 at its fields */
export async function createCharge(ctx: Making, kind: CobKind, asked: string | null, body: Asked) {
  if (asked !== null && !isTxid(asked))
    throw new Problem(400, 'txid_invalido', 'O txid deve ter de 26 a 35 letras e dígitos.');
  const standing: Standing = {
    key: readKey(body.chave ?? '')?.key ?? '',
    amount: centsOf(body.valor?.original ?? '0.00'),
    dueDay: kind === 'cobv' ? (body.calendario?.dataDeVencimento ?? null) : null,
    cob: mergeCharge(body),
  };
  await refuse(ctx, standing);
  const location = await locationFor(ctx, kind, body.loc?.id);
  const row = await ctx
    .trx()
    .insertInto('pix_qrcodes')
    .values({
      account_id: ctx.accountId,
      kind: 'dynamic',
      txid: asked ?? randomBytes(16).toString('hex'),
      key: standing.key,
      amount: standing.amount,
      description: standing.cob.solicitacaoPagador ?? '',
      payload: buildDynamicBrCode({ ...(await merchantOf(ctx)), location: addressOf(location) }),
      expires_at: endOf(standing, ctx.now, body.calendario?.expiracao ?? EXPIRY_SECONDS),
      created_at: ctx.now,
      received_name: null,
      received_at: null,
      cob: JSON.stringify(standing.cob) as never,
      location_id: location.id,
      due_day: standing.dueDay,
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()
    .catch((error: unknown) => {
      // the directory has it as another account's
      throw isUniqueViolation(error) ? usedTxid() : error;
    });
  if (!row) throw usedTxid();
  ctx.noted({ about: row.txid });
  ctx.live('pix-qrcodes', 'created', [row.id]);
  return { row, body: (await toChargeDtos(ctx, [row], []))[0]! };
}

/** @throws Problem 404 */
export async function findCharge(
  ctx: Pick<Ctx, 'db' | 'trx' | 'accountId'>,
  kind: CobKind,
  txid: string,
  { lock = false } = {},
): Promise<Row> {
  const query = (lock ? ctx.trx() : ctx.db)
    .selectFrom('pix_qrcodes')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('txid', '=', txid)
    .where('cob', 'is not', null)
    .where('due_day', kind === 'cobv' ? 'is not' : 'is', null);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new Problem(404, 'cobranca_nao_encontrada', 'Nenhuma cobrança encontrada para o txid informado.');
  return row;
}

export async function showCharge(ctx: Ctx, kind: CobKind, txid: string) {
  const row = await findCharge(ctx, kind, txid);
  const [shown] = await toChargeDtos(ctx, [row], await receivedOfTxid(ctx, [txid]));
  if (kind === 'cob' || !shown?.loc) return shown!;
  // asked for alone, a charge with a due day has its location without the moment it was made, as the published schema has it
  const { criacao: _, ...loc } = shown.loc;
  return { ...shown, loc };
}

/** Changes a charge that can still be paid, or takes it away. @throws Problem 404, 400 where it ended, 422 at its fields */
export async function reviseCharge(ctx: Making, kind: CobKind, txid: string, body: Asked) {
  const row = await findCharge(ctx, kind, txid, { lock: true });
  if (statusOf(row) !== 'ATIVA')
    throw new Problem(400, 'status_cobranca_invalido', 'A cobrança não está ativa e não pode ser alterada.');
  const before: Standing = { key: row.key, amount: row.amount ?? 0, dueDay: row.due_day, cob: row.cob ?? {} };
  const after: Standing = {
    key: body.chave === undefined ? row.key : (readKey(body.chave)?.key ?? ''),
    amount: body.valor?.original ? centsOf(body.valor.original) : before.amount,
    dueDay: row.due_day && (body.calendario?.dataDeVencimento ?? row.due_day),
    cob: mergeCharge(body, before.cob),
  };
  await refuse(ctx, after, before);
  const seconds = body.calendario?.expiracao;
  const location = body.loc && body.loc.id !== row.location_id ? await locationFor(ctx, kind, body.loc.id) : null;
  const changed = await ctx
    .trx()
    .updateTable('pix_qrcodes')
    .set({
      key: after.key,
      amount: after.amount,
      due_day: after.dueDay,
      revision: sql<number>`revision + 1`,
      cob: JSON.stringify(after.cob) as never,
      ...(body.solicitacaoPagador !== undefined && { description: body.solicitacaoPagador }),
      ...((seconds !== undefined || after.dueDay) && {
        expires_at: endOf(after, row.created_at, seconds ?? EXPIRY_SECONDS),
      }),
      ...(location && {
        location_id: location.id,
        payload: buildDynamicBrCode({ ...(await merchantOf(ctx)), location: addressOf(location) }),
      }),
      ...(body.status && { removed_at: ctx.now }),
    })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: txid });
  ctx.live('pix-qrcodes', 'updated', [row.id]);
  return (await toChargeDtos(ctx, [changed], []))[0]!;
}
