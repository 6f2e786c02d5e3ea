import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addCustomer, billetInput, detail } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { openJobs } from '../../core/jobs';
import type { Jobs } from '../../core/services';
import { billetRegister, enqueueRegistration } from '../../kits/charging/register';

let bank: EmptyBank;
let member: Member;
let jobs: Jobs;
let id: number;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const services = await bank.work(async (_trx, tools) => tools.services);
  const opened = await openJobs(bank.store, [billetRegister], true);
  jobs = opened;
  await opened.begin(services);
  const body = billetInput(await bank.today(), [await addCustomer(member)], { send_email: true });
  id = (await member.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body })).json.ids[0]!;
});
afterAll(async () => {
  await jobs.stop();
  await bank.close();
});

const status = async () => (await detail(member, id)).status;
const mails = async () => (await bank.store.execute('select count(*) as n from sandbox_messages')).rows[0].n;
const enqueue = (fail: boolean) =>
  bank.work(async (trx, { services }) => {
    // the process may end right after the commit: registration must not depend on work after it
    await enqueueRegistration(
      { services: { ...services, jobs }, trx: () => trx, afterCommit: () => undefined },
      member.accountId,
      [id],
    );
    if (fail) throw new Error('rolled back');
  });

it('the registration is worked by the queue if, and only if, the issue stands', async () => {
  await expect(enqueue(true)).rejects.toThrow('rolled back');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await status()).toBe('new');
  await enqueue(false);
  await vi.waitFor(async () => expect(await status()).toBe('waiting'), { timeout: 15_000, interval: 100 });
  expect(await mails()).toBe(1);
});

it('done again, it registers again but neither tells nor mails again', async () => {
  await bank.runJobs();
  expect(await mails()).toBe(1);
  expect((await detail(member, id)).charge_histories.map((h) => h.action)).toEqual(['create', 'register', 'email']);
});
