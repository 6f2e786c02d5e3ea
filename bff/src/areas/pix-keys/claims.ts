import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PixClaim } from '@balcao/contract/pix-keys';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import type { DirectoryEntry } from '../../rails/pix-directory/port';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { OWN_BANK } from '../../core/banks';
import { notifySides } from './news';
import { partyOf } from './parties';
import type { ClaimRow, Party } from './tables';
import './tables';

type Side = PixClaim['side'];
export type Move = 'confirm' | 'reject';

/** Days in which the donor answers, and then days in which the claimer confirms (domain.md 2). */
const ANSWER_DAYS = 7;
const DAY = 86_400_000;

/** The moves that a side may make in the claim's state. */
export function movesOf({ kind, side, state }: Pick<ClaimRow, 'kind' | 'side' | 'state'>): Move[] {
  if (side === 'donor') return state === 'WAITING_RESOLUTION' ? ['confirm', 'reject'] : [];
  if (state === 'CONFIRMED') return kind === 'claim' ? ['confirm', 'reject'] : ['reject'];
  return state === 'OPEN' || state === 'WAITING_RESOLUTION' ? ['reject'] : [];
}

interface Asked {
  kind: PixClaim['kind'];
  key: string;
  type: ClaimRow['type'];
}

/** Opens a claim or portability of a key; a row for each side that is an account of this bank (a number). @throws Error if one is open. */
export async function openClaim(
  trx: Trx,
  asked: Asked,
  { claimer, donor }: { claimer: number | Party; donor: number | DirectoryEntry },
  now: Date,
): Promise<ClaimRow[]> {
  const number = randomUUID();
  const answer_by = new Date(now.getTime() + ANSWER_DAYS * DAY);
  const complete_by = new Date(answer_by.getTime() + ANSWER_DAYS * DAY);
  const shared = { ...asked, number, state: 'OPEN', opened_at: now, answer_by, complete_by, ended_at: null } as const;
  const party = async (of: number | Party) => JSON.stringify(typeof of === 'number' ? await partyOf(trx, of) : of);
  const sides: [Side, number | Party, number | Party][] = [
    ['claimer', claimer, donor],
    ['donor', donor, claimer],
  ];
  const rows = [];
  for (const [side, own, other] of sides)
    if (typeof own === 'number')
      rows.push({ ...shared, account_id: own, side, other: await party(other), ended_by: null });
  return trx.insertInto('pix_claims').values(rows).returningAll().execute();
}

/** The id of this bank's account that has a key, or else the directory's entry. */
export async function donorOf(trx: Trx, entry: DirectoryEntry): Promise<number | DirectoryEntry> {
  if (entry.account.ispb !== OWN_BANK.ispb) return entry;
  const own = await trx
    .selectFrom('pix_keys')
    .select('account_id')
    .where('key', '=', entry.key)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return own?.account_id ?? entry;
}

/** The rows of a claim, one for each side at this bank, locked until the transaction ends. */
const holdClaim = (trx: Trx, number: string): Promise<ClaimRow[]> =>
  trx
    .selectFrom('pix_claims')
    .selectAll()
    .where('number', '=', number)
    .orderBy('account_id')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * A side confirms or rejects a claim: an account of this bank or, told by the network, another bank.
 * @throws Problem 409 where the claim's state does not allow the move.
 */
export async function moveClaim(
  trx: Trx,
  tools: JobTools,
  { number, side, move }: { number: string; side: Side; move: Move },
  now: Date,
): Promise<ClaimRow[]> {
  const rows = await holdClaim(trx, number);
  const [first] = rows;
  if (!first || !movesOf({ ...first, side }).includes(move))
    throw new Problem(409, 'claim-moved', 'Este pedido já foi respondido ou ainda não chegou ao outro banco.');
  if (move === 'reject') return endClaim(trx, tools, rows, { state: 'CANCELLED', by: side, now });
  if (side === 'claimer') return completeClaim(trx, tools, rows, now);
  return changeClaim(trx, tools, rows, { state: 'CONFIRMED' }, now);
}

async function changeClaim(
  trx: Trx,
  tools: JobTools,
  rows: ClaimRow[],
  set: Partial<Pick<ClaimRow, 'state' | 'ended_at' | 'ended_by'>>,
  now: Date,
): Promise<ClaimRow[]> {
  const changed = await trx
    .updateTable('pix_claims')
    .set(set)
    .where('number', '=', rows[0]!.number)
    .returningAll()
    .execute();
  await notifySides(trx, tools, changed, now);
  return changed;
}

const endClaim = (
  trx: Trx,
  tools: JobTools,
  rows: ClaimRow[],
  { state, by, now }: { state: 'COMPLETED' | 'CANCELLED'; by: ClaimRow['ended_by']; now: Date },
) => changeClaim(trx, tools, rows, { state, ended_at: now, ended_by: by }, now);

/** Cancels the open claims of an account that is being closed, on either side. */
export async function dropClaims(trx: Trx, tools: JobTools, accountId: number, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('pix_claims')
    .select(['number', 'side'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { number, side } of open) {
    const rows = await holdClaim(trx, number);
    const by = side === 'claimer' ? 'claimer' : 'gone';
    if (!rows[0]!.ended_at) await endClaim(trx, tools, rows, { state: 'CANCELLED', by, now });
  }
}

/** Moves the key from the donor to the claimer in one transaction, so that a payment always finds exactly one of them. */
async function completeClaim(trx: Trx, tools: JobTools, rows: ClaimRow[], now: Date): Promise<ClaimRow[]> {
  const { key, type, kind } = rows[0]!;
  const donor = rows.find(({ side }) => side === 'donor');
  const claimer = rows.find(({ side }) => side === 'claimer');
  const holds = await trx
    .selectFrom('pix_keys')
    .select(['account_id', 'id'])
    .where('key', '=', key)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  // the donor deleted the key meanwhile, or another account has it: the claim is canceled
  if (holds?.account_id !== donor?.account_id)
    return endClaim(trx, tools, rows, { state: 'CANCELLED', by: 'gone', now });
  if (donor && holds)
    await trx
      .updateTable('pix_keys')
      .set({ state: kind === 'portability' ? 'ported' : 'claimed', ended_at: now })
      .where('account_id', '=', holds.account_id)
      .where('id', '=', holds.id)
      .execute();
  await pixDirectory(tools.services.config).left(trx, key, claimer ? null : donor!.other, now);
  if (claimer && !(await addKey(trx, claimer.account_id, { type, key }, now)))
    throw new Error(`claim ${rows[0]!.number} gives a key that another account has`);
  return endClaim(trx, tools, rows, { state: 'COMPLETED', by: null, now });
}

/** Inserts an active key of an account; undefined where some account has the key already, perhaps since a moment ago. */
export const addKey = (
  trx: Trx,
  accountId: number,
  { type, key }: { type: DirectoryEntry['type']; key: string },
  now: Date,
) =>
  trx
    .insertInto('pix_keys')
    .values({
      account_id: accountId,
      type,
      key,
      state: 'active',
      created_at: now,
      owned_since: now,
      ended_at: null,
    })
    .onConflict((c) => c.column('key').where('state', '=', 'active').doNothing())
    .returningAll()
    .executeTakeFirst();

const AT_ONCE = 100;

/** Moves claims on with time: delivers open ones to the donor, completes confirmed portabilities, ends those past their deadline. */
export async function ageClaims(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('pix_claims')
    .select('number')
    .where('ended_at', 'is', null)
    .where(
      sql<boolean>`(state = 'OPEN' or (state = 'CONFIRMED' and (kind = 'portability' or complete_by <= ${now}))
        or (state = 'WAITING_RESOLUTION' and answer_by <= ${now}))`,
    )
    .limit(AT_ONCE)
    .execute();
  for (const number of new Set(due.map((row) => row.number))) {
    const rows = await holdClaim(trx, number);
    const { state, kind, answer_by, complete_by } = rows[0]!;
    if (state === 'OPEN') await changeClaim(trx, tools, rows, { state: 'WAITING_RESOLUTION' }, now);
    else if (state === 'CONFIRMED' && kind === 'portability') await completeClaim(trx, tools, rows, now);
    else if (state === 'CONFIRMED' && complete_by <= now)
      await endClaim(trx, tools, rows, { state: 'CANCELLED', by: 'time', now });
    else if (state === 'WAITING_RESOLUTION' && answer_by <= now)
      // without an answer, a claimed phone is confirmed for the claimer, who proved to have it; a portability is canceled
      await (kind === 'claim'
        ? changeClaim(trx, tools, rows, { state: 'CONFIRMED' }, now)
        : endClaim(trx, tools, rows, { state: 'CANCELLED', by: 'time', now }));
  }
}
