import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { activate, askForCard, buy, cardsOf, openCard, openCardHolder, runRound } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, diffDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { cardRound } from './closing';
import { issuerRound } from './issue';
import { clear } from './purchases';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const faults = ({ status, json }: { status: number; json: { errors?: { field: string }[] } }) => [
  status,
  json.errors?.map(({ field }) => field),
];
const accountOf = async (who: Member) =>
  (await who.call('GET /account-baas/{id}/cards', { params: { id: who.accountId } })).json;
const analysisOf = async (who: Member) => (await who.call('GET /physical-cards/credit-analysis-status')).json;

describe('a credit card (AREAS-7-cards-1)', () => {
  it('is asked for, analysed, sent, followed by statusId, and activated with its last digits', async () => {
    const who = await openCardHolder(bank);
    expect((await askForCard(who)).json).toMatchObject({ state: 'analysis', customName: 'ANA LIMA', dueDay: 10 });
    await runRound(bank, issuerRound);
    expect((await analysisOf(who)).state).toBe('analysis');
    await bank.moveDays(1);
    await runRound(bank, issuerRound);
    expect(await analysisOf(who)).toMatchObject({ state: 'approved', grantedLimit: 100_000 });
    const [ordered] = await cardsOf(who);
    expect([ordered!.statusId, ordered!.productCardId, (await accountOf(who)).creditLimit]).toEqual([5, 88, 100_000]);
    expect(faults(await activate(who, ordered!))).toEqual([422, ['cardId']]);
    await bank.moveDays(6);
    await runRound(bank, issuerRound);
    await runRound(bank, issuerRound);
    const way = (await who.call('GET /card/timeline/{id}/delivery', { params: { id: ordered!.id } })).json;
    expect(way.items.map(({ statusId }) => statusId)).toEqual([15, 10, 9, 8, 7, 6, 5]);
    const [sent] = await cardsOf(who);
    const wrong = sent!.lastDigits === '0000' ? '1111' : '0000';
    expect(faults(await activate(who, sent!, { lastDigits: wrong }))).toEqual([422, ['lastDigits']]);
    expect(faults(await activate(who, sent!, { pin: '1234' }))).toEqual([422, ['password']]);
    expect((await activate(who, sent!)).json.statusId).toBe(1);
    expect(faults(await activate(who, sent!))).toEqual([422, ['cardId']]);
  });

  it('that is denied says why, and makes no card; one granted in part has that limit', async () => {
    const [denied, half] = [await openCardHolder(bank), await openCardHolder(bank)];
    await askForCard(denied, { limit: 100_091 });
    await askForCard(half, { limit: 100_092 });
    await bank.moveDays(1);
    await runRound(bank, issuerRound);
    expect(await analysisOf(denied)).toMatchObject({
      state: 'denied',
      reason: expect.stringContaining('não foi aprovado'),
    });
    expect(await cardsOf(denied)).toEqual([]);
    expect((await accountOf(half)).creditLimit).toBe(50_046);
    expect((await askForCard(denied)).status).toBe(200);
  });

  it('is refused at the faulty field, and asked for once, also at the same moment', async () => {
    const who = await openCardHolder(bank);
    expect(faults(await askForCard(who, { customName: 'Ana Lima' }))).toEqual([422, ['customName']]);
    expect(faults(await askForCard(who, { dueDay: 11, limit: 1 }))).toEqual([422, ['dueDay', 'limit']]);
    expect(faults(await askForCard(await bank.openAccount()))).toEqual([422, ['address']]);
    const both = await Promise.all([askForCard(who), askForCard(who)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is asked for with a name that the server judges (AREAS-5-9)', async () => {
    const who = await bank.openAccount({ name: 'Padaria Boa do Bairro Ltda' });
    const validate = async (customName: string) =>
      (await who.call('GET /request-physical-card/validate-custom-name', { query: { customName } })).json;
    expect(await validate('ANA LIMA')).toEqual({ isValid: true, customName: 'ANA LIMA', message: null });
    expect(await validate('Ana Lima')).toMatchObject({ isValid: false, customName: 'ANA LIMA' });
    const registered = (await who.call('GET /physical-cards/registered-address')).json;
    expect(registered).toMatchObject({ customName: 'PADARIA BOA BAIRRO', address: null });
  });

  it('of a type is for who has that permission alone', async () => {
    const clerk = await openCardHolder(bank, 0, { role: 'subuser', grants: { 'cards:prepaid': true } });
    expect((await askForCard(clerk)).status).toBe(403);
    expect((await askForCard(clerk, { cardType: 'prepaid' })).status).toBe(200);
  });
});

describe('the page of a card', () => {
  it('blocks and unblocks: GENERAL is undone by the holder, another reason is not (AREAS-4-credit-card-3)', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const of = (blockType: string) => ({ clientBaasId: who.accountId, blockType, productCardId: 88 });
    const block = (type: string) => who.call('POST /card-blocks', { body: of(type) });
    const unblock = (type = 'GENERAL') => who.call('POST /card-unblocks', { body: of(type) });
    expect((await unblock()).status).toBe(409);
    expect((await block('GENERAL')).json).toMatchObject({ id: card.id, statusId: 2, blocks: ['GENERAL'] });
    expect((await block('GENERAL')).status).toBe(409);
    expect(faults(await unblock('LOSS'))).toEqual([422, ['blockType']]);
    expect((await unblock()).json).toMatchObject({ statusId: 1, blocks: [] });
    expect(faults(await block('LATE_PAYMENT_INVOICE'))).toEqual([422, ['blockType']]);
    await block('LOSS');
    expect((await unblock()).status).toBe(409);
    const foreign = await openCardHolder(bank);
    expect((await foreign.call('POST /card-blocks', { body: of('GENERAL') })).status).toBe(404);
  });

  it('makes one virtual card, for who may (AREAS-4-credit-card-8, -9)', async () => {
    const who = await openCardHolder(bank);
    const body = { clientBaasId: who.accountId };
    expect((await who.call('POST /virtual-cards', { body })).status).toBe(404);
    await openCard(bank, who);
    expect((await accountOf(who)).hasCreatedVirtualCard).toBe(false);
    const clerk = await bank.openAccount({ role: 'subuser', grants: { 'cards:multiple:overview': true } });
    const there = await bank.join(clerk.userId, who.accountId, {
      role: 'subuser',
      grants: { 'cards:multiple:overview': true },
    });
    expect((await there.call('POST /virtual-cards', { body })).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => who.call('POST /virtual-cards', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await accountOf(who)).toMatchObject({ hasCreatedVirtualCard: true });
  });

  it('changes the due day from the invoice after the open one (AREAS-3-card-account-4)', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { json: now } = await who.call('GET /card/due-day');
    expect(now).toMatchObject({ currentDueDay: 10, newDueDay: null, physicalCardId: card.id });
    const change = (more: object) =>
      who.call('POST /card/due-day', {
        body: {
          physicalCardId: card.id,
          currentDueDay: 10,
          newDueDay: 20,
          expectedChangeDate: now.expectedChangeDate,
          ...more,
        },
      });
    expect(faults(await change({ newDueDay: 11 }))).toEqual([422, ['newDueDay']]);
    expect(faults(await change({ newDueDay: 10 }))).toEqual([422, ['newDueDay']]);
    expect(faults(await change({ currentDueDay: 5 }))).toEqual([422, ['currentDueDay']]);
    expect(faults(await change({ expectedChangeDate: '2020-01-01' }))).toEqual([422, ['expectedChangeDate']]);
    expect((await change({})).json).toEqual({ newDueDay: 20, expectedChangeDate: now.expectedChangeDate });
    expect((await who.call('GET /card/due-day')).json).toMatchObject({ currentDueDay: 10, newDueDay: 20 });
  });

  it('sets the limit up to what was approved, signed', async () => {
    const who = await openCardHolder(bank);
    await openCard(bank, who);
    const set = (limit: number) => callSigned(who, 'POST /card/limit', { body: { limit } });
    expect(faults(await set(100_001))).toEqual([422, ['limit']]);
    expect((await set(20_000)).json).toEqual({ creditLimit: 20_000 });
    expect((await set(100_000)).json).toEqual({ creditLimit: 100_000 });
  });

  it('changes its own due day, limit and automatic payment, not those of the prepaid card, whose id it refuses', async () => {
    const who = await openCardHolder(bank);
    const prepaid = await openCard(bank, who, { cardType: 'prepaid' });
    const credit = await openCard(bank, who);
    const { currentDueDay, expectedChangeDate } = (await who.call('GET /card/due-day')).json;
    const change = (physicalCardId: number) =>
      who.call('POST /card/due-day', { body: { physicalCardId, currentDueDay, newDueDay: 20, expectedChangeDate } });
    expect((await change(prepaid.id)).status).toBe(404);
    expect((await change(credit.id)).status).toBe(200);
    await callSigned(who, 'POST /card/limit', { body: { limit: 20_000 } });
    await who.call('POST /card-invoices/automatic-payment', { body: { isActive: true } });
    const accounts = await bank.store.db
      .selectFrom('card_accounts')
      .select(['next_due_day', 'credit_limit', 'automatic_by'])
      .where('account_id', '=', who.accountId)
      .orderBy('product_id')
      .execute();
    expect(accounts).toEqual([
      { next_due_day: 20, credit_limit: 20_000, automatic_by: who.userId },
      { next_due_day: null, credit_limit: 0, automatic_by: null },
    ]);
  });

  it('has a changed due day as its own from the day on which the first invoice with it opens', async () => {
    const who = await openCardHolder(bank);
    await openCard(bank, who, { cardType: 'prepaid' });
    const card = await openCard(bank, who);
    const { networkKey } = await buy(bank, card, 1_000);
    const at = await bankNow(bank.store.db);
    await bank.work((trx, tools) => clear(trx, tools, { networkKey, eventKey: 'due-day', amount: 1_000, at }));
    const { currentDueDay, expectedChangeDate } = (await who.call('GET /card/due-day')).json;
    const body = { physicalCardId: card.id, currentDueDay, newDueDay: 20, expectedChangeDate };
    await who.call('POST /card/due-day', { body });
    const standing = async (day: string) => {
      await bank.moveDays(diffDays(await bank.today(), day));
      await runRound(bank, cardRound);
      const { rows } = await bank.store.execute(
        'select due_day, next_due_day from card_accounts where account_id = $1 order by product_id',
        [who.accountId],
      );
      return rows.map((row) => [row.due_day, row.next_due_day]);
    };
    const [, prepaid] = await standing(await bank.today());
    expect(await standing(addDays(expectedChangeDate, -1))).toEqual([[10, 20], prepaid]);
    expect(await standing(expectedChangeDate)).toEqual([[20, null], prepaid]);
  });

  it('switches options of several cards, their ids joined by a semicolon (AREAS-7-cards-5)', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const virtual = (await who.call('POST /virtual-cards', { body: { clientBaasId: who.accountId } })).json;
    const set = (typeId: number) => who.call('POST /card/configs', { body: { physicalCardId: card.id, typeId } });
    expect(faults(await set(9))).toEqual([422, ['typeId']]);
    expect((await set(2)).json.configs.filter(({ isEnabled }) => !isEnabled).map(({ typeId }) => typeId)).toEqual([2]);
    const read = await who.call('GET /account/config/{ids}', { params: { ids: `${card.id};${virtual.id}` } });
    expect(read.json.items.map(({ configs }) => configs.filter(({ isEnabled }) => isEnabled).length)).toEqual([4, 5]);
    const other = await openCardHolder(bank);
    expect((await other.call('GET /account/config/{ids}', { params: { ids: String(card.id) } })).status).toBe(404);
  });

  it('switches options of a card of a type for who has that permission alone', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { userId } = await bank.openAccount();
    const clerk = await bank.join(userId, who.accountId, { role: 'subuser', grants: { 'cards:prepaid': true } });
    const set = async (by: Member) =>
      (await by.call('POST /card/configs', { body: { physicalCardId: card.id, typeId: 2 } })).status;
    expect([await set(clerk), await set(who)]).toEqual([403, 200]);
  });

  it('sends a new card for a lost one, which ends at once', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const replace = () =>
      callSigned(who, 'POST /cards/{id}/replacement', { params: { id: card.id }, body: { reason: 'loss' } });
    expect((await replace()).json).toMatchObject({ statusId: 5, kind: 'physical' });
    expect((await replace()).status).toBe(409);
    expect((await cardsOf(who)).map(({ statusId }) => statusId)).toEqual([5]);
  });

  it('is of its account alone', async () => {
    const [who, other] = [await openCardHolder(bank), await openCardHolder(bank)];
    const card = await openCard(bank, who);
    const params = { id: card.id };
    expect((await other.call('GET /account-baas/{id}/cards', { params: { id: who.accountId } })).status).toBe(404);
    expect((await other.call('GET /card/timeline/{id}/delivery', { params })).status).toBe(404);
    expect((await activate(other, card)).status).toBe(404);
    expect((await callSigned(other, 'POST /cards/{id}/replacement', { params, body: { reason: 'loss' } })).status).toBe(
      404,
    );
  });
});
