import { describe, expect, it, vi } from 'vitest';
import type { Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import { complaintRound } from './complaints';
import { refund } from './kinds';
import {
  giveBack,
  bank,
  funded,
  byKey,
  insideOf,
  pay,
  settle,
  balance,
  detail,
  receive,
  openBankForTests,
} from '../../../test/pix-bank';

openBankForTests();

describe('giving back', () => {
  it('in two parts, never more than the whole', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    expect((await giveBack(member, pix.id, 2_000)).json).toMatchObject({ state: 'reserved' });
    expect(await giveBack(member, pix.id, 3_001)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'value' }] },
    });
    expect((await giveBack(member, pix.id, 3_000)).status).toBe(200);
    expect((await giveBack(member, pix.id, 1)).status).toBe(422);
    await settle();
    expect(await detail(member, pix.id)).toMatchObject({ status: 'refunded', returned: 5_000, refund: { most: 0 } });
    expect(await balance(member)).toBe(1);
  });

  it('of several at once no more leaves than came in', async () => {
    const member = await funded(100_000);
    const pix = await receive(member, 5_000);
    const all = await Promise.all([1, 2, 3].map(() => giveBack(member, pix.id, 3_000)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('refused by the network it may be given back again', async () => {
    const member = await funded(100_000);
    const pix = await receive(member, 10_091);
    await giveBack(member, pix.id, 10_091);
    await settle();
    expect(await detail(member, pix.id)).toMatchObject({ status: 'received', refund: { most: 10_091 } });
  });

  it('dropped, it is not confirmed any more; of another account it is a missing one', async () => {
    const [member, other] = [await funded(1), await funded(1)];
    const pix = await receive(member, 5_000);
    const { id } = (await member.call('POST /pix/refund/start', { body: { pix: pix.id, value: 100 } })).json;
    expect((await other.call('POST /pix/refund/reject', { body: { id } })).status).toBe(404);
    expect((await member.call('POST /pix/refund/reject', { body: { id } })).status).toBe(204);
    const late = await callSigned(member, 'POST /pix/refund/confirm', {
      body: { id, value: 100, receiver: 'Ana Beatriz Moura' },
    });
    expect(late.status).toBe(409);
    expect((await other.call('GET /pix/history/{id}', { params: { id: pix.id } })).status).toBe(404);
  });

  it('is logged with its amount and whom it goes to, as it begins and as it is dropped', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { id } = (await member.call('POST /pix/refund/start', { body: { pix: pix.id, value: 1_234 } })).json;
    await member.call('POST /pix/refund/reject', { body: { id } });
    const [dropped, begun] = (await member.call('POST /account-logs/search', { body: {} })).json.items;
    const about = expect.stringMatching(/^R\$\s12,34 para ./);
    expect([begun, dropped]).toMatchObject([
      { action: 'pix.refund-start', about },
      { action: 'pix.refund-reject', about },
    ]);
  });

  it('on day 90 it still goes back, on day 91 it does not', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    await bank.moveDays(90);
    expect((await giveBack(member, pix.id, 100)).status).toBe(200);
    await bank.moveDays(1);
    const late = await giveBack(member, pix.id, 100);
    expect(late).toMatchObject({ status: 422, json: { errors: [{ message: expect.stringContaining('90 dias') }] } });
  });
});

describe('giving back what cannot arrive', () => {
  it('cancelled before it is sent, it may be given back again', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { id } = (await giveBack(member, pix.id, 5_000)).json;
    await bank.work(async (trx, tools) => {
      await refund.cancel(trx, { ...member, ...tools, now: await bankNow(trx) }, id);
    });
    expect(await detail(member, pix.id)).toMatchObject({ status: 'received', returned: 0, refund: { most: 5_000 } });
  });

  it('to an account of this bank that was closed is refused at the value, also where it closed after the review', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    await pay(from, await insideOf(to));
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    const begun = (await to.call('POST /pix/refund/start', { body: { pix: got!.id, value: 4_000 } })).json;
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [from.accountId]);
    const refused = {
      status: 422,
      json: { errors: [{ field: 'value', message: expect.stringContaining('encerrada') }] },
    };
    const body = { id: begun.id, value: 4_000, receiver: begun.review.counterpart.name };
    expect(await callSigned(to, 'POST /pix/refund/confirm', { body })).toMatchObject(refused);
    expect(await giveBack(to, got!.id, 4_000)).toMatchObject(refused);
    expect([await balance(from), await balance(to)]).toEqual([40_000, 10_001]);
  });
});

describe('complaints (MED)', () => {
  const complain = (who: Member, pix: number, kind = 'scam') =>
    who.call('POST /pix/complaints', { body: { pix, kind: kind as 'scam', text: 'Comprei e não recebi o produto.' } });
  const round = async (days: number) => {
    await bank.moveDays(days);
    bank.waiting.push({ job: complaintRound, data: {} });
    await bank.runJobs();
  };

  it('go from open over analysis to accepted, and the money comes back', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    expect((await complain(member, json.id)).status).toBe(409);
    await settle();
    expect((await complain(member, json.id)).json).toMatchObject({ state: 'open', value: 10_000, canCancel: true });
    expect((await complain(member, json.id)).status).toBe(409);
    await round(1);
    expect((await detail(member, json.id)).complaint).toMatchObject({ state: 'analysis' });
    await round(7);
    await settle();
    const { complaint, status } = await detail(member, json.id);
    expect(status).toBe('returned');
    expect(complaint).toMatchObject({ state: 'returned', recovered: 10_000 });
    expect(complaint!.steps.map(({ state }) => state)).toEqual(['open', 'analysis', 'accepted', 'returned']);
    expect(await balance(member)).toBe(50_000);
  });

  it('bring back what is left where whoever received it gave a part back meanwhile, and it goes back no more', async () => {
    const [from, to] = [await funded(50_000), await funded(20_000)];
    const { json } = await pay(from, await insideOf(to));
    await complain(from, json.id);
    await round(1);
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    expect((await giveBack(to, got!.id, 4_000)).status).toBe(200);
    await round(7);
    expect([await balance(from), await balance(to)]).toEqual([50_000, 20_000]);
    const { complaint, status } = await detail(from, json.id);
    expect([status, complaint!.state, complaint!.recovered]).toEqual(['returned', 'returned', 6_000]);
    expect((await giveBack(to, got!.id, 1)).status).toBe(422);
  });

  it('of what was given back whole meanwhile are rejected for that, and recover nothing', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    await complain(from, json.id);
    await round(1);
    const [got] = (await to.call('POST /pix/history/search', { body: {} })).json.items;
    await giveBack(to, got!.id, 10_000);
    expect((await detail(from, json.id)).complaint).toMatchObject({ state: 'analysis', recovered: 0 });
    await round(7);
    const { complaint } = await detail(from, json.id);
    expect(complaint).toMatchObject({ state: 'rejected', recovered: 0, answer: 'Quem recebeu já devolveu este Pix.' });
    expect([await balance(from), await balance(to)]).toEqual([50_000, 1]);
  });

  it('are each of one Pix: of two to the same shop one is accepted, the other can be complained about', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const [first, second] = [(await pay(from, await insideOf(to))).json, (await pay(from, await insideOf(to))).json];
    await complain(from, first.id);
    expect((await complain(from, second.id, 'error')).status).toBe(200);
    await round(1);
    await round(7);
    const states = await Promise.all([first, second].map(async ({ id }) => (await detail(from, id)).complaint!.state));
    expect(states).toEqual(['returned', 'rejected']);
    expect([await balance(from), await balance(to)]).toEqual([40_000, 10_001]);
    const of = async (state: 'returned' | 'rejected') =>
      (await from.call('POST /pix/complaints/search', { body: { state } })).json.items.map(({ pix }) => pix);
    expect([await of('returned'), await of('rejected')]).toEqual([[first.id], [second.id]]);
  });

  it('that are accepted wait each for its own money', async () => {
    const member = await funded(50_000);
    const [first, second] = [(await pay(member, byKey())).json, (await pay(member, byKey({ value: 5_000 }))).json];
    await settle();
    await complain(member, first.id);
    await complain(member, second.id);
    await round(1);
    await round(7);
    await bank.store.execute('delete from sandbox_payment_events where key = $1', [first.protocol]);
    await settle();
    const told = await Promise.all([first, second].map(async ({ id }) => (await detail(member, id)).complaint!.state));
    expect(told).toEqual(['accepted', 'returned']);
    const [log] = (await member.call('POST /account-logs/search', { body: {} })).json.items;
    expect(log).toMatchObject({ operation: second.id, about: expect.stringMatching(/^R\$\s50,00 para /) });
  });

  it('that were answered are not taken back, and ten characters must say what happened', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    const words = (text: string) => from.call('POST /pix/complaints', { body: { pix: json.id, kind: 'scam', text } });
    expect(await words(' 123456789 ')).toMatchObject({ status: 422, json: { errors: [{ field: 'text' }] } });
    const { id } = (await words('1234567890')).json;
    await round(1);
    await round(7);
    expect((await from.call('POST /pix/complaints/{id}/cancel', { params: { id } })).status).toBe(409);
    expect((await detail(from, json.id)).complaint!.state).toBe('returned');
  });

  it('and a refund of the same Pix at once bring the money back once', async () => {
    const pairs = await Promise.all(
      [1, 2, 3, 4].map(async () => [await funded(50_000), await funded(20_000)] as const),
    );
    const paid: number[] = [];
    for (const [from, to] of pairs) {
      const { json } = await pay(from, await insideOf(to));
      await complain(from, json.id);
      paid.push((await to.call('POST /pix/history/search', { body: {} })).json.items[0]!.id);
    }
    await round(1);
    await bank.moveDays(7);
    bank.waiting.push({ job: complaintRound, data: {} });
    const refunds = pairs.map(([, to], at) => giveBack(to, paid[at]!, 10_000));
    await Promise.all([bank.runJobs(), ...refunds]);
    bank.waiting.push({ job: complaintRound, data: {} });
    await bank.runJobs();
    for (const [from, to] of pairs) expect([await balance(from), await balance(to)]).toEqual([50_000, 20_000]);
  });

  it('of a mistake are rejected with the reason; taken back they end', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    await settle();
    const { id } = (await complain(member, json.id, 'error')).json;
    expect((await member.call('POST /pix/complaints/{id}/cancel', { params: { id } })).json.state).toBe('cancelled');
    const [logged] = (await member.call('POST /account-logs/search', { body: {} })).json.items;
    expect(logged).toMatchObject({ operation: json.id, about: expect.stringMatching(/^R\$\s100,00 para ./) });
    await complain(member, json.id, 'error');
    await round(1);
    await round(7);
    const [last] = (await member.call('POST /pix/complaints/search', { body: {} })).json.items;
    expect(last).toMatchObject({ state: 'rejected', answer: expect.stringContaining('engano') });
    expect(await balance(member)).toBe(40_000);
  });

  it('of one whose account was closed meanwhile are rejected, and nothing is taken', async () => {
    const [from, to] = [await funded(50_000), await funded(1)];
    const { json } = await pay(from, await insideOf(to));
    await complain(from, json.id);
    await round(1);
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [from.accountId]);
    await round(7);
    const { rows } = await bank.store.execute('select state from pix_complaints where operation_id = $1', [json.id]);
    expect(rows).toEqual([{ state: 'rejected' }]);
    expect([await balance(from), await balance(to)]).toEqual([40_000, 10_001]);
  });

  it('of a Pix that the network has no order of, as in the demo, bring back its amount', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    await settle();
    await bank.store.execute('delete from sandbox_payment_events where key = $1', [json.protocol]);
    await bank.store.execute('delete from sandbox_payments where key = $1', [json.protocol]);
    await complain(member, json.id);
    await round(1);
    await round(7);
    await settle();
    expect((await detail(member, json.id)).complaint).toMatchObject({ state: 'returned', recovered: 10_000 });
    expect(await balance(member)).toBe(50_000);
  });

  it('go on where one of them fails', async () => {
    const [broken, member] = [await funded(50_000), await funded(50_000)];
    const [first, second] = [(await pay(broken, byKey())).json, (await pay(member, byKey())).json];
    await settle();
    await complain(broken, first.id);
    await complain(member, second.id);
    await round(1);
    // its event cannot be stored
    await bank.store.execute('update sandbox_payments set amount = -1 where key = $1', [first.protocol]);
    await bank.store.execute('alter table sandbox_payment_events add constraint whole check (amount > 0) not valid');
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await round(7);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('pix-complaints'));
    told.mockRestore();
    await bank.store.execute('alter table sandbox_payment_events drop constraint whole');
    await settle();
    expect((await detail(broken, first.id)).complaint!.state).toBe('analysis');
    expect((await detail(member, second.id)).complaint!.state).toBe('returned');
  });

  it('after 80 days are refused, as are those of a Pix of another account', async () => {
    const [member, other] = [await funded(50_000), await funded(1)];
    const { json } = await pay(member, byKey());
    await settle();
    expect((await complain(other, json.id)).status).toBe(404);
    await bank.moveDays(81);
    expect((await complain(member, json.id)).json.error_description).toContain('80 dias');
  });
});
