import { beforeEach, describe, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned } from '../../../../tests/support/sign';
import { addCustomer, issue, pay as payBillet } from '../../../test/billets';
import type { Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { balance, bank, funded, insideOf, openBankForTests, pay } from '../../../test/pix-bank';
import { accountDeletions } from './deletion';

openBankForTests();

let closing: Member;
beforeEach(async () => {
  closing = await bank.openAccount();
  await callSigned(closing, 'POST /account/delete');
  await bank.moveDays(7);
});

/** Does `call` while the account has been found empty and is being closed. */
const whileClosing = <T>(call: () => Promise<T>) =>
  whileOpen(bank, (trx, tools) => accountDeletions.run(trx, {}, tools, undefined), call);
const account = async () =>
  (await bank.store.execute('select * from accounts where id = $1', [closing.accountId])).rows[0];

describe('an account that is being closed', () => {
  onPostgres('takes no Pix', async () => {
    const from = await funded(50_000);
    const body = await insideOf(closing);
    const { status } = await whileClosing(() => pay(from, body));
    expect([status, await balance(from), await balance(closing)]).toEqual([422, 50_000, 0]);
    expect((await account()).is_shutdown).toBe(true);
  });

  onPostgres('takes no transfer', async () => {
    const from = await funded(50_000);
    const { bank: ispb, branch, account: number, owner, document } = await insideOf(closing);
    const body = { to: 'other', bank: ispb, branch, account: number, accountType: 'checking', owner, document };
    const { status } = await whileClosing(async () =>
      callSigned(from, 'POST /transfers', { body: { ...body, amount: 10_000, purpose: '5', day: await bank.today() } }),
    );
    expect([status, await balance(from), await balance(closing)]).toEqual([422, 50_000, 0]);
    expect((await account()).is_shutdown).toBe(true);
  });

  onPostgres('gets no part of a split charge: its share stays with the issuer', async () => {
    const issuer = await bank.openAccount();
    const { account_code: payee_code } = await account();
    const repasses = [{ payee_code, type: 'currency' as const, value: 4_000 }];
    const items = [{ name: 'Aula', amount: 1, value: 10_000, repasses }];
    const [id] = await issue(bank, issuer, [await addCustomer(issuer)], { items });
    await whileClosing(() => payBillet(bank, issuer, id!, 10_000));
    expect([await balance(issuer), await balance(closing)]).toEqual([10_000 - 349, 0]);
    expect((await account()).is_shutdown).toBe(true);
  });
});
