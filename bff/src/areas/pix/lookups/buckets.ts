import type { Ctx } from '../../../core/area';
import type { Db, Trx } from '../../../core/database';
import { Problem } from '../../../core/problem';
import type { Endpoint } from '../../../core/public-api';
import { stableHash } from '../../../core/tokens';
import { readKey } from '../../../rails/pix-directory/keys';
import { pixDirectory } from '../../../rails/pix-directory/rail';
import { holderOf } from '../../transfers/service';
import '../tables';
import { bucketOf, capacityOf, costOf, refilled, type Bucket, type Standing } from './rules';

/** What stands in a bucket of an account; one that was never drawn from is full. */
async function standingIn(db: Db, accountId: number, bucket: Bucket, now: Date, { lock = false } = {}) {
  const of = capacityOf((await holderOf(db, accountId)).document);
  const query = db
    .selectFrom('pix_lookup_buckets')
    .select(['tokens', 'at'])
    .where('account_id', '=', accountId)
    .where('bucket', '=', bucket);
  const before: Standing = (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? {
    tokens: of.capacity,
    at: now,
  };
  return { ...of, ...refilled(before, now, of) };
}

const save = (trx: Trx, accountId: number, bucket: Bucket, { tokens, at }: Standing) =>
  trx
    .insertInto('pix_lookup_buckets')
    .values({ account_id: accountId, bucket, tokens, at })
    .onConflict((c) => c.columns(['account_id', 'bucket']).doUpdateSet({ tokens, at }))
    .execute();

/**
 * Draws what the look-up of a key costs, before an application pays to it; nothing where it was looked up for the same idEnvio before.
 * Whoever pays gets the token back ({@link giveBackToken}). @throws Problem 429 where the bucket is empty
 */
export async function drawForKey(ctx: Ctx, sendId: string, typed: string | undefined): Promise<void> {
  const read = typed === undefined ? null : readKey(typed);
  if (!read) return;
  const { accountId: account_id, now, services } = ctx;
  const hash = stableHash([sendId, read.key]);
  const before = await ctx.db
    .selectFrom('pix_lookups')
    .select('hash')
    .where('account_id', '=', account_id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (before) return;
  const bucket = bucketOf(read.type);
  const owner = await pixDirectory(services.config).findKey(ctx.db, read.key);
  const isRefused = await services.store.transaction(async (trx) => {
    const { tokens, at } = await standingIn(trx, account_id, bucket, now, { lock: true });
    if (tokens < 1) return true;
    // of several at once the first draws
    const { numInsertedOrUpdatedRows: isFirst } = await trx
      .insertInto('pix_lookups')
      .values({ account_id, hash, at: now })
      .onConflict((c) => c.columns(['account_id', 'hash']).doNothing())
      .executeTakeFirst();
    if (isFirst) await save(trx, account_id, bucket, { tokens: Math.max(0, tokens - costOf(owner !== null)), at });
    return false;
  });
  if (isRefused)
    throw new Problem(429, 'limite_consultas_chave', 'Muitas consultas de chaves. Espere a reposição das fichas.');
}

/** Gives the token of a look-up back, as the payment that it was for was made. */
export async function giveBackToken(ctx: Ctx, typed: string | undefined): Promise<void> {
  const read = typed === undefined ? null : readKey(typed);
  if (!read) return;
  const bucket = bucketOf(read.type);
  const { tokens, capacity, at } = await standingIn(ctx.trx(), ctx.accountId, bucket, ctx.now, { lock: true });
  await save(ctx.trx(), ctx.accountId, bucket, { tokens: Math.min(capacity, tokens + 1), at });
}

async function showBuckets({ db, accountId, now }: Ctx) {
  const toDto = async (bucket: Bucket, tiposChave: readonly string[]) => {
    const { capacity, perMinute, tokens } = await standingIn(db, accountId, bucket, now);
    return {
      tiposChave,
      capacidade: capacity,
      fichasDisponiveis: tokens,
      taxaDeReposicaoFichas: perMinute,
      periodoReposicaoEmSegundos: 60,
    };
  };
  return { baldeA: await toDto('A', ['cpf', 'cnpj', 'evp']), baldeB: await toDto('B', ['telefone', 'email']) };
}

export const lookupEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v2/gn/chaves/balde',
    summary: 'Consultar as fichas para consultas de chaves',
    scope: 'gn.keys.bucket.read',
    permission: 'pix:do-pix',
    handle: async (ctx) => ({ body: await showBuckets(ctx) }),
  },
];
