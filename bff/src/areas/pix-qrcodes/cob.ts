import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { Problem, refuseFields } from '../../core/problem';
import { qrImage } from '../../core/qr-image';
import { isCnpj, isCpf } from '../../core/documents';
import { readKey } from '../../rails/pix-directory/keys';
import { pageOf, readWindow, type Window } from './api-window';
import { LOCATION, merchantOf, payloadOf } from './qrcodes';
import { receivedOfTxid, toPix } from './received-api';
import { centsOf, isTxid, moneyOf } from './api-values';
import type { Cob } from './tables';

type Row = Selectable<Database['pix_qrcodes']>;

const Money = Type.String({ pattern: '^\\d{1,10}\\.\\d{2}$', description: 'reais: 123.45' });
const Debtor = Type.Object(
  {
    cpf: Type.Optional(Type.String({ maxLength: 14 })),
    cnpj: Type.Optional(Type.String({ maxLength: 18 })),
    nome: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
);
const shared = {
  devedor: Type.Optional(Debtor),
  solicitacaoPagador: Type.Optional(Type.String({ maxLength: 140 })),
  infoAdicionais: Type.Optional(
    Type.Array(
      Type.Object(
        { nome: Type.String({ maxLength: 50 }), valor: Type.String({ maxLength: 200 }) },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  ),
};
const Calendar = Type.Object({ expiracao: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) });
const Value = Type.Object({ original: Money }, { additionalProperties: true });

/** The body that makes an immediate charge (pix-api.json, CobSolicitada). */
export const COB_BODY = Type.Object(
  { calendario: Type.Optional(Calendar), valor: Value, chave: Type.String({ maxLength: 77 }), ...shared },
  { additionalProperties: true },
);
/** The body that changes one, or takes it away. */
export const REVISION_BODY = Type.Object(
  {
    calendario: Type.Optional(Calendar),
    valor: Type.Optional(Value),
    chave: Type.Optional(Type.String({ maxLength: 77 })),
    status: Type.Optional(Type.Literal('REMOVIDA_PELO_USUARIO_RECEBEDOR')),
    ...shared,
  },
  { additionalProperties: true },
);

/** Seconds for which a charge can be paid where it does not say. */
const EXPIRY_SECONDS = 86_400;

async function holdsKey(ctx: Ctx, key: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('pix_keys')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', key)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

function refuseDebtor({ devedor }: Cob): { field: string; message: string }[] {
  if (!devedor) return [];
  const { cpf, cnpj } = devedor;
  if (Boolean(cpf) === Boolean(cnpj)) return [{ field: 'devedor', message: 'Informe cpf ou cnpj do devedor.' }];
  if (cpf && !isCpf(cpf)) return [{ field: 'devedor.cpf', message: 'CPF inválido.' }];
  return cnpj && !isCnpj(cnpj) ? [{ field: 'devedor.cnpj', message: 'CNPJ inválido.' }] : [];
}

const cobOf = ({ devedor, solicitacaoPagador, infoAdicionais }: Cob): Cob => ({
  ...(devedor && { devedor }),
  ...(solicitacaoPagador !== undefined && { solicitacaoPagador }),
  ...(infoAdicionais && { infoAdicionais }),
});

/** Makes an immediate charge; a known txid of the account that asks for the same answers the charge that is there. @throws Problem */
export async function createCob(ctx: Ctx, asked: string | null, body: Static<typeof COB_BODY>) {
  if (asked !== null && !isTxid(asked))
    throw new Problem(400, 'txid_invalido', 'O txid deve ter de 26 a 35 letras e dígitos.');
  const trx = ctx.trx();
  const key = readKey(body.chave)?.key ?? '';
  const amount = centsOf(body.valor.original);
  refuseFields([
    ...(amount === 0 ? [{ field: 'valor.original', message: 'O valor deve ser maior que zero.' }] : []),
    ...((await holdsKey(ctx, key)) ? [] : [{ field: 'chave', message: 'A chave não é desta conta.' }]),
    ...refuseDebtor(body as Cob),
  ]);
  const txid = asked ?? randomBytes(16).toString('hex');
  const payload = payloadOf(await merchantOf(ctx), { kind: 'dynamic', key, amount, description: '', txid });
  const seconds = body.calendario?.expiracao ?? EXPIRY_SECONDS;
  const made = await trx
    .insertInto('pix_qrcodes')
    .values({
      account_id: ctx.accountId,
      kind: 'dynamic',
      txid,
      key,
      amount,
      description: (body.solicitacaoPagador ?? '').slice(0, 140),
      payload,
      expires_at: new Date(ctx.now.getTime() + seconds * 1000),
      created_at: ctx.now,
      received_name: null,
      received_at: null,
      cob: JSON.stringify(cobOf(body as Cob)) as never,
    })
    .onConflict((c) => c.column('txid').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) throw new Problem(409, 'txid_duplicado', 'Já existe uma cobrança com este txid.');
  ctx.noted({ about: txid });
  ctx.live('pix-qrcodes', 'created', [made.id]);
  return toCob(made, []);
}

const missing = () => new Problem(404, 'cobranca_nao_encontrada', 'Nenhuma cobrança encontrada para o txid informado.');

async function findCob(ctx: Ctx, txid: string, { lock = false } = {}): Promise<Row> {
  const query = (lock ? ctx.trx() : ctx.db)
    .selectFrom('pix_qrcodes')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('txid', '=', txid)
    .where('cob', 'is not', null);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

export async function showCob(ctx: Ctx, txid: string) {
  const row = await findCob(ctx, txid);
  return toCob(row, await receivedOfTxid(ctx, [row.txid]));
}

/** Changes a charge that can still be paid, or takes it away. @throws Problem 404, 400 where it ended */
export async function reviseCob(ctx: Ctx, txid: string, body: Static<typeof REVISION_BODY>) {
  const row = await findCob(ctx, txid, { lock: true });
  if (statusOf(row) !== 'ATIVA')
    throw new Problem(400, 'status_cobranca_invalido', 'A cobrança não está ativa e não pode ser alterada.');
  const key = body.chave === undefined ? row.key : (readKey(body.chave)?.key ?? '');
  const amount = body.valor ? centsOf(body.valor.original) : row.amount;
  const trx = ctx.trx();
  refuseFields([
    ...(amount === 0 ? [{ field: 'valor.original', message: 'O valor deve ser maior que zero.' }] : []),
    ...((await holdsKey(ctx, key)) ? [] : [{ field: 'chave', message: 'A chave não é desta conta.' }]),
    ...refuseDebtor(body as Cob),
  ]);
  const seconds = body.calendario?.expiracao;
  const changed = await trx
    .updateTable('pix_qrcodes')
    .set({
      key,
      amount,
      revision: sql<number>`revision + 1`,
      cob: JSON.stringify({ ...row.cob, ...cobOf(body as Cob) }) as never,
      ...(body.solicitacaoPagador !== undefined && { description: body.solicitacaoPagador }),
      ...(seconds !== undefined && { expires_at: new Date(row.created_at.getTime() + seconds * 1000) }),
      ...(body.status && { removed_at: ctx.now }),
    })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: txid });
  ctx.live('pix-qrcodes', 'updated', [row.id]);
  return toCob(changed, []);
}

const statusOf = ({ received_count, removed_at }: Pick<Row, 'received_count' | 'removed_at'>): string =>
  received_count > 0 ? 'CONCLUIDA' : removed_at ? 'REMOVIDA_PELO_USUARIO_RECEBEDOR' : 'ATIVA';

type Received = Awaited<ReturnType<typeof receivedOfTxid>>;

function toCob(row: Row, received: Received) {
  const seconds = Math.round(((row.expires_at ?? row.created_at).getTime() - row.created_at.getTime()) / 1000);
  const pix = received.filter(({ txid }) => txid === row.txid);
  return {
    calendario: { criacao: row.created_at.toISOString(), expiracao: seconds },
    txid: row.txid,
    revisao: row.revision,
    loc: { id: row.id, location: `${LOCATION}/${row.txid}`, tipoCob: 'cob', criacao: row.created_at.toISOString() },
    location: `${LOCATION}/${row.txid}`,
    status: statusOf(row),
    ...row.cob,
    valor: { original: moneyOf(row.amount ?? 0) },
    chave: row.key,
    pixCopiaECola: row.payload,
    ...(pix.length ? { pix: pix.map(toPix) } : {}),
  };
}

/** Charges of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listCobs(ctx: Ctx, query: Record<string, string | undefined>) {
  const window: Window = readWindow(query);
  const found = () =>
    ctx.db
      .selectFrom('pix_qrcodes')
      .where('account_id', '=', ctx.accountId)
      .where('cob', 'is not', null)
      .where('created_at', '>=', window.from)
      .where('created_at', '<=', window.to);
  const { total } = await found()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found()
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.size)
    .offset(window.page * window.size)
    .execute();
  const received = await receivedOfTxid(
    ctx,
    rows.map(({ txid }) => txid),
  );
  return { parametros: pageOf(window, Number(total)), cobs: rows.map((row) => toCob(row, received)) };
}

/** The code of a location, to be copied and as a picture. @throws Problem 404 */
export async function readLocationQr(ctx: Ctx, id: string) {
  const row = /^\d{1,15}$/.test(id)
    ? await ctx.db
        .selectFrom('pix_qrcodes')
        .selectAll()
        .where('account_id', '=', ctx.accountId)
        .where('id', '=', Number(id))
        .where('cob', 'is not', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Problem(404, 'location_nao_encontrada', 'Nenhuma location encontrada para o id informado.');
  return { qrcode: row.payload, imagemQrcode: await qrImage(row.payload), linkVisualizacao: `${LOCATION}/${row.txid}` };
}
