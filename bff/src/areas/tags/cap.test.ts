import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
let member: Member;
let tags: number[];
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  tags = [];
  for (let n = 1; n <= 11; n++)
    tags.push((await member.call('POST /tag', { body: { name: `Etiqueta ${n}`, color_ref: 'red' } })).json.id);
});
afterAll(() => bank.close());

const items = [{ name: 'Curso', amount: 1, value: 10_000 }];
const KINDS = {
  link: {
    table: 'payment_pages',
    pairs: 'payment_page_tags',
    owner: 'page_id',
    make: async () =>
      (await member.call('POST /payment-links', { body: { items, message: 'Obrigado', tags: tags.slice(0, 9) } })).json
        .id,
    add: async (id: number, tag: number) =>
      (await member.call('POST /payment-links/tags', { body: { ids: [id], add: [tag] } })).json.results,
  },
  carnet: {
    table: 'carnets',
    pairs: 'carnet_tags',
    owner: 'carnet_id',
    make: async () => {
      const customers = [await addCustomer(member)];
      const expire_at = addDays(await bank.today(), 5);
      const body = { customers, items, expire_at, repeats: 2, tags: tags.slice(0, 9) };
      return (await member.call('POST /carnets', { body })).json.ids[0]!;
    },
    add: async (id: number, tag: number) =>
      (await member.call('POST /carnets/tags', { body: { ids: [id], add: [tag] } })).json.results,
  },
};

describe('of two tags put on at once by two people, the one over the limit is refused', () => {
  for (const [kind, { table, pairs, owner, make, add }] of Object.entries(KINDS))
    onPostgres(`on a ${kind}`, async () => {
      const id = await make();
      const results = await whileOpen(
        bank,
        async (trx) => {
          await sql`select 1 from ${sql.table(table)} where account_id = ${member.accountId} and id = ${id} for update`.execute(
            trx,
          );
          await sql`insert into ${sql.table(pairs)} (account_id, ${sql.ref(owner)}, tag_id)
            values (${member.accountId}, ${id}, ${tags[9]!})`.execute(trx);
        },
        () => add(id, tags[10]!),
      );
      expect(results).toEqual([{ id, ok: false, message: expect.stringContaining('no máximo 10 etiquetas') }]);
      const { rows } = await bank.store.execute(`select count(*)::int as n from ${pairs} where ${owner} = $1`, [id]);
      expect(rows[0].n).toBe(10);
    });
});
