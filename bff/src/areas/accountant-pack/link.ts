import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { bankNow } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { hashToken } from '../../core/tokens';
import './mail';
import { packName } from './pack';

/** Minutes for which a code is valid, wrong tries of one, codes of one link, and seconds between two of them. */
const CODE_MINUTES = 10;
const MOST_TRIES = 5;
const MOST_CODES = 10;
const WAIT_SECONDS = 60;

const isToken = (token: string): boolean => /^[\w-]{20,100}$/.test(token);
const codeHash = (token: string, code: string) => hashToken(`${token}:${code}`);

/** The month and the address of a link that has not expired; null for any other. */
export async function packOfLink(db: Db | Trx, token: string): Promise<{ month: string; email: string } | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom('accountant_packs')
    .select(['month', 'email', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.email && row.expires_at > (await bankNow(db)) ? { month: row.month, email: row.email } : null;
}

/**
 * Sends a code to the address that the link went to, and invalidates the one before. Answers false where none is sent: the last one is less
 * than a minute old, the link has had its codes, or it is none.
 */
export async function sendPackCode(trx: Trx, token: string): Promise<boolean> {
  const now = await bankNow(trx);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = await trx
    .updateTable('accountant_packs')
    .set({
      code_hash: codeHash(token, code),
      code_until: new Date(now.getTime() + CODE_MINUTES * 60_000),
      code_tries: 0,
      code_sent_at: now,
    })
    .set((eb) => ({ codes_sent: eb('codes_sent', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('email', 'is not', null)
    .where('expires_at', '>', now)
    .where('codes_sent', '<', MOST_CODES)
    .where(sql<boolean>`coalesce(code_sent_at <= ${new Date(now.getTime() - WAIT_SECONDS * 1000)}, true)`)
    .returning(['account_id', 'email'])
    .executeTakeFirst();
  if (!row?.email) return false;
  await sendMessages(trx, [
    {
      accountId: row.account_id,
      channel: 'mail',
      recipient: row.email,
      subject: 'Código do pacote do contador',
      body:
        `Olá.\n\nPara baixar o pacote do contador no Balcão, digite o código ${code}. Ele vale por ${CODE_MINUTES} minutos e uma ` +
        'vez.\n\nNinguém do Balcão pede este código. Se você não abriu o link, ignore este e-mail.',
      at: now,
    },
  ]);
  return true;
}

/**
 * The pack of a link, for the code that was sent last; null for a wrong, used or old one. A try is counted before it is judged, so that of
 * any number at once only {@link MOST_TRIES} are.
 */
export async function openPack(db: Db, token: string, code: string): Promise<{ name: string; file: Buffer } | null> {
  if (!isToken(token) || !/^\d{6}$/.test(code)) return null;
  const now = await bankNow(db);
  const open = db
    .updateTable('accountant_packs')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('code_until', '>', now)
    .where('code_hash', 'is not', null);
  const counted = await open
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('code_tries', '<', MOST_TRIES)
    .returning('month')
    .executeTakeFirst();
  if (!counted) return null;
  const opened = await open
    .set({ code_hash: null, code_until: null })
    .where('code_hash', '=', codeHash(token, code))
    .returning(['account_id', 'month', 'file'])
    .executeTakeFirst();
  return opened ? { name: await packName(db, opened.account_id, opened.month), file: opened.file } : null;
}
