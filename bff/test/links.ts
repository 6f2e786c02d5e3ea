import { addDays } from '../src/core/calendar';
import type { EmptyBank, Member } from './harness';

const ANA = { nome: 'Ana Prado', documento: '529.982.247-25' };
const BIA = { nome: 'Bia Lima', documento: '111.444.777-35' };
/** What each payer of a link of `linkOfTwo` owes; integer cents. */
export const LINK_VALUE = 12_345;

/** A link with open billets of two payers, due in three days and issued two days ago. @returns the ids of the two charges */
export async function linkOfTwo(bank: EmptyBank, member: Member, single_use: boolean): Promise<[number, number]> {
  const body = { items: [{ name: 'Kit', amount: 1, value: LINK_VALUE }], message: 'Obrigado', single_use };
  const { id, url } = (await member.call('POST /payment-links', { body })).json;
  for (const who of [ANA, BIA]) await bank.visit(url, who);
  await bank.runJobs();
  await bank.store.execute(
    `update charges set expire_at = $2::date, customer_phone = '11987654321', created_at = created_at - interval '2 days'
       where link_id = $1`,
    [id, addDays(await bank.today(), 3)],
  );
  const { items } = (await member.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
  const of = (name: string) => items.find(({ customer_name }) => customer_name === name)!.id;
  return [of(ANA.nome), of(BIA.nome)];
}

/** Ids of these charges that a table of reminders has, ascending. */
export async function remindedIn(bank: EmptyBank, table: 'dunning_reminders' | 'billing_reminders', ids: number[]) {
  const { rows } = await bank.store.execute(
    `select charge_id from ${table} where charge_id = any($1::bigint[]) order by 1`,
    [ids],
  );
  return rows.map((row) => Number(row.charge_id));
}
