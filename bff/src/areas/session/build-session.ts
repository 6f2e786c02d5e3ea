import type { AccountEntry, Session } from '@balcao/contract/session';
import type { Db } from '../../core/database';
import { permissionList, type Caller } from '../../core/sessions';

/** The session as the portal needs it before its first screen: person, accounts and permissions (SHELL-3-8). */
export async function buildSession(
  db: Db,
  caller: Pick<Caller, 'userId' | 'accountId' | 'role' | 'grants' | 'now'>,
  permissionIds: readonly string[],
): Promise<Session> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', caller.userId).executeTakeFirstOrThrow();
  const accounts = await accountEntries(db, caller.userId);
  const current = accounts.find((entry) => entry.id === caller.accountId)!;
  const { modality } = current.account;
  return {
    user: {
      id: user.id,
      name: user.name,
      firstName: user.name.split(' ')[0] ?? user.name,
      email: user.email,
      avatar: user.avatar,
      totp: user.totp_secret !== null,
    },
    preferences: user.preferences,
    currentAccount: current,
    accounts,
    permissions: permissionList({ ...caller, modality }, permissionIds),
    now: caller.now.toISOString(),
  };
}

/** The account entries of a login, by account id. */
export async function accountEntries(db: Db, userId: number): Promise<AccountEntry[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.role', 'm.status', 'm.visible', 'm.passkey'])
    .selectAll('a')
    .select((e) =>
      e
        .selectFrom('memberships as adm')
        .innerJoin('users as u', 'u.id', 'adm.user_id')
        .select('u.name')
        .whereRef('adm.account_id', '=', 'a.id')
        .where('adm.role', '=', 'admin')
        .orderBy('u.id')
        .limit(1)
        .as('admin_name'),
    )
    .where('m.user_id', '=', userId)
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    passkey: row.passkey,
    role: row.role,
    visible: row.visible ? 1 : 0,
    status: row.status,
    isShutdown: row.is_shutdown,
    admin: { name: row.admin_name ?? '' },
    account: {
      id: row.id,
      modality: row.modality,
      nickname: row.nickname,
      account_number: row.account_number,
      email: row.email,
      phone: row.phone,
      address: row.address,
      primary_cnae: row.primary_cnae,
      description: row.description,
      type: row.type,
      document: row.document,
      account_code: row.account_code,
      avatar: row.avatar ?? null,
    },
  }));
}
