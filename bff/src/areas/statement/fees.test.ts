import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { pdfWords } from '../../../test/papers';
import { kindNames } from '../../kits/money/kinds';
import { feeWithin } from './fees';
import { typeLabel } from './sources';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const items = [{ name: 'Aula', amount: 1, value: 7_990 }];
  const [id] = await issue(bank, member, [await addCustomer(member)], { items });
  await pay(bank, member, id!, (await detail(member, id!)).value);
});
afterAll(() => bank.close());

it.each([
  ['money in, less its fee', 7_641, 349, { gross: 7_990, fee: 349 }],
  ['money given back, with its fee', -7_641, -349, { gross: -7_990, fee: -349 }],
  ['money that left no more than its fee in', 1, 349, { gross: 350, fee: 349 }],
  ['money without a fee', 7_641, 0, { gross: null, fee: null }],
  ['money of a posting without fees', 7_641, undefined, { gross: null, fee: null }],
  ['a fee of its own line', -349, 349, { gross: null, fee: null }],
  ['a fee that became money', 500, -500, { gross: null, fee: null }],
])('SHELL-7.6-1: a line of %s', (_what, value, fees, expected) => expect(feeWithin(value, fees)).toEqual(expected));

it('SHELL-7.6-1: a paid billet of R$ 79,90 is shown in gross, fee and net, in the list and by itself', async () => {
  const told = { gross: 7_990, fee: 349, value: 7_641 };
  const [line] = (await member.call('POST /statement', { body: {} })).json.transactions;
  expect(line).toMatchObject(told);
  expect((await member.call('GET /statement/{id}', { params: { id: line!.id } })).json).toMatchObject(told);
});

it.each(['csv', 'pdf'] as const)('SHELL-7.6-1: the %s file of the statement has gross and fee too', async (format) => {
  const { json } = await member.call('POST /statement/report/{format}', { params: { format }, body: {} });
  await bank.runJobs();
  const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: json.task } });
  const text = format === 'pdf' ? await pdfWords(raw) : raw.toString('utf8');
  for (const amount of ['76,41', '79,90', '3,49']) expect(text).toContain(amount);
});

it('SHELL-7.6-1: fee and return of each kind of operation have a name', () => {
  expect(kindNames().length).toBeGreaterThan(10);
  const unnamed = kindNames()
    .flatMap((kind) => [kind, `${kind}-fee`, `${kind}-return`])
    .filter((kind) => typeLabel(kind) === 'Outros lançamentos');
  expect(unnamed).toEqual([]);
});
