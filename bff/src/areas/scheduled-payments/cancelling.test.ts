import { describe, expect, it } from 'vitest';
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
