import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { PixQrcode, PixQrcodeDetail } from '@balcao/contract/pix-qrcodes';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { qrImage } from '../../core/qr-image';
import { readKey } from '../../rails/pix-directory/keys';
import { OWN_BANK } from '../../core/banks';
import { findRow } from '../../core/rows';
import { buildDynamicBrCode, buildStaticBrCode, carriedMerchant } from '../../rails/pix/br-code';
import { endedAs } from './ended';
import './tables';

type Row = Selectable<Database['pix_qrcodes']>;
type Asked = Body<'POST /pix/qrcodes'>;

/** Location of this bank's dynamic codes, without the txid. */
export const LOCATION = 'pix.balcao.example/v2/cob';
const DAY_SECONDS = 86_400;
/** Most characters of key and message together: their field of the code holds 99, of which the scheme's name and lengths take 26. */
const MOST_SAID = 73;
const TOO_LONG = 'A mensagem não cabe no código com esta chave: encurte-a ou escolha outra chave.';

const toDto = (
  row: Omit<Row, 'account_id' | 'payload' | 'revision' | 'due_day'>,
  { now, keys }: Standing,
): PixQrcode => ({
  id: row.id,
  kind: row.kind,
  txid: row.txid,
  key: row.key,
  amount: row.amount,
  description: row.description,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  state: endedAs(row, now) ?? (keys.has(row.key) ? 'active' : 'off'),
  received: {
    count: row.received_count,
    amount: row.received_amount,
    name: row.received_name,
    at: row.received_at?.toISOString() ?? null,
  },
});

interface Standing {
  now: Date;
  /** Active Pix keys of the account. */
  keys: ReadonlySet<string>;
}

async function standing(db: Db, accountId: number): Promise<Standing> {
  const rows = await db
    .selectFrom('pix_keys')
    .select('key')
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .execute();
  return { now: await bankNow(db), keys: new Set(rows.map(({ key }) => key)) };
}

export const codes = listOf({
  from: 'pix_qrcodes',
  columns: [
    'kind',
    'txid',
    'key',
    'amount',
    'description',
    'expires_at',
    'created_at',
    'received_count',
    'received_amount',
    'received_name',
    'received_at',
    'cob',
    'removed_at',
    'location_id',
  ],
  where: ({ kind, paid }: { kind?: PixQrcode['kind']; paid?: 'yes' | 'no' }) => [
    kind && sql`kind = ${kind}`,
    paid && (paid === 'yes' ? sql`received_count > 0` : sql`received_count = 0`),
  ],
  order: { created_at: ['created_at', 'desc'], amount: ['amount', 'desc'] },
  beside: (_rows, { db, accountId }) => standing(db, accountId),
  item: toDto,
});

/** Name and city of the account's holder, as a BR Code carries them. */
export async function merchantOf(ctx: Pick<Ctx, 'db' | 'accountId'>) {
  const { nickname, address } = await ctx.db
    .selectFrom('accounts')
    .select(['nickname', 'address'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  return { merchantName: nickname, merchantCity: address?.city || 'São Paulo' };
}

/** The input checked, with the key as the directory writes it. @throws Problem 422 at `key`, `amount`, `description` and `expires_in`. */
async function readAsked(ctx: Ctx, { kind, key: typed, amount, description = '', expires_in }: Asked) {
  const key = readKey(typed)?.key ?? '';
  const trimmed = description.trim();
  const { keys } = await standing(ctx.db, ctx.accountId);
  const fault = (wrong: boolean, field: string, message: string) => (wrong ? [{ field, message }] : []);
  refuseFields([
    ...fault(!keys.has(key), 'key', 'Escolha uma chave desta conta.'),
    ...fault(amount === 0, 'amount', 'Informe um valor maior que zero.'),
    ...fault(kind === 'dynamic' && amount === undefined, 'amount', 'Informe o valor do QR Code dinâmico.'),
    ...fault(kind === 'static' && key.length + trimmed.length > MOST_SAID, 'description', TOO_LONG),
    ...fault(kind === 'static' && expires_in !== undefined, 'expires_in', 'Só o QR Code dinâmico tem validade.'),
  ]);
  return { kind, key, amount: amount ?? null, description: trimmed, expires_in };
}

export async function previewCode(ctx: Ctx, body: Asked): Promise<Answer<'POST /pix/qrcodes/preview'>> {
  await readAsked(ctx, body);
  const { merchantName, merchantCity } = carriedMerchant(await merchantOf(ctx));
  return { name: merchantName.slice(0, 25), city: merchantCity.slice(0, 15), bank: OWN_BANK.name };
}

/** Makes a QR code; a dynamic one expires after a day unless `expires_in` (seconds) says otherwise. @throws Problem 422 */
export async function makeCode(ctx: Ctx, body: Asked): Promise<PixQrcodeDetail> {
  const { kind, key, amount, description, expires_in } = await readAsked(ctx, body);
  // a dynamic code's txid has 32 characters, a static one's 25 (domain.md 2)
  const txid = randomBytes(16)
    .toString('hex')
    .slice(0, kind === 'dynamic' ? 32 : 25);
  const payload = payloadOf(await merchantOf(ctx), { kind, key, amount, description, txid });
  const seconds = expires_in ?? DAY_SECONDS;
  const row = await ctx
    .trx()
    .insertInto('pix_qrcodes')
    .values({
      account_id: ctx.accountId,
      kind,
      txid,
      key,
      amount,
      description,
      payload,
      expires_at: kind === 'dynamic' ? new Date(ctx.now.getTime() + seconds * 1000) : null,
      created_at: ctx.now,
      received_name: null,
      received_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.live('pix-qrcodes', 'created', [row.id]);
  return detailOf(ctx, row);
}

type Said = Pick<Row, 'kind' | 'key' | 'amount' | 'description' | 'txid'>;

export function payloadOf(merchant: Awaited<ReturnType<typeof merchantOf>>, trimmed: Said): string {
  const { kind, key, amount, description, txid } = trimmed;
  if (kind === 'dynamic') return buildDynamicBrCode({ ...merchant, location: `${LOCATION}/${txid}` });
  return buildStaticBrCode({
    ...merchant,
    key,
    txid,
    ...(amount === null ? {} : { amount }),
    ...(description ? { description } : {}),
  });
}

const detailOf = async (ctx: Ctx, row: Row): Promise<PixQrcodeDetail> => ({
  ...toDto(row, await standing(ctx.db, ctx.accountId)),
  payload: row.payload,
  image: await qrImage(row.payload),
});

/** A QR code of the account. @throws Problem 404 */
async function findCode(ctx: Ctx, id: number): Promise<Row> {
  return findRow(ctx.db, 'pix_qrcodes', ctx.accountId, id);
}

export const showCode = async (ctx: Ctx, id: number) => detailOf(ctx, await findCode(ctx, id));

export async function pictureOf(ctx: Ctx, id: number) {
  const { payload, txid } = await findCode(ctx, id);
  const [, base64 = ''] = (await qrImage(payload)).split(',');
  return { name: `qrcode-pix-${txid.slice(0, 8)}.png`, bytes: Buffer.from(base64, 'base64') };
}

export async function shareText(ctx: Ctx, id: number): Promise<Answer<'GET /pix/share-whatsapp/{id}'>> {
  const { payload, amount, description } = await findCode(ctx, id);
  const { merchantName } = await merchantOf(ctx);
  const asks = amount ? `Pague ${formatMoney(amount)} a ${merchantName} por Pix` : `Pague a ${merchantName} por Pix`;
  const text = `${asks}${description ? ` (${description})` : ''}. Copie o código e cole em “Pix Copia e Cola” no seu banco:\n\n${payload}`;
  return { text, url: `https://wa.me/?text=${encodeURIComponent(text)}` };
}
