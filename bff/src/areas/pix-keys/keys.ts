import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { PixClaim, PixKey, PixKeyOutcome, PixKeys } from '@balcao/contract/pix-keys';
import type { Ctx } from '../../core/area';
import type { Database, Db } from '../../core/database';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import type { DirectoryEntry, PixKeyType } from '../../rails/pix-directory/port';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { openChecks, judgeCode, startCheck } from './checks';
import { addKey, donorOf, moveClaim, movesOf, openClaim, type Move } from './claims';
import type { ClaimRow } from './tables';
import { maskName } from './parties';
import { alreadyHere, inClaim, mostKeys, ofNobody, ofSomebody, readAsked, tooMany } from './rules';
import './tables';

type KeyRow = Selectable<Database['pix_keys']>;
type Asked = { type: PixKeyType; key: string };

const ENDED_DAYS = 30;
const DAY = 86_400_000;

const shownKey = ({ id, type, key, created_at }: KeyRow, claims: readonly ClaimRow[]): PixKey => ({
  id,
  type,
  key,
  created_at: created_at.toISOString(),
  claim: claims.find((claim) => claim.key === key && claim.side === 'donor' && !claim.ended_at)?.id ?? null,
});

const shownClaim = (row: ClaimRow): PixClaim => ({
  id: row.id,
  kind: row.kind,
  side: row.side,
  type: row.type,
  key: row.key,
  state: row.state,
  other: { name: maskName(row.other.holder.name), bank: row.other.account.bankName },
  opened_at: row.opened_at.toISOString(),
  answer_by: row.answer_by.toISOString(),
  complete_by: row.complete_by.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  ended_by: row.ended_by,
  may: movesOf(row),
});

const outcome = (more: Partial<PixKeyOutcome> & Pick<PixKeyOutcome, 'outcome'>): PixKeyOutcome => ({
  key: null,
  check: null,
  claim: null,
  holder: null,
  ...more,
});

const active = (db: Db, accountId: number) =>
  db.selectFrom('pix_keys').selectAll().where('account_id', '=', accountId).where('state', '=', 'active');

const documentOf = async (ctx: Ctx): Promise<string> =>
  (await ctx.db.selectFrom('accounts').select('document').where('id', '=', ctx.accountId).executeTakeFirstOrThrow())
    .document;

/** The account's keys, its claims of the last 30 days on either side, open checks, and the limit of keys. */
export async function listKeys(ctx: Ctx): Promise<PixKeys> {
  const value = await documentOf(ctx);
  const keys = await active(ctx.db, ctx.accountId).orderBy('created_at').orderBy('id').execute();
  const since = new Date(ctx.now.getTime() - ENDED_DAYS * DAY);
  const claims = ctx.can('pix:keys')
    ? await ctx.db
        .selectFrom('pix_claims')
        .selectAll()
        .where('account_id', '=', ctx.accountId)
        .where((w) => w.or([w('ended_at', 'is', null), w('ended_at', '>', since)]))
        .orderBy('opened_at', 'desc')
        .orderBy('id', 'desc')
        .limit(50)
        .execute()
    : [];
  return {
    keys: keys.map((row) => shownKey(row, claims)),
    claims: claims.map(shownClaim),
    checks: ctx.can('pix:keys') ? await openChecks(ctx) : [],
    limit: { used: keys.length, most: mostKeys(value) },
    document: { type: value.length === 11 ? 'cpf' : 'cnpj', value },
  };
}

/**
 * Locks the account against simultaneous registrations.
 * @throws Problem 403 where it was closed a moment ago; 422 where it has the key, a claim of the key is open, or at its limit
 */
async function refuseHere(ctx: Ctx, key: string, document: string): Promise<void> {
  const account = await ctx
    .trx()
    .selectFrom('accounts')
    .select('is_shutdown')
    .where('id', '=', ctx.accountId)
    // not for update: two accounts that claim each other's keys refer to each other
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (account.is_shutdown) throw new Problem(403, 'shutdown', 'Esta conta foi encerrada.', { type: 'shutdown' });
  const keys = await active(ctx.db, ctx.accountId).execute();
  if (keys.some((row) => row.key === key)) throw alreadyHere();
  const asked = await ctx.db
    .selectFrom('pix_claims')
    .select(['account_id', 'key', 'side'])
    .where('ended_at', 'is', null)
    .where((w) => w.or([w('key', '=', key), w('account_id', '=', ctx.accountId)]))
    .execute();
  if (asked.some((claim) => claim.key === key)) throw inClaim();
  // claims and portabilities under way count, as their keys will come to the account
  const coming = asked.filter((claim) => claim.side === 'claimer').length;
  const most = mostKeys(document);
  if (keys.length + coming >= most) throw tooMany(most);
}

const maskedOwner = ({ holder, account }: DirectoryEntry) => ({ name: maskName(holder.name), bank: account.bankName });

/** How to get a key that is taken: portability for the holder's own, claim for another person's phone. @throws Problem 422 for others. */
function wayTo(entry: DirectoryEntry, document: string): 'portability' | 'claim' {
  if (entry.holder.document === document) return 'portability';
  if (entry.type !== 'phone') throw ofSomebody(entry.account.bankName);
  return 'claim';
}

/** Registers a key, or sends a code to it, or answers how to get it from its holder. @throws Problem 422 at the faulty field. */
export async function registerKey(ctx: Ctx, { type, key: typed }: Body<'POST /pix/key'>): Promise<PixKeyOutcome> {
  const document = await documentOf(ctx);
  const key = type === 'random' ? newRandom() : readAsked({ type, key: typed }, document);
  await refuseHere(ctx, key, document);
  const entry = type === 'random' ? null : await pixDirectory(ctx.services.config).findKey(ctx.db, key);
  if (entry) return outcome({ outcome: wayTo(entry, document), holder: maskedOwner(entry) });
  if (type === 'phone' || type === 'email')
    return outcome({ outcome: 'code-sent', check: await startCheck(ctx, { type, key, purpose: 'register' }) });
  return added(ctx, { type, key }, document);
}

/** A new random key; never ends in 0, as in the sandbox's directory such keys belong to other banks. */
const newRandom = (): string => `${randomUUID().slice(0, -1)}f`;

async function added(ctx: Ctx, asked: Asked, document: string): Promise<PixKeyOutcome> {
  const row = await addKey(ctx.trx(), ctx.accountId, asked, ctx.now);
  if (!row) return keyTaken(ctx, asked.key, document);
  ctx.live('pix-keys', 'created', [row.id]);
  return outcome({ outcome: 'registered', key: shownKey(row, []) });
}

/** For a key that another account registered at the same moment: how to get it from its holder. @throws Problem 422 */
async function keyTaken(ctx: Ctx, key: string, document: string): Promise<PixKeyOutcome> {
  const entry = await pixDirectory(ctx.services.config).findKey(ctx.db, key);
  if (!entry) throw inClaim();
  return outcome({ outcome: wayTo(entry, document), holder: maskedOwner(entry) });
}

/** Opens a portability of the holder's own key, or a claim of another's phone; phones and e-mails need a code first. @throws Problem 422 */
export async function askFor(ctx: Ctx, kind: PixClaim['kind'], asked: Asked): Promise<PixKeyOutcome> {
  const { type } = asked;
  if (type === 'random')
    throw fieldProblem('type', 'Chave aleatória não pode ser levada de um banco a outro: crie uma nova.');
  if (kind === 'claim' && type !== 'phone')
    throw fieldProblem('type', 'Só celular pode ser reivindicado de outra pessoa.');
  const document = await documentOf(ctx);
  const key = readAsked(asked, document);
  await refuseHere(ctx, key, document);
  const entry = await refuseEntry(ctx, kind, key, document);
  if (type === 'phone' || type === 'email')
    return outcome({
      outcome: 'code-sent',
      check: await startCheck(ctx, { type, key, purpose: kind }),
      holder: maskedOwner(entry),
    });
  return opened(ctx, { kind, type, key }, entry);
}

async function refuseEntry(ctx: Ctx, kind: PixClaim['kind'], key: string, document: string): Promise<DirectoryEntry> {
  const entry = await pixDirectory(ctx.services.config).findKey(ctx.db, key);
  if (!entry) throw ofNobody();
  if (wayTo(entry, document) === kind) return entry;
  throw fieldProblem(
    'key',
    kind === 'claim'
      ? `Esta chave é sua em ${entry.account.bankName}: peça a portabilidade.`
      : `Esta chave é de outra pessoa em ${entry.account.bankName}: reivindique o celular.`,
  );
}

async function opened(
  ctx: Ctx,
  asked: { kind: PixClaim['kind']; type: ClaimRow['type']; key: string },
  entry: DirectoryEntry,
): Promise<PixKeyOutcome> {
  const donor = await donorOf(ctx.trx(), entry);
  const rows = await openClaim(ctx.trx(), asked, { claimer: ctx.accountId, donor }, ctx.now).catch((error: unknown) => {
    // another account asked for the key at the same moment
    throw isUniqueViolation(error) ? inClaim() : error;
  });
  for (const row of rows)
    ctx.afterCommit(() => ctx.services.realtime.live(row.account_id, 'pix-keys', 'created', [row.id]));
  const own = rows.find(({ side }) => side === 'claimer')!;
  return outcome({ outcome: 'opened', claim: shownClaim(own), holder: maskedOwner(entry) });
}

/** Verifies a code; a right one does the check's purpose, if the directory still allows it. @throws Problem 404, 422, 429 */
export async function verifyCode(
  ctx: Ctx,
  body: { id: number; code: string },
  type: 'phone' | 'email',
): Promise<Answer<'POST /pix/keys/sms/verify'>> {
  const judged = await judgeCode(ctx, body, type);
  if (!('check' in judged)) return { success: false, attempts: judged.attempts, result: null };
  const { key, purpose } = judged.check;
  const document = await documentOf(ctx);
  await refuseHere(ctx, key, document);
  const result =
    purpose === 'register'
      ? await registerChecked(ctx, { type, key }, document)
      : await opened(ctx, { kind: purpose, type, key }, await refuseEntry(ctx, purpose, key, document));
  return { success: true, attempts: 0, result };
}

async function registerChecked(ctx: Ctx, asked: Asked, document: string): Promise<PixKeyOutcome> {
  const entry = await pixDirectory(ctx.services.config).findKey(ctx.db, asked.key);
  if (entry) return outcome({ outcome: wayTo(entry, document), holder: maskedOwner(entry) });
  return added(ctx, asked, document);
}

/** Deletes a key. @throws Problem 404; 422 while a claim of the key is open. */
export async function removeKey(ctx: Ctx, id: number, typed: string): Promise<void> {
  const row = await active(ctx.db, ctx.accountId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.key !== typed) throw notFound();
  const claim = await ctx.db
    .selectFrom('pix_claims')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('key', '=', row.key)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (claim) throw inClaim();
  await ctx
    .trx()
    .updateTable('pix_keys')
    .set({ state: 'removed', ended_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await pixDirectory(ctx.services.config).left(ctx.db, row.key, null, ctx.now);
  ctx.live('pix-keys', 'deleted', [id]);
}

/** Confirms or rejects a claim from this account's side. @throws Problem 404; 409 where the claim's state does not allow the move. */
export async function answerClaim(
  ctx: Ctx,
  kind: PixClaim['kind'],
  { id, key }: { id: number; key: string },
  move: Move,
): Promise<PixClaim> {
  const own = await ctx.db
    .selectFrom('pix_claims')
    .select(['number', 'side', 'key'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!own || own.key !== key) throw notFound();
  const rows = await moveClaim(ctx.trx(), ctx, { number: own.number, side: own.side, move }, ctx.now);
  const row = rows.find((one) => one.account_id === ctx.accountId && one.side === own.side);
  if (!row) throw new Problem(409, 'claim-moved', 'Este pedido já foi respondido.');
  return shownClaim(row);
}
