import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { normalizeDocument } from '../../core/documents';
import { refuseFields } from '../../core/problem';
import { readKey } from '../../rails/pix-directory/keys';
import { NO_SETTINGS, type KeySettings, type PixSettings } from './settings-body';
import { refusalOf, type Arriving } from './settings-rules';
import './tables';

/** What an account's applications set; what was never set is as ever. */
export async function settingsOf(db: Db, accountId: number): Promise<PixSettings> {
  const row = await db
    .selectFrom('pix_settings')
    .select('settings')
    .where('account_id', '=', accountId)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row?.settings ?? NO_SETTINGS;
}

/** The settings of one key of an account; undefined where there are none. */
export async function keySettings(db: Db, accountId: number, key: string): Promise<KeySettings | undefined> {
  const { chaves = {} } = await settingsOf(db, accountId);
  return Object.hasOwn(chaves, key) ? chaves[key] : undefined;
}

/** Sets all of it: keys that are not named have no settings any more. @throws Problem 422 at keys that are not the account's */
export async function saveSettings(ctx: Ctx, { receberSemChave, chaves }: PixSettings): Promise<void> {
  const rows = await ctx
    .trx()
    .selectFrom('pix_keys')
    .select('key')
    .where('account_id', '=', ctx.accountId)
    .where('state', '=', 'active')
    .execute();
  const own = new Set(rows.map(({ key }) => key));
  const named = Object.entries(chaves ?? {}).map(([typed, of]) => ({ typed, key: readKey(typed)?.key ?? '', of }));
  refuseFields(
    named
      .filter(({ key }) => !own.has(key))
      .map(({ typed }) => ({ field: `pix.chaves.${typed}`, message: 'A chave não é desta conta.' })),
  );
  const settings = {
    receberSemChave,
    ...(chaves && { chaves: Object.fromEntries(named.map(({ key, of }) => [key, of])) }),
  };
  const set = { settings: JSON.stringify(settings) as never, updated_at: ctx.now };
  await ctx
    .trx()
    .insertInto('pix_settings')
    .values({ account_id: ctx.accountId, ...set })
    .onConflict((c) => c.column('account_id').doUpdateSet(set))
    .execute();
}

/** Why an account takes a Pix not; pt-BR, null where it does. */
export async function refuseArriving(
  db: Db,
  accountId: number,
  { payer, ...pix }: Pick<Arriving, 'key' | 'txid' | 'isStatic'> & { payer: Payer },
): Promise<string | null> {
  const settings = await settingsOf(db, accountId);
  if (settings === NO_SETTINGS) return null;
  const payerDocument = typeof payer === 'number' ? await documentOf(db, payer) : payer.document;
  const debtorDocument = pix.txid ? await debtorOf(db, accountId, pix.txid) : null;
  return refusalOf(settings, { ...pix, payerDocument, debtorDocument });
}

/** The account of this bank that pays, or who pays from another. */
type Payer = number | { document: string | null };

async function documentOf(db: Db, accountId: number): Promise<string> {
  const { document } = await db
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return document;
}

async function debtorOf(db: Db, accountId: number, txid: string): Promise<string | null> {
  const code = await db
    .selectFrom('pix_qrcodes')
    .select('cob')
    .where('account_id', '=', accountId)
    .where('txid', '=', txid)
    .executeTakeFirst();
  const { cpf, cnpj } = code?.cob?.devedor ?? {};
  return cpf || cnpj ? normalizeDocument(cpf ?? cnpj ?? '') : null;
}
