import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../test/harness';
import {
  findCallerOf,
  isGranted,
  livingSessions,
  mustUpdateRegistration,
  openSessions,
  permissionList,
} from './sessions';

const UPDATE = 'registration:update';
const FORCE = 'registration:update:force';

describe('SHELL-6-3: what a person may', () => {
  it.each([
    ['admin', {}, 'receive:do-charge', true],
    ['support', {}, 'receive:do-charge', true],
    ['subuser', {}, 'receive:do-charge', false],
    ['subuser', { 'receive:do-charge': true }, 'receive:do-charge', true],
    ['subuser', { 'receive:do-charge': false }, 'receive:do-charge', false],
    ['subuser', { 'receive:do-charge': true }, 'receive:customers', false],
    ['admin', { 'receive:do-charge': false }, 'receive:do-charge', false],
    // those that restrict are held by nobody who was not given them
    ['admin', {}, UPDATE, false],
    ['admin', {}, FORCE, false],
    ['support', {}, UPDATE, false],
    ['admin', { [UPDATE]: true }, UPDATE, true],
  ] as const)('%s with %j may %s: %s', (role, grants, permission, may) =>
    expect(isGranted({ role, grants, modality: 'pro' }, permission)).toBe(may),
  );

  const KNOWN = ['home', 'receive:do-charge', UPDATE, FORCE];
  it.each([
    ['admin', {}, ['home true', 'receive:do-charge true']],
    ['admin', { [UPDATE]: true }, ['home true', 'receive:do-charge true', `${UPDATE} true`]],
    ['admin', { [FORCE]: false }, ['home true', 'receive:do-charge true', `${FORCE} false`]],
    ['subuser', { home: true, 'receive:do-charge': false }, ['home true', 'receive:do-charge false']],
    ['subuser', {}, []],
  ] as const)('the list of %s with %j is %j', (role, grants, listed) =>
    expect(
      permissionList({ role, grants, modality: 'pro' }, KNOWN).map(({ id, enabled }) => `${id} ${enabled}`),
    ).toEqual(listed),
  );

  it.each([
    [{}, false],
    [{ [UPDATE]: true }, true],
    [{ [FORCE]: true }, true],
    [{ [UPDATE]: false, [FORCE]: false }, false],
  ])('with %j the registration must be updated: %s', (grants, must) =>
    expect(mustUpdateRegistration({ grants: grants as Record<string, boolean> })).toBe(must),
  );
});

describe('a session', () => {
  let bank: EmptyBank;
  beforeAll(async () => {
    bank = await openEmptyBank();
  });
  afterAll(() => bank.close());

  it.each([
    ['that was opened now', '', true, true],
    ['at whose end it is', 'update sessions set expires_at = now() where user_id = $1', false, false],
    [
      'a minute before its end',
      "update sessions set expires_at = now() + interval '1 minute' where user_id = $1",
      true,
      true,
    ],
    [
      'unused for 29 minutes',
      "update sessions set seen_at = now() - interval '29 minutes' where user_id = $1",
      true,
      true,
    ],
    [
      'unused for 30 minutes',
      "update sessions set seen_at = now() - interval '30 minutes' where user_id = $1",
      false,
      false,
    ],
    // a person who was disabled on the account may still end it from another
    ['of who was disabled', "update memberships set status = 'inactive' where user_id = $1", false, true],
  ])('%s is valid as it should be, for calls, sockets and its owner’s list', async (_, change, isValid, isListed) => {
    const { userId, accountId } = await bank.openAccount();
    const other = await bank.openAccount();
    const { token_hash: hash } = await bank.store.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (change) await bank.store.execute(change, [userId]);
    const { db } = bank.store;
    const caller = await findCallerOf(db, hash);
    const living = await livingSessions(db, [hash]);
    expect([caller && [caller.userId, caller.accountId, caller.role], [...living]]).toEqual(
      isValid ? [[userId, accountId, 'admin'], [[hash, { role: 'admin', grants: {} }]]] : [null, []],
    );
    expect((await openSessions(db, userId)).map(({ token_hash }) => token_hash)).toEqual(isListed ? [hash] : []);
    expect((await openSessions(db, other.userId)).map(({ user_id }) => user_id)).toEqual([other.userId]);
  });
});
