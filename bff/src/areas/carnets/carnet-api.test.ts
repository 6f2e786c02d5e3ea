import { describe, expect, it } from 'vitest';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays } from '../../core/calendar';

openApiForTests();

describe('carnets by the API (public-api-schemas.json, CreateCarnet)', () => {
  it('are made, printed without a session, changed by parcel, cancelled, and are the portal’s', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const others = await api.charging(await bank.openAccount());
    const expire_at = addDays(await bank.today(), 20);
    const body = {
      items: [{ name: 'Curso', value: 30_000, amount: 1 }],
      customer: { name: 'Gorbadoc Oldbuck', cpf: '12345678909' },
      metadata: { custom_id: 'turma-1' },
      expire_at,
      repeats: 3,
      split_items: true,
    };
    const { data } = (await ask('POST', '/carnet', body)).json;
    const id = data.carnet_id as number;
    expect(data.charges.map(({ value, parcel }: { value: number; parcel: string }) => [parcel, value])).toEqual([
      ['1', 10_000],
      ['2', 10_000],
      ['3', 10_000],
    ]);
    expect(data.charges[0].pix.qrcode).toMatch(/^0002/);
    const paper = await bank.visit(new URL(data.link as string).pathname);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    // registered first: a billet that is new cannot be changed
    await bank.runJobs();
    const later = addDays(expire_at, 3);
    expect((await ask('PUT', `/carnet/${id}/parcel/1`, { expire_at: later })).json).toEqual({ code: 200 });
    expect((await ask('PUT', `/carnet/${id}/parcel/2/cancel`)).json).toEqual({ code: 200 });
    expect((await ask('PUT', `/carnet/${id}/parcel/4/cancel`)).status).toBe(404);
    expect((await others('PUT', `/carnet/${id}/parcel/1/cancel`)).status).toBe(404);
    expect((await others('GET', `/carnet/${id}`)).status).toBe(404);
    const shown = (await ask('GET', `/carnet/${id}`)).json.data;
    expect(shown).toMatchObject({ repeats: 3, value: 30_000, custom_id: 'turma-1', split_items: true });
    expect(shown.charges.map(({ status }: { status: string }) => status)).toEqual(['waiting', 'canceled', 'waiting']);
    expect(shown.charges[0].expire_at).toBe(later);
    const parcel = (await ask('GET', `/charge/${shown.charges[2].charge_id}`)).json.data;
    expect(parcel.payment.carnet).toMatchObject({ parcel: 3 });
    expect((await who.call('GET /carnet/{id}', { params: { id } })).json).toMatchObject({ parcels: 3 });
    await ask('PUT', `/carnet/${id}/metadata`, { custom_id: 'turma-2' });
    expect((await others('PUT', `/carnet/${id}/metadata`, { custom_id: 'x' })).status).toBe(404);
    expect((await ask('GET', `/carnet/${id}`)).json.data.custom_id).toBe('turma-2');
    const notification_url = 'https://loja.exemplo.com.br/aviso';
    await ask('PUT', `/carnet/${id}/metadata`, { notification_url });
    expect((await ask('GET', `/carnet/${id}`)).json.data).toMatchObject({ custom_id: 'turma-2', notification_url });
    const note = { description: 'Ligamos' };
    expect((await others('POST', `/carnet/${id}/history`, note)).status).toBe(404);
    expect((await ask('POST', `/carnet/${id}/history`, note)).json).toEqual({ code: 200 });
    const { history } = (await ask('GET', `/carnet/${id}`)).json.data;
    expect(history.map(({ message }: { message: string }) => message)).toContain('Ligamos');
    expect((await ask('PUT', `/carnet/${id}/cancel`)).json).toEqual({ code: 200 });
    expect((await ask('PUT', `/carnet/${id}/settle`)).json.code).toBe(3500036);
    expect((await ask('PUT', `/carnet/${id}/cancel`)).json.code).toBe(3500036);
  });

  it('have the due dates of several parcels changed together, or of none', async () => {
    const ask = await api.charging(await bank.openAccount());
    const others = await api.charging(await bank.openAccount());
    const expire_at = addDays(await bank.today(), 20);
    const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };
    const items = [{ name: 'Curso', value: 30_000 }];
    const id = (await ask('POST', '/carnet', { items, customer, expire_at, repeats: 3 })).json.data.carnet_id as number;
    await bank.runJobs();
    const dues = async (): Promise<string[]> =>
      (await ask('GET', `/carnet/${id}`)).json.data.charges.map((one: { expire_at: string }) => one.expire_at);
    const before = await dues();
    const [first, third] = [addDays(before[0]!, 1), addDays(before[2]!, 2)];
    const move = (parcels: [number, string][], by = ask) =>
      by('PUT', `/carnet/${id}/parcels`, { parcels: parcels.map(([parcel, day]) => ({ parcel, expire_at: day })) });
    expect(
      (
        await move([
          [1, first],
          [4, third],
        ])
      ).status,
    ).toBe(404);
    expect(
      (
        await move([
          [1, first],
          [3, '2020-01-01'],
        ])
      ).json.error_description.property,
    ).toBe('/parcels/1/expire_at');
    expect(
      (
        await move([
          [1, first],
          [1, third],
        ])
      ).json.error_description.property,
    ).toBe('/parcels/1/parcel');
    expect(
      (
        await move([
          [1, first],
          [2, before[1]!],
        ])
      ).json.code,
    ).toBe(3500036);
    expect((await move([[1, first]], others)).status).toBe(404);
    expect(await dues()).toEqual(before);
    expect(
      (
        await move([
          [1, first],
          [3, third],
        ])
      ).json,
    ).toEqual({ code: 200 });
    expect(await dues()).toEqual([first, before[1], third]);
    await ask('PUT', `/carnet/${id}/parcel/2/cancel`);
    expect((await ask('PUT', `/carnet/${id}/settle`)).json).toEqual({ code: 200 });
    const { charges } = (await ask('GET', `/carnet/${id}`)).json.data;
    expect(charges.map(({ status }: { status: string }) => status)).toEqual(['settled', 'canceled', 'settled']);
  });
});
