import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { collectionCalls } from '../../../test/collections';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { attemptFailed } from './outcomes';
import { payerBankRefuses, payerPays, payerRefuses } from './payer';

/* Two recurrences of an account that are alike in all but their id: what becomes of one leaves the other as it was. */

let bank: EmptyBank;
let member: Member;
let of: Awaited<ReturnType<typeof collectionCalls>>;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  of = await collectionCalls(bank, member);
});
afterAll(() => bank.close());

const account = { ispb: '60746948', branch: '1', number: '123-4' };
const both = async (make: () => Promise<number>) => [await make(), await make()] as const;
const asked = () => both(() => of.create({ journey: 1, account }));
/** They vary, so that nobody has charged them yet. */
const varying = () =>
  both(async () => {
    const { amount: _amount, ...input } = of.input();
    const { id } = (await member.call('POST /receive/pix-automatic', { body: input })).json;
    await of.accept(id);
    return id;
  });
/** Their payer's bank has taken their first charges. */
async function active() {
  const ids = await both(() => of.create({ retry: 'PERMITE_3R_7D' }));
  for (const id of ids) await of.accept(id);
  await of.round();
  return ids;
}

/** All that the bank keeps of a recurrence. */
async function kept(id: number) {
  const { rows } = await bank.store.execute(
    `select to_jsonb(p) as recurrence,
      (select jsonb_agg(c order by id) from pix_collection_charges c where collection_id = p.id) as charges,
      (select jsonb_agg(a order by a.id) from pix_collection_attempts a
        join pix_collection_charges c on c.id = a.charge_id where c.collection_id = p.id) as attempts,
      (select jsonb_agg(h order by id) from pix_collection_histories h where collection_id = p.id) as histories,
      (select jsonb_agg(r order by id) from pix_collection_requests r where collection_id = p.id) as requests
     from pix_collections p where id = $1`,
    [id],
  );
  return rows[0];
}
const endToEnd = async (id: number) => ((await kept(id)).attempts as { end_to_end: string }[])[0]!.end_to_end;
const failed = async (id: number, isLast: boolean) => {
  const [at, name] = [await of.at(), await endToEnd(id)];
  await bank.work((trx, tools) => attemptFailed(trx, tools, name, { isLast, at, today: of.today }));
};
const played = (work: typeof payerPays) => async (id: number) => {
  const at = await of.at();
  await bank.work((trx, tools) => work(trx, tools, id, at));
};
const params = (id: number) => ({ params: { id } });

it.each([
  ['is authorised', asked, (id: number) => of.accept(id)],
  ['is refused by its payer', asked, played(payerRefuses)],
  [
    'is charged',
    varying,
    (id: number) => member.call('POST /receive/pix-automatic/{id}/charge', { ...params(id), body: { amount: 1 } }),
  ],
  [
    'has its charge cancelled',
    active,
    (id: number) => member.call('POST /receive/pix-automatic/{id}/cancel-charge', params(id)),
  ],
  ['is ended', active, (id: number) => member.call('POST /receive/pix-automatic/{id}/cancel', params(id))],
  [
    'is ended before it is authorised',
    asked,
    (id: number) => member.call('POST /receive/pix-automatic/{id}/cancel', params(id)),
  ],
  [
    'is filed',
    active,
    (id: number) => member.call('POST /receive/pix-automatic/{id}/file', { ...params(id), body: { filed: true } }),
  ],
  ['is paid', active, played(payerPays)],
  ["is refused by its payer's bank", active, played(payerBankRefuses)],
  ['is not paid in the first window', active, (id: number) => failed(id, false)],
  ['is not paid at all', active, (id: number) => failed(id, true)],
] as const)('where one of two %s, the other stays as it was', async (_, make, work) => {
  const [other, one] = await make();
  const before = [await kept(other), await kept(one)];
  await work(one);
  expect(await kept(other)).toEqual(before[0]);
  expect(await kept(one)).not.toEqual(before[1]);
});

it('a request that was made later reaches the payer later', async () => {
  const requestOf = async (id: number) => (await kept(id)).requests[0];
  const first = await of.create({ journey: 1, account });
  await of.round();
  const second = await of.create({ journey: 1, account });
  await of.round();
  expect(await requestOf(first)).toMatchObject({ sent_at: expect.any(String), received_at: expect.any(String) });
  expect(await requestOf(second)).toMatchObject({ sent_at: expect.any(String), received_at: null });
});

it('each shows its own charges, attempts and history', async () => {
  for (const id of await active()) {
    const { charges, histories } = await of.show(id);
    expect(charges.map(({ attempts }) => attempts.length)).toEqual([1]);
    expect(histories.map(({ message }) => message.split(' ')[0])).toEqual(['Cobrança', 'Autorizado', 'Código']);
  }
});

onPostgres("a charge whose recurrence somebody changes now reaches the payer's bank the next time", async () => {
  const [held, free] = await both(() => of.create());
  for (const id of [held, free]) await of.accept(id);
  await whileOpen(
    bank,
    (trx) => trx.selectFrom('pix_collections').select('id').where('id', '=', held).forUpdate().execute(),
    of.round,
  );
  const states = async (id: number) =>
    (await of.show(id)).charges.map(({ state, attempts }) => [state, attempts[0]!.state]);
  expect([await states(held), await states(free)]).toEqual([[['CRIADA', 'SOLICITADA']], [['ATIVA', 'AGENDADA']]]);
  await of.round();
  expect(await states(held)).toEqual([['ATIVA', 'AGENDADA']]);
});
