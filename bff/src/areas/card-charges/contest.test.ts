import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { CARD_VALUE, cardDetail, openSeller, paidByCard, tellCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { balanceOf } from '../../ledger/ledger';
import { cardDebits } from './contest';

let bank: EmptyBank;
beforeAll(async () => void (bank = await openEmptyBank()));
// charges are copied by the test itself without their postings, and an account is made poor
afterAll(() => bank.close(['a credited receipt was posted', 'what is reserved is not the sum of its reservations']));

const balance = async (of: Member) => (await balanceOf(bank.store.db, of.accountId)).available;
const contest = (id: number, amount = CARD_VALUE) =>
  tellCard(bank, id, { kind: 'contested', amount, deadline: '2040-01-01' });
const settle = (id: number, number = 1) => tellCard(bank, id, { kind: 'settled', number });

describe('a contest that is decided', () => {
  it('lost in part: what was settled meanwhile and is not lost is credited', async () => {
    const shop = await openSeller(bank);
    const id = await paidByCard(bank, shop, '2');
    const { to_credit: whole, receipts } = await cardDetail(shop, id);
    await contest(id, receipts[1]!.gross);
    await settle(id);
    expect([await balance(shop), (await cardDetail(shop, id)).credited]).toEqual([0, 0]);
    await tellCard(bank, id, { kind: 'contest-lost' });
    const { credited, to_credit, contest: lost } = await cardDetail(shop, id);
    expect([lost?.state, to_credit, credited]).toEqual(['lost', 0, await balance(shop)]);
    expect(credited).toBeGreaterThan(whole / 2 - 20);
    // the receipt that was lost is settled with nothing
    await settle(id, 2);
    await settle(id);
    expect(await balance(shop)).toBe(credited);
  });

  it('lost in part, with what was credited spent: debited from it once there is balance, and nothing is left over', async () => {
    const shop = await openSeller(bank);
    const id = await paidByCard(bank, shop, '3');
    const { receipts } = await cardDetail(shop, id);
    await settle(id);
    await contest(id, receipts[0]!.gross + receipts[1]!.gross + receipts[2]!.gross - 100);
    await settle(id, 2);
    await bank.store.execute('update ledger_accounts set reserved = balance where account_id = $1', [shop.accountId]);
    await tellCard(bank, id, { kind: 'contest-lost' });
    expect((await cardDetail(shop, id)).contest?.debit_pending).toBe(true);
    await settle(id, 3);
    await bank.store.execute('update ledger_accounts set reserved = 0 where account_id = $1', [shop.accountId]);
    await bank.work((trx, tools) => cardDebits.run(trx, {}, tools));
    const after = await cardDetail(shop, id);
    expect([after.contest?.debit_pending, after.to_credit, after.credited]).toEqual([false, 0, await balance(shop)]);
    expect(after.credited).toBeLessThan(100);
  });

  it('won before anything was credited it is approved, as it was; paid with its first credit', async () => {
    const shop = await openSeller(bank);
    const id = await paidByCard(bank, shop);
    await contest(id);
    await tellCard(bank, id, { kind: 'contest-won' });
    expect(await cardDetail(shop, id)).toMatchObject({ status: 'approved', credited: 0 });
    await settle(id);
    expect((await cardDetail(shop, id)).status).toBe('paid');
  });

  it('won with nothing but a refunded receipt settled meanwhile it is approved still', async () => {
    const shop = await openSeller(bank);
    const id = await paidByCard(bank, shop, '2');
    const value = (await cardDetail(shop, id)).receipts[1]!.gross;
    await callSigned(shop, 'POST /credit-card-charge/{id}/refund', { params: { id }, body: { value } });
    await contest(id);
    await settle(id, 2);
    await tellCard(bank, id, { kind: 'contest-won' });
    expect(await cardDetail(shop, id)).toMatchObject({ status: 'approved', refunded: value, credited: 0 });
  });

  it('won after a credit, or with one that waited for it, it is paid', async () => {
    const shop = await openSeller(bank);
    const [credited, waited] = [await paidByCard(bank, shop, '2'), await paidByCard(bank, shop, '2')];
    await settle(credited);
    for (const id of [credited, waited]) await contest(id);
    await settle(waited);
    for (const id of [credited, waited]) {
      await tellCard(bank, id, { kind: 'contest-won' });
      const { status, credited: had } = await cardDetail(shop, id);
      expect([status, had > 0]).toEqual(['paid', true]);
    }
  });
});

describe('debits of lost contests', () => {
  const lost = async (shop: Member): Promise<number> => {
    const id = await paidByCard(bank, shop);
    await settle(id);
    await contest(id);
    await bank.store.execute('update ledger_accounts set reserved = balance where account_id = $1', [shop.accountId]);
    await tellCard(bank, id, { kind: 'contest-lost' });
    return id;
  };
  /** Copies a card charge with its rows, as many times; columns that are computed are left to the database. */
  const copy = async (id: number, times: number): Promise<void> => {
    for (const [table, key] of [
      ['charges', 'id'],
      ['card_charges', 'charge_id'],
      ['card_receipts', 'charge_id'],
    ]) {
      const { rows } = await bank.store.execute(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const { names } = rows[0];
      const changed = names.replace(new RegExp(`\\b(?<!_)${key}\\b`), '900000 + n');
      await bank.store.execute(
        `insert into ${table} (${names}) overriding system value
         select ${changed} from ${table}, generate_series(1, $2::int) n where ${key} = $1`,
        [id, times],
      );
    }
  };

  it('a hundred that no balance covers hold up no other', async () => {
    const [poor, shop] = [await openSeller(bank), await openSeller(bank)];
    await copy(await lost(poor), 99);
    const id = await lost(shop);
    await bank.store.execute('update ledger_accounts set reserved = 0 where account_id = $1', [shop.accountId]);
    // each run tries 100 of the 101
    for (let run = 0; run < 4; run++) await bank.work((trx, tools) => cardDebits.run(trx, {}, tools));
    expect([(await cardDetail(shop, id)).contest?.debit_pending, await balance(shop)]).toEqual([false, 0]);
  });
});
