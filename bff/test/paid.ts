import { addCustomer, detail, issue, pay } from './billets';
import type { EmptyBank } from './harness';

/** An account whose only billet was paid, the line of that, and who is given back to by its review. */
export async function openPaid(bank: EmptyBank) {
  const owner = await bank.openAccount();
  const [id] = await issue(bank, owner, [await addCustomer(owner)]);
  await pay(bank, owner, id!, (await detail(owner, id!)).value);
  const { transactions } = (await owner.call('POST /statement', { body: {} })).json;
  const line = transactions[0]!;
  const params = { id: line.id };
  const { review } = (await owner.call('POST /statement/{id}/return/review', { params, body: { amount: line.value } }))
    .json;
  return { member: owner, line, to: review.counterpart.name };
}
