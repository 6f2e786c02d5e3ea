import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../../test/harness';
import { bankNow } from '../../../core/clock';
import { balanceOf } from '../../../ledger/ledger';
import { newEndToEnd } from './end-to-end';
import { receivePix, type IncomingPix } from './receive';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const payer = { name: 'Ana Beatriz Moura', document: '52998224725', ispb: '18236120', bank: 'Nubank' };
const event = async (more: Partial<IncomingPix> = {}): Promise<IncomingPix> => {
  const at = await bankNow(bank.store.db);
  return { accountId: member.accountId, endToEnd: newEndToEnd('18236120', at), amount: 1_234, payer, at, ...more };
};
const balance = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).balance;

describe('a Pix that comes in', () => {
  it('is credited once, whatever the network repeats, and told', async () => {
    const one = await event();
    expect(one.endToEnd).toMatch(/^E18236120\d{12}[0-9A-Za-z]{11}$/);
    const told = await Promise.all(
      [one, one, one].map((pix) => bank.work((trx, tools) => receivePix(trx, tools, pix))),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await balance(member)).toBe(1_234);
    expect(bank.notified.filter(({ accountId }) => accountId === member.accountId)).toHaveLength(1);
    expect(bank.live.filter(({ topic }) => topic === 'pix-received')).toHaveLength(1);
  });

  it('leads from the statement to itself', async () => {
    const one = await event({ amount: 77 });
    const pix = await bank.work((trx, tools) => receivePix(trx, tools, one));
    const [line] = (await member.call('POST /statement', { body: {} })).json.transactions;
    expect(line).toMatchObject({ value: 77, typeLabel: 'Pix recebido', protocol: one.endToEnd });
    const { origin } = (await member.call('GET /statement/{id}', { params: { id: line!.id } })).json;
    expect(origin).toEqual({ route: 'pix:history-detail', params: { id: pix!.id } });
  });
});
