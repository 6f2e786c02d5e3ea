import type { Answer } from '@balcao/contract/core/registry';
import { directedTo } from '../../core/account-directory';
import { isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { fieldProblem, notFound } from '../../core/problem';
import type { MoneyCtx } from '../../kits/money/kind';
import { amountDueOn } from '../../kits/charging/amount';
import { pixDirectory } from '../../rails/pix-directory/rail';
import type { DirectoryEntry } from '../../rails/pix-directory/port';
import { parseBrCode, type BrCode } from '../../rails/pix/br-code';
import { dynamicCode } from '../pix-qrcodes/service';
import { pixLocations, type PixCharge } from '../../rails/pix/locations';
import { OWN_BANK } from '../../core/banks';
import { maskDocument } from '../../core/mask-document';
import { valueOf } from './code-rules';
import './tables';
import '../../kits/charging/tables';

/** A code that was read, with the payee it leads to. */
export interface ReadCode {
  code: BrCode;
  charge: PixCharge | null;
  owner: DirectoryEntry;
}

/** Locations of this bank's dynamic codes; they end with the txid. */
const OWN_HOST = /^pix\.balcao\.example\/(?:v2\/)?(?:[\w-]+\/)*([0-9A-Za-z]{26,35})$/;

/**
 * Reads a Pix Copia e Cola: its structure and CRC, then whom it pays and what they ask for.
 * @throws Problem 404 where its location or key leads to nobody; 422 at `qrcode` where the text is no code.
 */
export async function readCode(
  ctx: Pick<MoneyCtx, 'services' | 'now'> & { db: Db },
  typed: string,
  day: string = saoPauloDay(ctx.now),
): Promise<ReadCode> {
  const read = parseBrCode(typed);
  if (!read.ok) throw fieldProblem('qrcode', read.message);
  const { code } = read;
  if (code.kind === 'recurrence')
    throw fieldProblem('qrcode', 'Este código só autoriza um Pix automático. Use-o na página Pix automático.');
  const { location } = code;
  const own = location === null ? null : await ownCharge(ctx.db, location, day);
  if (own) return { code, ...own };
  const ownCode =
    location === null ? null : await madeCode(ctx.db, location, ctx.now, isRealDay(day) ? day : saoPauloDay(ctx.now));
  const charge = ownCode ?? (location === null ? null : await readElsewhere(ctx, location));
  if (location !== null && !charge) throw notFound();
  const owner = await pixDirectory(ctx.services.config).findKey(ctx.db, charge?.key ?? code.key ?? '');
  if (!owner) throw notFound();
  return { code, charge, owner };
}

/** The charge at a location of another bank. One of this bank that leads to no open account is nowhere else either. */
async function readElsewhere({ services, now }: Pick<MoneyCtx, 'services' | 'now'>, location: string) {
  if (location.startsWith('pix.balcao.example/')) return null;
  return pixLocations(services.config).read(location, now);
}

/** What a QR code that was made in this bank asks for; null where the location is not of one. */
async function madeCode(db: Db, location: string, now: Date, day: string): Promise<PixCharge | null> {
  const code = await dynamicCode(db, location, now, day);
  if (!code?.key) return null;
  return {
    txid: code.txid,
    state: code.state === 'paid' ? 'paid' : code.state === 'off' ? 'removed' : 'active',
    key: code.key,
    value: code.amount,
    canChangeValue: false,
    expiresAt: code.expiresAt,
    dueDate: null,
    description: code.description || null,
    payerRequest: null,
    receiver: { address: null, city: null, state: null, zipcode: null },
  };
}

/** The charge of this bank that a code pays; null where it pays none. */
async function ownCharge(db: Db, location: string, day: string): Promise<Omit<ReadCode, 'code'> | null> {
  const txid = OWN_HOST.exec(location)?.[1];
  if (!txid) return null;
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', directedTo('charges', 'txid', txid))
    .where('txid', '=', txid)
    .executeTakeFirst();
  if (!row) return null;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', row.account_id)
    .where('is_shutdown', '=', false)
    .executeTakeFirst();
  if (!account) return null;
  const isOpen = ['new', 'waiting', 'unpaid', 'link'].includes(row.status);
  return {
    charge: {
      txid,
      state: isOpen ? 'active' : ['canceled', 'expired'].includes(row.status) ? 'removed' : 'paid',
      key: '',
      value: isRealDay(day) ? amountDueOn(row, day).total : row.value,
      canChangeValue: false,
      expiresAt: null,
      dueDate: row.expire_at,
      description: null,
      payerRequest: null,
      receiver: { address: null, city: null, state: null, zipcode: null },
    },
    owner: {
      key: '',
      type: 'random',
      holder: {
        name: account.nickname,
        document: account.document,
        kind: account.document.length === 11 ? 'F' : 'J',
      },
      account: {
        ispb: OWN_BANK.ispb,
        bankName: OWN_BANK.name,
        branch: OWN_BANK.branch,
        number: account.account_number,
        type: 'payment',
      },
      ownedSince: new Date(0),
    },
  };
}

export function codeAnswer(read: ReadCode): Answer<'POST /pix/qrcodes/parse'> {
  const { code, charge, owner } = read;
  const value = valueOf(read);
  return {
    kind: code.kind === 'dynamic' ? 'dynamic' : 'static',
    key: charge ? null : owner.key,
    value,
    canChangeValue: value === null || (charge?.canChangeValue ?? false),
    expiresAt: charge?.expiresAt?.toISOString() ?? null,
    dueDate: charge?.dueDate ?? null,
    txid: charge?.txid ?? code.txid,
    description: charge?.description ?? code.description,
    payerRequest: charge?.payerRequest ?? null,
    hasRecurrence: code.recurrence !== null,
    ...ownerAnswer(owner),
    receiver: charge?.receiver ?? { address: null, city: code.merchantCity || null, state: null, zipcode: null },
  };
}

/** Who is behind a key, as far as somebody who only knows the key may see. */
export const ownerAnswer = ({ holder, account }: DirectoryEntry) => ({
  owner: { name: holder.name, document: maskDocument(holder.document) },
  account: { ispb: account.ispb, bank: account.bankName, branch: null, number: null },
});
