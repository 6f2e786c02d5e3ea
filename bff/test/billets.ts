import type { BilletInput } from '@balcao/contract/charges';
import type { CustomerInput } from '@balcao/contract/customers';
import { addDays } from '../src/core/calendar';
import { fakeCpf } from '../src/core/documents';
import { receivePayment } from '../src/areas/charges/settlement';
import type { EmptyBank, Member } from './harness';

/** The body of `POST /customer` as the portal sends it; `given` replaces defaults. */
export const customerInput = (given: Partial<CustomerInput> = {}): CustomerInput => ({
  personType: 'F',
  name: 'Ângela Souza',
  document: fakeCpf(Math.random),
  phones: [],
  emails: ['angela@exemplo.com'],
  address: null,
  groups: [],
  birthday: null,
  note: null,
  customerCode: null,
  ...given,
});

export async function addCustomer(member: Member, given: Partial<CustomerInput> = {}): Promise<number> {
  const reply = await member.call('POST /customer', { body: customerInput(given) });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  return reply.json.id;
}

/** The body that issues billets of R$ 100,00, due in ten days. @param customers ids @param given replaces defaults */
export const billetInput = (today: string, customers: number[], given: Partial<BilletInput> = {}): BilletInput => ({
  customers,
  items: [{ name: 'Serviço', amount: 1, value: 10_000 }],
  expire_at: addDays(today, 10),
  ...given,
});

/** Issues and registers billets; answers their ids. */
export async function issue(
  bank: EmptyBank,
  member: Member,
  customers: number[],
  given: Partial<BilletInput> = {},
): Promise<number[]> {
  const reply = await member.call('POST /charges/{type}', {
    params: { type: 'banking_billet' },
    body: billetInput(await bank.today(), customers, given),
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  await bank.runJobs();
  const { uuid, ids, task } = reply.json;
  return task === null ? ids : (await member.call('GET /charge/batch/{uuid}', { params: { uuid } })).json.ids;
}

export const detail = async (member: Member, id: number) =>
  (await member.call('GET /charges/{id}', { params: { id } })).json;

let events = 0;

/** Reports a payment of a billet as the clearing house does. @param amount integer cents @param given `paidAt`: now where absent */
export async function pay(
  bank: EmptyBank,
  member: Member,
  id: number,
  amount: number,
  given: { eventId?: string; collectionKey?: string; paidAt?: Date } = {},
) {
  const charge = await detail(member, id);
  const { rows } = await bank.store.execute(
    'select now() + make_interval(secs => offset_seconds::double precision) as at from bank_clock',
  );
  const {
    eventId = `event-${++events}`,
    collectionKey = charge.charge_payment.collection_key!,
    paidAt = new Date(rows[0].at),
  } = given;
  return bank.work((trx, tools) => receivePayment(trx, tools, { eventId, collectionKey, amount, paidAt }));
}
