import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Db, Trx } from '../../core/database';
import { notFound, refuseFields } from '../../core/problem';
import { seal, unseal } from '../../core/sealed';
import { DropFailed, type SftpServer } from '../../rails/sftp/port';
import { fileDropOf } from '../../rails/sftp/rail';
import { makeKeyPair } from '../../rails/sftp/ssh';
import { cleanServer, serverFaults } from './server-rules';
import './tables';

type Shown = Answer<'GET /file-exchange/return-server'>;

const serverQuery = (db: Db, accountId: number) =>
  db.selectFrom('cnab_sftp_servers as s').where('s.account_id', '=', accountId);

/** The server to which the account's new return files go, as people see it. */
export async function returnServer({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>): Promise<Shown> {
  const row = await serverQuery(db, accountId)
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.host', 's.port', 's.username', 's.folder', 's.fingerprint', 's.layout', 's.public_key', 's.set_at'])
    .select('u.name as by')
    .executeTakeFirst();
  if (!row) return { server: null };
  const { username: user, set_at, ...rest } = row;
  return { server: { ...rest, user, set_at: set_at.toISOString() } };
}

/** Sets the server; the account's key pair stays the same from one to the next. @throws Problem 422 at its fields */
export async function setReturnServer(ctx: Ctx, body: Body<'PUT /file-exchange/return-server'>): Promise<Shown> {
  const { host, port, user, folder, fingerprint, layout } = cleanServer(body);
  refuseFields(serverFaults({ host, user, folder, fingerprint }, ctx.services.config.BALCAO_WEBHOOK_NETWORKS));
  const trx = ctx.trx();
  const set = { host, port, username: user, folder, fingerprint, layout, user_id: ctx.userId, set_at: ctx.now };
  const changed = await trx
    .updateTable('cnab_sftp_servers')
    .set(set)
    .where('account_id', '=', ctx.accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (!changed) {
    const { publicKey, privateKey } = await makeKeyPair(`balcao-${ctx.accountId}`);
    await trx
      .insertInto('cnab_sftp_servers')
      .values({ account_id: ctx.accountId, ...set, public_key: publicKey, private_key: seal(privateKey) })
      // two at once: the key of the first stays
      .onConflict((c) => c.column('account_id').doUpdateSet(set))
      .execute();
  }
  return returnServer({ db: trx, accountId: ctx.accountId });
}

/** Sends no more files by SFTP; those that wait have failed. */
export async function endReturnServer(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('cnab_sftp_servers').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('cnab_deliveries')
    .set({ state: 'failed', fault: NO_SERVER })
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}

export const NO_SERVER = 'O envio por SFTP foi desligado.';

/** As the deliveries of the account are listed. */
export async function serverDelivery(db: Db, accountId: number) {
  const { server } = await returnServer({ db, accountId });
  return server && { id: accountId, to: `${server.user}@${server.host}`, by: server.by };
}

/** The server with its secret, while who asked for it may have the files, as `isGranted` decides it. */
export async function openServer(
  db: Db,
  accountId: number,
): Promise<(SftpServer & { layout: 'cnab240' | 'cnab400' }) | null> {
  const row = await serverQuery(db, accountId)
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.account_id', '=', 's.account_id').onRef('m.user_id', '=', 's.user_id'),
    )
    .selectAll('s')
    .where('a.is_shutdown', '=', false)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`coalesce((m.grants ->> 'cnab:files-transmission:return-files')::boolean, m.role <> 'subuser')`)
    .executeTakeFirst();
  return row ? { ...row, user: row.username, privateKey: unseal(row.private_key) } : null;
}

/** Tries the server. @throws Problem 404 where there is none */
export async function tryServer(ctx: Ctx): Promise<Answer<'POST /file-exchange/return-server/try'>> {
  const server = await openServer(ctx.db, ctx.accountId);
  if (!server) throw notFound();
  try {
    await fileDropOf(ctx.services.config).look(server);
    return { fault: null };
  } catch (error) {
    if (!(error instanceof DropFailed)) throw error;
    return { fault: error.message };
  }
}
