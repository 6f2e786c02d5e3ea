import { describe, expect, it } from 'vitest';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays } from '../../core/calendar';

openApiForTests();

const items = [{ name: 'Mensalidade', value: 9_900, amount: 1 }];

describe('plans and subscriptions by the API (public-api-schemas.json, CreateSubscription)', () => {
  it('are made in one step or two with their first charge, shown and cancelled, and are the portal’s', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const others = await api.charging(await bank.openAccount());
    const expire_at = addDays(await bank.today(), 25);
    const payment = { banking_billet: { customer: { name: 'Gorbadoc Oldbuck', cpf: '12345678909' }, expire_at } };
    const { plan_id } = (await ask('POST', '/plan', { name: 'Ouro', interval: 1, repeats: 3 })).json.data;
    expect((await ask('GET', '/plans')).json.data).toMatchObject([{ plan_id, name: 'Ouro', repeats: 3 }]);
    const begun = await ask('POST', `/plan/${plan_id}/subscription`, { items, metadata: { custom_id: 'aluno-1' } });
    const id = begun.json.data.subscription_id as number;
    expect((await ask('GET', `/subscription/${id}`)).json.data).toMatchObject({ status: 'new', occurrences: 0 });
    expect((await others('POST', `/subscription/${id}/pay`, { payment })).status).toBe(404);
    expect((await others('POST', `/plan/${plan_id}/subscription`, { items })).status).toBe(404);
    const paid = (await ask('POST', `/subscription/${id}/pay`, { payment })).json.data;
    expect(paid).toMatchObject({
      subscription_id: id,
      status: 'active',
      charge: { status: 'new', parcel: 1, total: 9_900 },
      expire_at,
      plan: { id: plan_id, repeats: 3 },
    });
    expect((await ask('POST', `/subscription/${id}/pay`, { payment })).json.code).toBe(3500036);
    const shown = (await ask('GET', `/subscription/${id}`)).json.data;
    expect(shown).toMatchObject({ custom_id: 'aluno-1', occurrences: 1, history: [{ charge_id: paid.charge.id }] });
    expect((await who.call('GET /subscription/{id}', { params: { id } })).json).toMatchObject({ status: 'active' });
    expect((await others('PUT', `/subscription/${id}/metadata`, { custom_id: 'x' })).status).toBe(404);
    await ask('PUT', `/subscription/${id}/metadata`, { custom_id: 'aluno-2' });
    expect((await ask('GET', `/subscription/${id}`)).json.data.custom_id).toBe('aluno-2');
    expect((await ask('PUT', `/subscription/${id}/cancel`)).json).toEqual({ code: 200 });
    expect((await ask('PUT', `/subscription/${id}/cancel`)).json.code).toBe(3500036);
    const second = await ask('POST', `/plan/${plan_id}/subscription/one-step`, { items, payment });
    expect(second.json.data.subscription_id).not.toBe(id);
    expect((await ask('DELETE', `/plan/${plan_id}`)).json.error).toBe('invalid_operation');
  });
});
