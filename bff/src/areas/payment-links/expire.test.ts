import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { linksExpire } from './expire';

/** More than one insert of a row each could take: a statement has 65,535 parameters at most. */
const MANY = 13_200;

let bank: EmptyBank;
let member: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const turn = () => bank.work((trx, tools) => linksExpire.run(trx, {}, tools, undefined));
const count = async (sql: string) => Number((await bank.store.execute(sql)).rows[0].count);

it('any number of links end on one day, each once and with a line of history; links of today do not', async () => {
  const add = async (of: Member, day: string, many: number) =>
    bank.store.execute(
      `insert into payment_pages (account_id, kind, code, name, items, value, message, payment_method, expire_at, search,
        created_at, updated_at)
      select $1::bigint, 'link', concat($1::bigint, ' ', $2::date, ' ', n),
        'Kit', '[]', 100, 'Obrigado', 'all', $2::date, 'kit', now(), now()
      from generate_series(1, $3::int) n`,
      [of.accountId, day, many],
    );
  const today = await bank.today();
  await add(member, today, 2);
  await add(member, addDays(today, -1), MANY);
  await add(await bank.openAccount(), addDays(today, -1), 1);
  bank.live.length = 0;
  await turn();
  const ended = "select count(*) from payment_pages where status = 'expired'";
  const told = `select count(distinct page_id) from payment_page_histories
    where message = 'Validade encerrada' and user_name is null`;
  expect([await count(ended), await count(told)]).toEqual([MANY + 1, MANY + 1]);
  expect(bank.live.map(({ accountId, topic }) => [accountId === member.accountId, topic]).toSorted()).toEqual([
    [false, 'charges'],
    [true, 'charges'],
  ]);
  await turn();
  expect(await count('select count(*) from payment_page_histories')).toBe(MANY + 1);
  expect(bank.live).toHaveLength(2);
});
