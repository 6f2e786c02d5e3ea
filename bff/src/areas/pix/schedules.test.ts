import { describe, expect, it } from 'vitest';
import type { Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import {
  giveBack,
  bank,
  moveAt,
  funded,
  ANA,
  byAccount,
  byKey,
  insideOf,
  review,
  atFields,
  pay,
  tick,
  settle,
  balance,
  detail,
  receive,
  openBankForTests,
} from '../../../test/pix-bank';

openBankForTests();

describe('scheduling', () => {
  const list = async (who: Member, body = {}) => (await who.call('POST /pix/schedules/search', { body })).json.items;
  const due = async (day: string, time: string) => {
    await moveAt(day, time);
    tick();
    await settle();
  };

  it('AREAS-3-pix-data-6: without balance it is tried again, shown as retry, and refused after the last window', async () => {
    const member = await funded(1);
    const day = addDays(await bank.today(), 2);
    const { json } = await pay(member, byKey({ date: day }));
    expect(json).toMatchObject({ state: 'scheduled', scheduled_for: day });
    expect(await list(member)).toMatchObject([{ id: json.id, status: 'scheduled', attempts: 1, canCancel: true }]);
    await due(day, '00:01');
    expect(await list(member, { status: 'retry' })).toMatchObject([{ id: json.id, attempts: 2 }]);
    for (const time of ['04:01', '07:31', '18:01', '20:31']) await due(day, time);
    expect(await list(member)).toMatchObject([{ status: 'refused', reason: expect.stringContaining('saldo') }]);
  });

  const leavesAt = async (id: number) => {
    const { rows } = await bank.store.execute(
      `select to_char(next_at at time zone 'America/Sao_Paulo', 'HH24:MI') as at from money_operations where id = $1`,
      [id],
    );
    return rows[0].at;
  };

  it.each([
    ['another bank', async () => byKey()],
    ['this bank', async () => insideOf(await funded(1))],
  ])(
    'for tomorrow at 23:58, to %s, above the night’s R$ 1.000 it leaves at 6h, as the review says (domain.md 2)',
    async (_where, body) => {
      const member = await funded(900_000);
      const today = await bank.today();
      await moveAt(today, '23:58');
      const day = addDays(today, 1);
      const asked = { ...(await body()), date: day, value: 300_000 };
      expect(await review(member, asked)).toMatchObject({ date: { day, from: '06:00' }, refusals: [] });
      const { json } = await pay(member, asked);
      expect([json.state, await leavesAt(json.id)]).toEqual(['scheduled', '06:00']);
      await due(day, '00:01');
      await due(day, '05:59');
      expect(await balance(member)).toBe(900_000);
      await due(day, '06:00');
      expect((await detail(member, json.id)).status).toBe('done');
      await moveAt(day, '10:00');
    },
  );

  it('at midnight spends the night’s limit, and what no longer fits waits for the morning', async () => {
    const member = await funded(900_000);
    const day = addDays(await bank.today(), 1);
    const first = await pay(member, byKey({ date: day, value: 60_000 }));
    expect((await review(member, byKey({ date: day, value: 40_000 }))).date.from).toBeNull();
    const second = await pay(member, byKey({ date: day, value: 40_001 }));
    expect([await leavesAt(first.json.id), await leavesAt(second.json.id)]).toEqual(['00:00', '06:00']);
    await due(day, '00:01');
    // the night has R$ 400,00 left
    expect(await atFields(member, byKey({ value: 40_001 }))).toMatchObject({
      value: expect.stringContaining('noturno'),
    });
    expect(await atFields(member, byKey({ value: 40_000 }))).toEqual({});
    await due(day, '06:00');
    expect((await detail(member, second.json.id)).status).toBe('done');
    await moveAt(day, '10:00');
  });

  it('each payment of a recurrence above the night’s limit leaves at 6h of its day, without a failed try', async () => {
    const member = await funded(900_000);
    const start = addDays(await bank.today(), 1);
    const body = byKey({ date: start, value: 150_000, isRecurrence: true, frequency: 'weekly', times: 2 });
    expect((await pay(member, body)).status).toBe(200);
    await due(start, '06:00');
    await due(addDays(start, 7), '00:01');
    expect(await list(member)).toMatchObject([{ status: 'done' }, { status: 'scheduled', attempts: 1 }]);
    await due(addDays(start, 7), '06:00');
    expect(await balance(member)).toBe(600_000);
    await moveAt(addDays(start, 7), '10:00');
  });

  it('whose day is over is tried no more: it is refused and told', async () => {
    const member = await funded(1);
    const day = addDays(await bank.today(), 1);
    const { json } = await pay(member, byKey({ date: day }));
    await due(addDays(day, 9), '00:01');
    expect(await list(member)).toMatchObject([{ id: json.id, status: 'refused' }]);
    const { items } = (await member.call('GET /gns-notifications', { query: { page: 0, limit: 10 } })).json;
    expect(items[0]!.content).toContain('não foi realizado');
  });

  it('a warning that it is night is for what is paid at night, not for another day', async () => {
    const member = await funded(90_000);
    const today = await bank.today();
    await moveAt(today, '23:00');
    const codes = async (more = {}) => (await review(member, byKey(more))).warnings.map(({ code }) => code);
    expect(await codes()).toContain('night');
    expect(await codes({ date: addDays(today, 1) })).not.toContain('night');
    await moveAt(addDays(today, 1), '10:00');
  });

  it('is found by the days it is for, or was made on, the first and the last included', async () => {
    const member = await funded(50_000);
    const day = addDays(await bank.today(), 3);
    const { id } = (await pay(member, byKey({ date: day }))).json;
    const found = async (given: object) => (await list(member, given)).length;
    const within = (field: string, one: string) =>
      Promise.all([
        found({ field, day: { from: one, to: one } }),
        found({ field, day: { from: addDays(one, 1) } }),
        found({ field, day: { to: addDays(one, -1) } }),
      ]);
    expect(await within('execution', day)).toEqual([1, 0, 0]);
    for (const time of ['00:00:00', '23:59:59']) {
      await bank.store.execute('update money_operations set created_at = $2 where id = $1', [
        id,
        new Date(`2026-03-10T${time}-03:00`),
      ]);
      expect([time, ...(await within('created', '2026-03-10'))]).toEqual([time, 1, 0, 0]);
    }
  });

  it('is called off, once; a foreign one is a missing one', async () => {
    const [member, other] = [await funded(50_000), await funded(1)];
    const { json } = await pay(member, byKey({ date: addDays(await bank.today(), 3) }));
    const cancel = (who: Member) => who.call('POST /pix/schedules/{id}/cancel', { params: { id: json.id } });
    expect((await cancel(other)).status).toBe(404);
    expect((await cancel(member)).json).toMatchObject({ status: 'cancelled', canCancel: false });
    expect((await cancel(member)).status).toBe(409);
    expect((await member.call('POST /pix/history/search', { body: {} })).json.total).toBe(0);
  });

  it('again and again: each day brings the next, until the last or until it is called off', async () => {
    const member = await funded(90_000);
    const start = addDays(await bank.today(), 1);
    const body = byKey({ date: start, isRecurrence: true, frequency: 'weekly', times: 3 });
    expect((await review(member, body)).recurrence?.days).toEqual([start, addDays(start, 7), addDays(start, 14)]);
    expect((await pay(member, body)).status).toBe(200);
    const [one] = (await member.call('POST /pix/recurrences/search', { body: {} })).json.items;
    expect(one).toMatchObject({ status: 'active', paid: 0, times: 3, next: start });
    await due(start, '00:01');
    const params = { id: one!.id };
    const shown = (await member.call('GET /pix/recurrences/{id}', { params })).json;
    expect(shown).toMatchObject({ status: 'active', paid: 1, next: addDays(start, 7) });
    expect(shown.payments).toHaveLength(2);
    expect((await member.call('POST /pix/recurrences/{id}/cancel', { params })).json.status).toBe('cancelled');
    expect((await member.call('POST /pix/recurrences/{id}/cancel', { params })).status).toBe(409);
    await due(addDays(start, 7), '00:01');
    expect(await balance(member)).toBe(80_000);
  });

  it('again and again is found by receiver, repetition, state and day; one called off, the other goes on', async () => {
    const member = await funded(90_000);
    const start = addDays(await bank.today(), 1);
    const again = { isRecurrence: true, times: 3 } as const;
    await pay(member, byKey({ ...again, date: start, frequency: 'weekly' }));
    await pay(member, byAccount({ ...again, date: addDays(start, 1), frequency: 'monthly' }));
    const found = async (body: object) =>
      (await member.call('POST /pix/recurrences/search', { body })).json.items.map(({ frequency }) => frequency);
    expect(await found({})).toEqual(['monthly', 'weekly']);
    expect([await found({ frequency: 'weekly' }), await found({ receiverName: 'padaria' })]).toEqual([
      ['weekly'],
      ['monthly'],
    ]);
    expect([await found({ day: { to: start } }), await found({ day: { from: addDays(start, 1) } })]).toEqual([
      ['weekly'],
      ['monthly'],
    ]);
    const { items } = (await member.call('POST /pix/recurrences/search', { body: { frequency: 'weekly' } })).json;
    const params = { id: items[0]!.id };
    expect((await member.call('GET /pix/recurrences/{id}', { params })).json.payments).toHaveLength(1);
    await member.call('POST /pix/recurrences/{id}/cancel', { params });
    const states = ['active', 'cancelled', 'finished'] as const;
    expect(await Promise.all(states.map((status) => found({ status })))).toEqual([['monthly'], ['weekly'], []]);
  });

  it('beginning today the first is paid at once; one called off, the others stay', async () => {
    const [member, to] = [await funded(90_000), await funded(1)];
    const body = await insideOf(to, { isRecurrence: true, frequency: 'monthly', times: 4 });
    expect((await pay(member, body)).json.state).toBe('settled');
    const [next] = await list(member);
    await member.call('POST /pix/schedules/{id}/cancel', { params: { id: next!.id } });
    const [, after] = await list(member);
    expect(after).toMatchObject({ status: 'scheduled', recurrence: next!.recurrence });
    expect(after!.executeAt > next!.executeAt).toBe(true);
    expect(await atFields(member, { ...body, times: 61 })).toHaveProperty('times');
  });
});

describe('following', () => {
  it('adds up, filters, has its papers, and remembers whom one pays', async () => {
    const member = await funded(50_000);
    const { json } = await pay(member, byKey());
    await settle();
    await receive(member, 700);
    expect((await member.call('POST /pix/history/totals', { body: {} })).json).toEqual({
      count: 2,
      sent: 10_000,
      received: 700,
    });
    const sent = (await member.call('POST /pix/history/search', { body: { direction: 'sent', text: 'ana b' } })).json;
    expect(sent).toMatchObject({ total: 1, items: [{ id: json.id }] });
    const params = { id: json.id };
    const [pdf, png] = [
      await member.call('GET /pix/history/{id}/pdf', { params }),
      await member.call('GET /pix/history/{id}/png', { params }),
    ];
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(png.raw.subarray(1, 4).toString()).toBe('PNG');
    const contacts = async () => (await member.call('GET /pix/recent-contacts')).json.items;
    expect(await contacts()).toMatchObject([{ key: ANA, favourite: false, document: '***.982.247-**' }]);
    const { id } = (await member.call('POST /pix/favourites', { body: { id: json.id } })).json;
    expect(await contacts()).toMatchObject([{ id, favourite: true }]);
    await member.call('DELETE /pix/favourites/{id}', { params: { id } });
    expect(await contacts()).toMatchObject([{ favourite: false }]);
  });

  it('is found by value, direction, status and day, each end included', async () => {
    const member = await funded(50_000);
    await pay(member, byKey());
    await settle();
    await receive(member, 700);
    const today = await bank.today();
    const found = async (body: object) =>
      (await member.call('POST /pix/history/search', { body })).json.items.map(({ value }) => value);
    for (const [body, values] of [
      [{ value: { min: 10_000 } }, [10_000]],
      [{ value: { min: 10_001 } }, []],
      [{ value: { max: 700 } }, [700]],
      [{ value: { max: 699 } }, []],
      [{ direction: 'received' }, [700]],
      [{ status: 'done' }, [10_000]],
      [{ status: 'received' }, [700]],
      [{ day: { from: today, to: today } }, [700, 10_000]],
      [{ day: { from: addDays(today, 1) } }, []],
      [{ day: { to: addDays(today, -1) } }, []],
    ] as const)
      expect([body, await found(body)]).toEqual([body, values]);
  });

  it('is a file of the filter, what went out negative', async () => {
    const member = await funded(50_000);
    await pay(member, byKey());
    await receive(member, 5_000);
    const { task } = (await member.call('POST /pix/history/export', { body: { format: 'csv' } })).json;
    await bank.runJobs();
    const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: task } });
    const lines = Buffer.from(raw).toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.join()).toContain(';-100,00;');
    expect(lines.join()).toContain('Pix recebido;Ana Beatriz Moura;Nubank;Recebido;50,00;');
  });

  it('a received Pix leads from the statement to giving it back, until nothing is left of it', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { rows } = await bank.store.execute(
      'select max(id) as id from ledger_entries where account_id = $1 and amount = 5000',
      [member.accountId],
    );
    const line = async () => (await member.call('GET /statement/{id}', { params: { id: Number(rows[0].id) } })).json;
    expect(await line()).toMatchObject({
      counterpart: { name: 'Ana Beatriz Moura' },
      origin: { route: 'pix:history-detail', params: { id: pix.id } },
      returnAt: { route: 'pix-refund', params: { id: pix.id } },
      returnable: false,
    });
    await giveBack(member, pix.id, 5_000);
    expect((await line()).returnAt).toBeNull();
  });

  it('a received Pix is notified once, and the notification leads to it', async () => {
    const member = await funded(1);
    const pix = await receive(member, 5_000);
    const { items } = (await member.call('GET /gns-notifications', { query: { page: 0, limit: 10 } })).json;
    expect(items).toMatchObject([{ type: 'pix-received', params: { url: `/pix/historico/${pix.id}` } }]);
  });

  it('a sub-user without the permission sees and sends nothing', async () => {
    const member = await bank.openAccount({ role: 'subuser', grants: {} });
    expect((await member.call('POST /pix/history/search', { body: {} })).status).toBe(403);
    expect((await member.call('POST /pix/review', { body: byKey() })).status).toBe(403);
  });
});
