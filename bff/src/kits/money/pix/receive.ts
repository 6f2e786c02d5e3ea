import type { Db, Trx } from '../../../core/database';
import { prepared } from '../../../core/round-trips';
import type { JobTools } from '../../../core/jobs';
import { BANK, holdAccounts, post, publishMoney } from '../../../ledger/ledger';
import { pixListeners, type ReceivedPix } from './listeners';
import { RECEIVED_PIX, type ReceivedKind } from './received-kinds';
import './tables';

/** A Pix as the network reports it; repeated with the same end-to-end id it counts once. */
export interface IncomingPix {
  accountId: number;
  /** 32 characters: 'E', the payer's ISPB, the minute, eleven more. */
  endToEnd: string;
  /** The txid of the code that was paid. */
  txid?: string | null;
  /** The key that was paid. */
  key?: string | null;
  /** Integer cents. */
  amount: number;
  payer: {
    name: string;
    /** CPF or CNPJ without mask. */
    document: string | null;
    ispb: string;
    bank: string;
    branch?: string | null;
    account?: string | null;
  };
  message?: string;
  /** Kind of posting that it is named by; 'pix-received' unless given. */
  kind?: ReceivedKind;
  /** The bank's time. */
  at: Date;
}

/** Begins the key of a received Pix's posting; account and end-to-end id follow. */
export const PIX_POSTING = 'pix-in:';

/** The Pix that the account received with an end-to-end id. */
export const pixOfEndToEnd = (db: Db, accountId: number, endToEnd: string): Promise<ReceivedPix | undefined> =>
  db
    .selectFrom('pix_received')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('end_to_end', '=', endToEnd)
    .executeTakeFirst();

/** The Pix that a posting credited; undefined where it credited none, or one that paid a charge. */
export async function pixOfPosting(db: Db, accountId: number, key: string): Promise<ReceivedPix | undefined> {
  const own = `${PIX_POSTING}${accountId}:`;
  return key.startsWith(own) ? pixOfEndToEnd(db, accountId, key.slice(own.length)) : undefined;
}

/**
 * Takes a Pix that came in. It is credited exactly once, whatever the network repeats: by the area that its txid belongs to, else whole to
 * the account. Then the listening areas and open pages are told.
 * @param ctx a job's tools; a call's context fits
 * @param options.from the money waits on the settlement of that account of this bank, whose Pix names no charge
 * @param options.expected the caller knows what the Pix is for, though it names no charge
 * @returns null where it was taken before
 */
export async function receivePix(
  trx: Trx,
  ctx: JobTools,
  event: IncomingPix,
  { from = BANK, ...options }: { from?: number; expected?: boolean } = {},
): Promise<ReceivedPix | null> {
  if (!Number.isSafeInteger(event.amount) || event.amount <= 0)
    throw new Error(`Pix ${event.endToEnd} is not of whole, positive cents`);
  const { accountId, payer, at } = event;
  const inserted = await trx
    .insertInto('pix_received')
    .values({
      account_id: accountId,
      end_to_end: event.endToEnd,
      txid: event.txid ?? null,
      key: event.key ?? null,
      amount: event.amount,
      payer_name: payer.name,
      payer_document: payer.document,
      payer_ispb: payer.ispb,
      payer_bank: payer.bank,
      payer_branch: payer.branch ?? null,
      payer_account: payer.account ?? null,
      message: event.message ?? '',
      received_at: at,
      charge_id: null,
      kind: event.kind ?? 'pix-received',
    })
    .onConflict((c) => c.columns(['account_id', 'end_to_end']).doNothing())
    .returningAll()
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (!inserted) return null;
  const pix = await credit(trx, ctx, inserted, from);
  const expected = options.expected || (await isExpected(trx, pix));
  for (const { heard } of pixListeners) await heard?.(trx, ctx, pix, { expected });
  ctx.afterCommit(() => ctx.services.realtime.live(accountId, 'pix-received', 'created', [pix.id]));
  publishMoney(ctx, accountId);
  return pix;
}

/**
 * Locks the charge that a Pix with a txid pays, then the accounts that its payment moves money of. Called before money moves where the Pix
 * leaves another account of this bank in the same transaction.
 */
export async function holdPaid(trx: Trx, from: number, pix: Pick<ReceivedPix, 'account_id' | 'txid'>): Promise<void> {
  const payees: number[] = [];
  for (const { holds } of pixListeners) payees.push(...((await holds?.(trx, pix)) ?? []));
  await holdAccounts(trx, [from, pix.account_id, ...payees]);
}

async function isExpected(trx: Trx, pix: ReceivedPix): Promise<boolean> {
  for (const { expects } of pixListeners) if (await expects?.(trx, pix)) return true;
  return false;
}

/** Credits a Pix: by the area whose charge it pays, else whole to the account. */
async function credit(trx: Trx, ctx: JobTools, pix: ReceivedPix, from: number): Promise<ReceivedPix> {
  for (const { pays } of pixListeners) {
    const chargeId = await pays?.(trx, ctx, pix);
    if (!chargeId) continue;
    return trx
      .updateTable('pix_received')
      .set({ charge_id: chargeId })
      .where('account_id', '=', pix.account_id)
      .where('id', '=', pix.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  await post(trx, {
    key: `${PIX_POSTING}${pix.account_id}:${pix.end_to_end}`,
    kind: pix.kind,
    description: `${RECEIVED_PIX[pix.kind]} de ${pix.payer_name}`,
    at: pix.received_at,
    protocol: pix.end_to_end,
    counterpart: { name: pix.payer_name, document: pix.payer_document },
    ...(pix.key ? { pixKey: pix.key } : {}),
    entries: [
      { accountId: pix.account_id, kind: 'available', amount: pix.amount },
      { accountId: from, kind: 'settlement', amount: -pix.amount },
    ],
  });
  return pix;
}

/**
 * The account that has a key, locked with the key until the transaction ends: it neither loses the key nor is closed meanwhile. Null
 * where the key is of no account of this bank, or of one that was closed.
 */
export async function holderOfKey(trx: Trx, key: string): Promise<number | null> {
  const active = trx.selectFrom('pix_keys').select('account_id').where('key', '=', key).where('state', '=', 'active');
  const pixKey = await active.executeTakeFirst();
  if (!pixKey) return null;
  // the account before its key, as closing an account locks them
  const open = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', pixKey.account_id)
    .where('is_shutdown', '=', false)
    .forKeyShare()
    .executeTakeFirst();
  if (!open) return null;
  const held = await active.where('account_id', '=', open.id).forShare().executeTakeFirst();
  return held?.account_id ?? null;
}

/**
 * Takes a Pix to a key: credits it to the account that has the key.
 * @returns null where the key is of no open account of this bank (the payer's bank keeps the money), or where the Pix was taken before
 */
export async function receiveByKey(
  trx: Trx,
  ctx: JobTools,
  event: Omit<IncomingPix, 'accountId' | 'key'> & { key: string },
): Promise<ReceivedPix | null> {
  const accountId = await holderOfKey(trx, event.key);
  return accountId === null ? null : receivePix(trx, ctx, { ...event, accountId });
}
