import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { receiveByKey } from '../../kits/money/pix/receive';
import { balanceOf } from '../../ledger/ledger';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import { sandboxPixDirectory, setSandboxKey } from '../../rails/pix-directory/sandbox';
import { areas } from '..';
import { addKey, openClaim } from './claims';
import { claimsRound } from './round';

let bank: EmptyBank;
let member: Member;
let key: string;
let n = 0;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
  key = `+55119886${String(54_000 + ++n)}`;
  await give(member);
});
afterAll(() => bank.close());

const now = () => bankNow(bank.store.db);
const give = async ({ accountId }: Member) => {
  const at = await now();
  return bank.work((trx) => addKey(trx, accountId, { type: 'phone', key }, at));
};
const shutDown = () => bank.store.execute('update accounts set is_shutdown = true where id = $1', [member.accountId]);
/** Asks for the deletion of the account and lets its days pass. */
const close = async () => {
  await callSigned(member, 'POST /account/delete');
  await bank.moveDays(7);
  const deletions = areas.flatMap(({ jobs }) => jobs).find(({ name }) => name === 'account-deletions')!;
  await bank.work((trx, tools) => deletions.run(trx, {}, tools, undefined));
};
const pay = async () => {
  const at = await now();
  const payer = { name: 'Ana', document: null, ispb: '18236120', bank: 'Nubank' };
  const pix = { key, endToEnd: newEndToEnd('18236120', at), amount: 100, payer, at };
  return bank.work((trx, tools) => receiveByKey(trx, tools, pix));
};
const claim = async (sides: { claimer?: Member; donor?: Member }) => {
  const at = await now();
  const stranger = {
    holder: { name: 'Carlos Pires', document: '11144477735', kind: 'F' as const },
    account: OTHER_BANKS[1]!,
  };
  const claimer = sides.claimer?.accountId ?? stranger;
  const donor = sides.donor?.accountId ?? { ...stranger, key, type: 'phone' as const, ownedSince: at };
  await bank.work((trx) => openClaim(trx, { kind: 'claim', key, type: 'phone' }, { claimer, donor }, at));
};
const claims = async () =>
  (await bank.store.execute('select side, state, ended_by from pix_claims where key = $1 order by side', [key])).rows;
const states = async () =>
  (await bank.store.execute('select state from pix_keys where key = $1 order by id', [key])).rows.map(
    ({ state }) => state,
  );
const registered = async (who: Member) => {
  const { json } = await callSigned(who, 'POST /pix/key', { body: { type: 'phone', key } });
  return json.outcome;
};

describe('a closed account', () => {
  it('takes no Pix to its key', async () => {
    await shutDown();
    expect(await pay()).toBeNull();
    expect((await balanceOf(bank.store.db, member.accountId)).balance).toBe(0);
  });

  it('has no keys: they may be registered by others', async () => {
    await close();
    expect(await states()).toEqual(['removed']);
    const other = await bank.openAccount();
    expect(await registered(other)).toBe('code-sent');
    await give(other);
    expect((await pay())?.account_id).toBe(other.accountId);
  });

  it('leaves a key it gave away before where that key went', async () => {
    await bank.store.execute("update pix_keys set state = 'ported', ended_at = now() where key = $1", [key]);
    const holder = { name: 'Carlos Pires', document: '11144477735', kind: 'F' as const };
    await setSandboxKey(bank.store.db, key, { holder, account: OTHER_BANKS[1]! }, await now());
    await close();
    expect(await states()).toEqual(['ported']);
    expect(await sandboxPixDirectory.findKey(bank.store.db, key)).toMatchObject({ holder, account: OTHER_BANKS[1]! });
  });

  it('gives up what it claimed, and who claimed a key of it is told that it is gone', async () => {
    const other = await bank.openAccount();
    await claim({ claimer: other, donor: member });
    await close();
    expect(await claims()).toEqual([
      { side: 'claimer', state: 'CANCELLED', ended_by: 'gone' },
      { side: 'donor', state: 'CANCELLED', ended_by: 'gone' },
    ]);
    const told = await bank.store.execute('select content from notifications where account_id = $1', [other.accountId]);
    expect(told.rows[0].content).toContain('a chave não é mais de quem a tinha');
    member = other;
    await bank.store.execute('delete from pix_claims where key = $1', [key]);
    await claim({ claimer: other });
    await close();
    expect(await claims()).toEqual([{ side: 'claimer', state: 'CANCELLED', ended_by: 'claimer' }]);
  });

  it('that was closed before closing ended keys lost them by a migration', async () => {
    await claim({ donor: member });
    await shutDown();
    const file = new URL('./migrations/202611252015_keys_of_closed_accounts.sql', import.meta.url);
    const statements = (await readFile(file, 'utf8')).replaceAll(/--.*/g, '').split(';');
    for (const one of statements) if (one.trim()) await bank.store.execute(one);
    expect([await states(), await claims()]).toEqual([
      ['removed'],
      [{ side: 'donor', state: 'CANCELLED', ended_by: 'gone' }],
    ]);
  });
});

it('a claim whose key is gone before it is completed says so, and not that nobody answered', async () => {
  const other = await bank.openAccount();
  await claim({ claimer: other, donor: member });
  await bank.store.execute("update pix_claims set kind = 'portability', state = 'CONFIRMED' where key = $1", [key]);
  await bank.store.execute("update pix_keys set state = 'removed' where key = $1", [key]);
  await bank.work((trx, tools) => claimsRound.run(trx, {}, tools, undefined));
  expect(await claims()).toMatchObject([{ ended_by: 'gone' }, { ended_by: 'gone' }]);
  const told = await bank.store.execute('select content from notifications where account_id = $1', [other.accountId]);
  expect(told.rows.map(({ content }) => content)).toEqual([expect.stringContaining('não é mais de quem a tinha')]);
});
