import { afterAll, beforeAll, expect } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addDays } from '../../core/calendar';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 15;
/** How many times longer a page of the long log may take than one of the short log. */
const MOST = 3;

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** An account with a number of actions, one a minute up to now, by its owner and, rarely, a clerk. */
async function accountWith(actions: number): Promise<Member> {
  const owner = await bank.openAccount();
  const clerk = await bank.join((await bank.openAccount()).userId, owner.accountId, { role: 'subuser' });
  await bank.store.execute(
    `insert into audit_log (account_id, user_id, action, target, ip, at, seq, hash)
     select $1, case when n % 50 = 0 then $3::bigint else $2::bigint end,
       case when n % 40 = 0 then 'subuser.edit' else 'charge.issue' end, '{}', '127.0.0.1',
       now() - make_interval(mins => $4 - n), n, ''
     from generate_series(1, $4::int) as n`,
    [owner.accountId, owner.userId, clerk.userId, actions],
  );
  return owner;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

onPostgres(`a log of ${MANY} actions is read as quickly as one of ${FEW}, however it is narrowed`, async () => {
  // without the trigger, which computes the log's hash chain row by row; the chain is not tested here
  await bank.store.execute('alter table audit_log disable trigger audit_append');
  const [short, long] = [await accountWith(FEW), await accountWith(MANY)];
  await bank.store.execute('alter table audit_log enable trigger audit_append');
  await bank.store.execute('vacuum analyze audit_log');
  const clerkOf = async ({ accountId, userId }: Member) =>
    (
      await bank.store.execute('select user_id from memberships where account_id = $1 and user_id <> $2', [
        accountId,
        userId,
      ])
    ).rows[0].user_id as number;
  const day = await bank.today();
  // a day that only the long log reaches
  const longAgo = addDays(day, -40);
  const reads: Record<string, (who: Member) => Promise<Body<'POST /account-logs/search'>>> = {
    'the first page': async () => ({}),
    'the tenth page': async () => ({ page: 10 }),
    'one person': async (who) => ({ person: await clerkOf(who) }),
    'one action': async () => ({ action: 'subuser.edit' }),
    'one day': async () => ({ period: { from: day, to: day } }),
    'one day long ago': async () => ({ period: { from: longAgo, to: longAgo } }),
    'the oldest first': async () => ({ asc: true }),
    'one person on one day': async (who) => ({ person: await clerkOf(who), period: { from: day, to: day } }),
  };
  const slow: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const bodies = new Map([
      [short, await read(short)],
      [long, await read(long)],
    ] as const);
    const times = new Map<Member, number[]>([
      [short, []],
      [long, []],
    ]);
    for (let round = -2; round < ROUNDS; round++)
      for (const who of [short, long]) {
        const began = performance.now();
        const { status } = await who.call('POST /account-logs/search', { body: bodies.get(who)! });
        expect(status).toBe(200);
        if (round >= 0) times.get(who)!.push(performance.now() - began);
      }
    const ratio = median(times.get(long)!) / median(times.get(short)!);
    if (ratio > MOST) slow.push(`${name}: ${ratio.toFixed(1)} times`);
  }
  expect(slow).toEqual([]);
});
