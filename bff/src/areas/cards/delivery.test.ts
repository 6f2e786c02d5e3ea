import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '@balcao/contract/shared/card-status';
import { askForCard, cardsOf, openCardHolder, runRound } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { dropCourse, insertIssuerEvent } from '../../rails/issuer/sandbox';
import { issuerRound } from './issue';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** A holder whose prepaid card is where the courier left it. */
async function strayed(statusId: number) {
  const who = await openCardHolder(bank);
  await askForCard(who, { cardType: 'prepaid' });
  const { db } = bank.store;
  const { issuer_key: key } = await db
    .selectFrom('cards')
    .select('issuer_key')
    .where('account_id', '=', who.accountId)
    .executeTakeFirstOrThrow();
  const at = await bankNow(db);
  await dropCourse(db, key, at);
  await insertIssuerEvent(db, { key, kind: 'status', detail: { statusId }, at });
  await runRound(bank, issuerRound);
  return { who, card: (await cardsOf(who))[0]! };
}
const address = async (who: Member, id: number) => who.call('GET /debit-card/{id}/address', { params: { id } });
const confirm = (who: Member, id: number, zipcode = '38400100') =>
  who.call('POST /debit-card/{id}/confirmation', { params: { id }, body: { zipcode } });

describe('a card that did not arrive (AREAS-7-cards-6)', () => {
  it.each([STATUS.returned, STATUS.wrongAddress])(
    'of status %i is sent again, once, to the address that its holder confirms, and arrives',
    async (statusId) => {
      const { who, card } = await strayed(statusId);
      expect((await address(who, card.id)).json).toMatchObject({ mayConfirm: true, address: { zipcode: '38400100' } });
      const both = await Promise.all([confirm(who, card.id), confirm(who, card.id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await address(who, card.id)).json).toMatchObject({ card: { statusId: 19 }, mayConfirm: false });
      await bank.moveDays(3);
      await runRound(bank, issuerRound);
      const { items } = (await who.call('GET /card/timeline/{id}/delivery', { params: { id: card.id } })).json;
      expect(items.slice(0, 3).map((step) => step.statusId)).toEqual([15, 10, 19]);
    },
  );

  it('is sent to no address that its holder has not seen', async () => {
    const { who, card } = await strayed(STATUS.returned);
    const moved = await confirm(who, card.id, '01310100');
    expect([moved.status, moved.json.errors?.[0]]).toEqual([
      422,
      { field: 'zipcode', message: 'O endereço da conta mudou. Confira e tente de novo.' },
    ]);
    await bank.store.execute('update accounts set address = null where id = $1', [who.accountId]);
    const { json } = await confirm(who, card.id);
    expect(json.errors?.[0]).toEqual({
      field: 'zipcode',
      message: 'Cadastre o endereço da conta para receber o cartão.',
    });
  });

  it('is neither seen nor confirmed by another account, nor confirmed while it is on its way', async () => {
    const { who, card } = await strayed(STATUS.inTransit);
    expect((await confirm(who, card.id)).json.code).toBe('no-address-needed');
    const other = await openCardHolder(bank);
    expect([(await address(other, card.id)).status, (await confirm(other, card.id)).status]).toEqual([404, 404]);
  });
});
