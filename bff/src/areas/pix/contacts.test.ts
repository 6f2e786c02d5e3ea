import { expect, it } from 'vitest';
import type { Member } from '../../../test/harness';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { ANA, bank, byAccount, byKey, funded, openBankForTests, pay } from '../../../test/pix-bank';

openBankForTests();

const contacts = async (member: Member) => (await member.call('GET /pix/recent-contacts')).json.items;
const star = (member: Member, id: number) => member.call('POST /pix/favourites', { body: { id } });

/** Favourites that the account had before; it has paid somebody. */
async function addFavourites({ accountId }: Member, count: number): Promise<void> {
  await bank.store.execute(
    `insert into pix_favourites (account_id, identity, name, counterpart, created_at)
     select $1, 'key-' || n, 'Pessoa ' || n, counterpart, now()
     from generate_series(1, $2::int) n, (select counterpart from money_operations where account_id = $1 limit 1) paid`,
    [accountId, count],
  );
}

it('the same account number at two banks, or at two branches, is of two people', async () => {
  const member = await funded(90_000);
  for (const more of [{}, { bank: '00000000' }, { branch: '4321' }, {}]) await pay(member, byAccount(more));
  expect((await contacts(member)).map(({ ispb, branch }) => [ispb, branch])).toEqual([
    ['60701190', '1234'],
    ['60701190', '4321'],
    ['00000000', '1234'],
  ]);
});

it('a favourite more than are shown is refused; one that is there already is not', async () => {
  const member = await funded(90_000);
  const [one, other] = [(await pay(member, byKey())).json.id, (await pay(member, byAccount())).json.id];
  await addFavourites(member, 99);
  expect((await star(member, one)).status).toBe(200);
  expect(await star(member, other)).toMatchObject({
    status: 422,
    json: { error_description: 'Você já tem 100 favoritos. Tire um deles para guardar outro.' },
  });
  expect((await star(member, one)).status).toBe(200);
  expect((await contacts(member)).filter(({ favourite }) => favourite)).toHaveLength(100);
});

onPostgres('of two favourites at once, with one place left, one is refused', async () => {
  const member = await funded(90_000);
  const ids = [(await pay(member, byKey())).json.id, (await pay(member, byAccount())).json.id];
  await addFavourites(member, 99);
  const replies = await Promise.all(ids.map((id) => star(member, id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('each favourite is of its own payee, and is taken off alone', async () => {
  const member = await funded(90_000);
  const [key, account] = [(await pay(member, byKey())).json.id, (await pay(member, byAccount())).json.id];
  const ids = [(await star(member, key)).json.id, (await star(member, account)).json.id];
  const names = async () =>
    (await contacts(member)).filter(({ favourite }) => favourite).map(({ id, key: its }) => [id, its]);
  expect((await names()).toSorted()).toEqual([
    [ids[0], ANA],
    [ids[1], null],
  ]);
  await member.call('DELETE /pix/favourites/{id}', { params: { id: ids[1]! } });
  expect(await names()).toEqual([[ids[0], ANA]]);
});
