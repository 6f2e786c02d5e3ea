/* Shared by the tests of the import of customers: an empty bank, an account in it, and the calls of an import. */
import { afterAll, beforeAll } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from './harness';

export const OWN = '11144477735';
export let bank: EmptyBank;
export let member: Member;

/** Registers the set-up in a test file. Each file calls it, as on PostgreSQL the files of one worker load this module only once. */
export function openBankForTests(): void {
  beforeAll(async () => {
    bank = await openEmptyBank();
  });
  afterAll(() => bank.close());
}

export const open = async () => (member = await bank.openAccount({ document: OWN }));
export const upload = (lines: string[], who = member) =>
  who.call('POST /customers-import', { query: { name: 'clientes.csv' }, body: Buffer.from(lines.join('\n')) });
export const rows = async (id: number, state?: 'new' | 'known' | 'refused') =>
  (await member.call('POST /customers-import/{id}/rows', { params: { id }, body: state ? { state } : {} })).json.items;
export const run = async (id: number) => {
  const { json } = await member.call('POST /customers-import/{id}/run', { params: { id } });
  await bank.runJobs();
  return json.task;
};
export const all = async () =>
  (await member.call('POST /customers/search', { body: { order: 'created_at', size: 100 } })).json;
export const groupNames = async () => (await member.call('GET /groups')).json.map((group) => group.name);
export const show = async (id: number) => (await member.call('GET /customers-import/{id}', { params: { id } })).json;
