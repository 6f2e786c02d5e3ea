/* Shared by the tests of Pix: an empty bank, whose clock is set to 10:00 of the next day, and calls to it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { openEmptyBank, type EmptyBank, type Member } from './harness';
import { callSigned } from '../../tests/support/sign';
import { addDays } from '../src/core/calendar';
import { bankNow } from '../src/core/clock';
import { saoPauloInstant } from '../src/kits/money/slot';
import { receivePix } from '../src/kits/money/pix/receive';
import { newEndToEnd } from '../src/kits/money/pix/end-to-end';
import { BANK, balanceOf, post } from '../src/ledger/ledger';
import { OWN_BANK } from '../src/core/banks';
import { pixKinds } from '../src/areas/pix/kinds';
import { termsOf } from '../src/areas/pix-automatic/receivers';
import { sendIn } from '../src/areas/pix-qrcodes/incoming';
import { offerRecurrence } from '../src/rails/pix-automatic/sandbox';

export type Payment = Body<'POST /pix/review'>;

export let bank: EmptyBank;

/** Registers the set-up in a test file. Each file calls it, as on PostgreSQL the files of one worker load this module only once. */
export function openBankForTests(): void {
  beforeAll(async () => {
    bank = await openEmptyBank();
    await moveAt(addDays(await bank.today(), 1), '10:00');
  });
  afterAll(() => bank.close());
}

export async function moveAt(day: string, time: string): Promise<void> {
  const seconds = (saoPauloInstant(day, time).getTime() - (await bankNow(bank.store.db)).getTime()) / 1000;
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.ceil(seconds)]);
}

export async function funded(cents: number, options = {}): Promise<Member> {
  const member = await bank.openAccount(options);
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: cents },
    { accountId: BANK, kind: 'settlement' as const, amount: -cents },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: randomUUID(), kind: 'deposit', description: 'Depósito', at, entries }));
  return member;
}

export const ANA = 'ana@exemplo.com.br';
export const byKey = (more: Partial<Payment> = {}): Payment => ({ type: 'key', key: ANA, value: 10_000, ...more });
export const byAccount = (more: Partial<Payment> = {}): Payment => ({
  type: 'account',
  bank: '60701190',
  branch: '1234',
  account: '56789-0',
  accountType: 'checking',
  owner: 'Padaria Pão Nosso',
  document: '52998224725',
  value: 10_000,
  ...more,
});
export const insideOf = async ({ accountId }: Member, more: Partial<Payment> = {}) => {
  const row = await bank.store.db
    .selectFrom('accounts')
    .select(['account_number as account', 'document', 'nickname as owner'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return byAccount({ ...row, bank: OWN_BANK.ispb, branch: OWN_BANK.branch, ...more });
};

export const review = async (who: Member, body: Payment) => (await who.call('POST /pix/review', { body })).json;
export const atFields = async (who: Member, body: Payment) =>
  Object.fromEntries((await review(who, body)).refusals.map(({ field, message }) => [field, message]));

/** Pays as the portal does: reviews the payment and signs it with the receiver and the day that the review answered. */
export async function pay(who: Member, body: Payment) {
  const { receiver, counterpart, date } = await review(who, body);
  return callSigned(who, 'POST /pix/start', {
    body: { ...body, receiver, receiverDocument: counterpart.document ?? '', date: date.day },
  });
}

export const tick = () => {
  for (const kind of pixKinds)
    bank.waiting.push({ job: kind.jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
};
/** Runs the waiting jobs and, ten seconds later, the scheduled jobs, which read the outcome from the rail. */
export async function settle(): Promise<void> {
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
  tick();
  await bank.runJobs();
}
export const balance = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).balance;
export const detail = async (who: Member, id: number) =>
  (await who.call('GET /pix/history/{id}', { params: { id } })).json;

/** A Pix from Ana, at another bank, to an account of this bank. @param amount integer cents */
export async function receive({ accountId }: Member, amount: number) {
  const at = await bankNow(bank.store.db);
  const pix = await bank.work((trx, tools) =>
    receivePix(trx, tools, {
      accountId,
      amount,
      at,
      endToEnd: newEndToEnd('18236120', at),
      payer: { name: 'Ana Beatriz Moura', document: '52998224725', ispb: '18236120', bank: 'Nubank' },
    }),
  );
  return pix!;
}

/** Ana, at another bank, pays a code of this bank. */
export const payFromOutside = (code: string) =>
  bank.work(async (trx, tools) => sendIn(trx, tools, { code }, await bankNow(trx)));

/** A Pix automático of a fixed amount, as its authorisation answers it; its first payment is in two days. */
export async function automatic(who: Member) {
  const today = await bank.today();
  const terms = termsOf({ first_day: addDays(today, 2) }, today);
  const code = await offerRecurrence(bank.store.db, terms, await bankNow(bank.store.db));
  const { name: receiver, document } = terms.receiver;
  const body = { code, receiver, document, amount: terms.amount, period: terms.period, limit: null };
  return (await callSigned(who, 'POST /pix/automatic', { body })).json;
}

export async function giveBack(who: Member, pix: number, value: number) {
  const begun = await who.call('POST /pix/refund/start', { body: { pix, value } });
  if (begun.status !== 200) return begun;
  const { id, review: told } = begun.json;
  return callSigned(who, 'POST /pix/refund/confirm', { body: { id, value, receiver: told.counterpart.name } });
}
