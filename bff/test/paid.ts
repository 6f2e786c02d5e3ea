import { addCustomer, detail, issue, pay } from './billets';
import type { EmptyBank } from './harness';

/** An account whose only billet was paid, and the line of that. */
export async function openPaid(bank: EmptyBank) {
  const owner = await bank.openAccount();
  const [id] = await issue(bank, owner, [await addCustomer(owner)]);
  await pay(bank, owner, id!, (await detail(owner, id!)).value);
  const { transactions } = (await owner.call('POST /statement', { body: {} })).json;
  return { member: owner, line: transactions[0]! };
}
