import { describe, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addCustomer, detail as billet, issue } from '../../../test/billets';
import type { Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { balance, bank, funded, insideOf, openBankForTests, pay } from '../../../test/pix-bank';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { MoneyDraft } from '../../kits/money/kind';
import type { Money } from '../../kits/money/money';
import { giveBackLimits, spendLimits } from '../../kits/money/limits';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { BANK, balanceOf, holdAccounts, post, reserve } from '../../ledger/ledger';
import { receivePayment } from '../charges/service';
import { OWN_BANK } from '../../core/banks';
import { complaintRound } from './complaints';
import type { PixDetails } from './details';
import { inside, outside, refundInside } from './kinds';

openBankForTests();

const now = () => bankNow(bank.store.db);
/** Another payment to an account, half done: its own account is locked, the bank's is not yet. */
const begun = (to: Member) => (trx: Trx) => holdAccounts(trx, [to.accountId]);
const goOn = (to: Member, at: Date) => (trx: Trx) =>
  post(trx, {
    key: `other:${to.accountId}`,
    kind: 'deposit',
    description: 'Depósito',
    at,
    entries: [
      { accountId: to.accountId, kind: 'available', amount: 1 },
      { accountId: BANK, kind: 'settlement', amount: -1 },
    ],
  });

/** Submits without a call's repetitions of what the database ended. */
async function submit(who: Member, money: Money, amount: number, more: Partial<PixDetails>) {
  const at = await now();
  const nobody = { document: null, bankCode: null, ispb: null, branch: null, account: null, accountType: null };
  const counterpart = { ...nobody, name: 'Quem recebe', bankName: OWN_BANK.name, pixKey: null, code: null };
  const details: PixDetails = { endToEnd: newEndToEnd(OWN_BANK.ispb, at), by: 'qrcode', ...more };
  const draft: MoneyDraft = { amount, counterpart, details: { ...details } };
  return bank.work((trx: Trx, tools: JobTools) => money.submit(trx, { ...tools, ...who, now: at }, draft));
}

describe('money inside the bank that moves twice in one transaction waits before it holds the bank’s own account', () => {
  onPostgres('a Pix that pays a billet, while another billet of its issuer is paid', async () => {
    const [payer, issuer] = [await funded(50_000), await bank.openAccount()];
    const customers = [await addCustomer(issuer), await addCustomer(issuer)];
    const [one, other] = await issue(bank, issuer, customers);
    const txid = 'b'.repeat(32);
    await bank.store.execute('update charges set txid = $1 where id = $2', [txid, one]);
    const collectionKey = (await billet(issuer, other!)).charge_payment.collection_key!;
    const event = { eventId: 'other-billet', collectionKey, amount: 10_000, paidAt: await now() };
    await whileOpen(
      bank,
      begun(issuer),
      () => submit(payer, inside, 10_000, { txid, to: issuer.accountId }),
      (trx, tools) => receivePayment(trx, tools, event),
    );
    expect([await balance(payer), await balance(issuer)]).toEqual([40_000, 2 * (10_000 - 349)]);
    expect((await billet(issuer, one!)).status).toBe('paid');
  });

  onPostgres('a refund, while who paid is paid something else', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    await pay(from, await insideOf(to));
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    // as the call does before it submits the refund
    await bank.store.execute('update pix_received set refunded = 10000 where id = $1', [got!.id]);
    const refund = () => submit(to, refundInside, 10_000, { by: 'refund', refundOf: got!.id });
    await whileOpen(bank, begun(from), refund, goOn(from, await now()));
    expect([await balance(from), await balance(to)]).toEqual([50_001, 1]);
  });

  onPostgres('complaints that are accepted, while who paid, or received, is paid something else', async () => {
    const pairs = [
      [await funded(50_000), await funded(1)],
      [await funded(50_000), await funded(1)],
    ] as const;
    for (const [from, to] of pairs) {
      const { json } = await pay(from, await insideOf(to));
      const text = 'Comprei e não recebi o produto.';
      await from.call('POST /pix/complaints', { body: { pix: json.id, kind: 'scam', text } });
    }
    const round = () => bank.work((trx, tools) => complaintRound.run(trx, {}, tools, undefined));
    await bank.moveDays(1);
    await round();
    await bank.moveDays(7);
    const [, last] = pairs;
    await whileOpen(bank, begun(last[1]), round, goOn(last[1], await now()));
    for (const [from] of pairs) expect(await balance(from)).toBe(50_000);
  });
});

onPostgres(
  'a Pix that is called off waits for one that is being reserved, and holds nothing that it needs',
  async () => {
    const payer = await funded(50_000);
    const at = await now();
    const reserved = await submit(payer, outside, 10_000, {});
    const spend = (trx: Trx) => spendLimits(trx, payer.accountId, 'pix', 5_000, at, null);
    const cancel = () => bank.work((trx, tools) => outside.cancel(trx, { ...tools, ...payer, now: at }, reserved.id));
    await whileOpen(bank, spend, cancel, (trx) => reserve(trx, 'another', payer.accountId, 5_000, at));
    expect((await balanceOf(bank.store.db, payer.accountId)).available).toBe(45_000);
    // no operation spent it
    await bank.work((trx) => giveBackLimits(trx, payer.accountId, 'pix', 5_000, at, null));
  },
);
