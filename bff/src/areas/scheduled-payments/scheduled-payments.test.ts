import { describe, expect, it } from 'vitest';
import type { ScheduledStatus } from '@balcao/contract/shared/scheduled-status';
import type { Member } from '../../../test/harness';
import {
  automatic,
  bank,
  byKey,
  detail,
  funded,
  giveBack,
  openBankForTests,
  pay,
  receive,
  settle,
} from '../../../test/pix-bank';
import { addDays } from '../../core/calendar';

openBankForTests();

const cancel = (who: Member, id: number) => who.call('PUT /scheduled-payments/{id}/cancel', { params: { id } });
const list = async (who: Member) => (await who.call('POST /scheduled-payments/search', { body: {} })).json.items;

describe('from the list of all that is scheduled', () => {
  it('a payment of a Pix automático is not cancelled, which needs a signature and its own permission', async () => {
    const member = await funded(50_000);
    const { id, next } = await automatic(member);
    expect(await list(member)).toMatchObject([
      { id: next.id, cannot_cancel: expect.stringContaining('Pix automático') },
    ]);
    expect(await cancel(member, next.id)).toMatchObject({
      status: 409,
      json: { error_description: expect.stringContaining('página Pix automático') },
    });
    const { json: other } = await pay(member, byKey({ date: addDays(await bank.today(), 1) }));
    expect([(await cancel(member, other.id)).status, (await cancel(member, next.id)).status]).toEqual([200, 409]);
    const shown = (await member.call('GET /pix/automatic/{id}', { params: { id } })).json;
    expect(shown).toMatchObject({ state: 'APROVADA', next: { id: next.id } });
  });

  it('a refund that was confirmed is not cancelled either', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { id } = (await giveBack(member, pix.id, 5_000)).json;
    expect((await cancel(member, id)).status).toBe(409);
    expect((await detail(member, pix.id)).status).toBe('refunded');
  });

  it('a recurring Pix is cancelled with its recurrence, once', async () => {
    const member = await funded(50_000);
    const date = addDays(await bank.today(), 1);
    const { json } = await pay(member, byKey({ date, isRecurrence: true, frequency: 'monthly', times: 12 }));
    expect(await list(member)).toMatchObject([{ id: json.id, cannot_cancel: null }]);
    expect((await cancel(member, json.id)).json).toMatchObject({ state: 'cancelled', cannot_cancel: null });
    const [one] = (await member.call('POST /pix/recurrences/search', { body: {} })).json.items;
    expect(one).toMatchObject({ status: 'cancelled', next: null });
    const params = { id: one!.id };
    expect((await member.call('POST /pix/recurrences/{id}/cancel', { params })).json.code).toBe('cancelled');
  });
});

describe('what became of what was scheduled', () => {
  it('a payment that waited stands under its own status alone; one that left at once stands under none', async () => {
    const member = await funded(50_000);
    await pay(member, byKey({}));
    const date = addDays(await bank.today(), 1);
    const { json: later } = await pay(member, byKey({ date }));
    const { json: off } = await pay(member, byKey({ date, value: 20_000 }));
    await cancel(member, off.id);
    const of = async (status?: ScheduledStatus) => {
      const body = status ? { status } : {};
      return (await member.call('POST /scheduled-payments/search', { body })).json.items.map(({ id }) => id);
    };
    expect(await of()).toEqual([later.id]);
    expect(await of('cancelled')).toEqual([off.id]);
    expect(await of('paid')).toEqual([]);
    await bank.moveDays(1);
    // once it is sent on its day, then its outcome is read
    await settle();
    await settle();
    expect(await of()).toEqual([]);
    expect(await of('paid')).toEqual([later.id]);
  });

  it('is found by its kind and text, and shown, added up and called off by its id alone', async () => {
    const [member, other] = [await funded(50_000), await funded(1)];
    const date = addDays(await bank.today(), 1);
    const { json: pix } = await pay(member, byKey({ date }));
    const { json: ted } = await pay(member, byKey({ date, value: 20_000, description: 'Aluguel' }));
    await bank.store.db.updateTable('money_operations').set({ kind: 'ted' }).where('id', '=', ted.id).execute();
    const found = async (body: object) =>
      (await member.call('POST /scheduled-payments/search', { body })).json.items.map(({ id }) => id);
    expect([await found({ kind: 'ted' }), await found({ text: 'aluguel' })]).toEqual([[ted.id], [ted.id]]);
    const show = (id: number, who = member) => who.call('GET /scheduled-payments/{id}', { params: { id } });
    expect([(await show(pix.id)).json.id, (await show(ted.id)).json.id]).toEqual([pix.id, ted.id]);
    expect([(await show(pix.id, other)).status, (await cancel(other, pix.id)).status]).toEqual([404, 404]);
    expect((await cancel(member, ted.id)).json).toMatchObject({ id: ted.id, kind: 'ted', state: 'cancelled' });
    expect((await show(ted.id)).status).toBe(404);
    const totals = (await member.call('GET /scheduled-payments/totals')).json;
    expect(totals).toMatchObject({ count: 1, amount: 10_000 });
  });

  it('stands with the next day first, or the last one', async () => {
    const member = await funded(50_000);
    const today = await bank.today();
    const ids: number[] = [];
    for (const days of [2, 1, 3]) ids.push((await pay(member, byKey({ date: addDays(today, days) }))).json.id);
    const [second, first, third] = ids;
    const read = async (body: object) =>
      (await member.call('POST /scheduled-payments/search', { body })).json.items.map(({ id }) => id);
    expect([await read({}), await read({ asc: false })]).toEqual([
      [first, second, third],
      [third, second, first],
    ]);
  });

  it('is added up with its fee, and what of it the balance lacks within seven days', async () => {
    const member = await funded(50_000);
    const today = await bank.today();
    const scheduled = async (days: number) => {
      const { json } = await pay(member, byKey({ date: addDays(today, days), value: 30_000 }));
      await bank.store.execute('update money_operations set fee = 150 where id = $1', [json.id]);
    };
    for (const days of [1, 7, 8]) await scheduled(days);
    expect((await member.call('GET /scheduled-payments/totals')).json).toEqual({
      count: 3,
      amount: 90_450,
      week: { count: 2, amount: 60_300 },
      next: addDays(today, 1),
      missing: 10_300,
    });
  });
});
