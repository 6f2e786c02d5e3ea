import { cardToken } from '../../bff/test/cards';
import type { EmptyBank } from '../../bff/test/harness';
import { addDays } from '../../bff/src/core/calendar';
import type { Asked } from './api-asked';

type Ask = (name: string, asked?: Asked) => Promise<any>;

const api = '/cobrancas/v1';

/** Asks the API of charges for what its second wave of endpoints promises. */
export async function chargesJourney(bank: EmptyBank, ask: Ask): Promise<void> {
  const soon = addDays(await bank.today(), 20);
  const items = [{ name: 'Curso', value: 6_000, amount: 1 }];
  const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };
  const carnet = await ask(`POST ${api}/carnet`, { body: { items, customer, expire_at: soon, repeats: 2 } });
  await bank.runJobs();
  await ask(`PUT ${api}/carnet/:id/parcels`, {
    params: { id: String(carnet.data.carnet_id) },
    body: { parcels: [{ parcel: 1, expire_at: addDays(soon, 3) }] },
  });
  const settings = { payment_method: 'all', expire_at: soon };
  const link = await ask(`POST ${api}/charge/one-step/link`, { body: { items, settings } });
  await ask(`PUT ${api}/charge/:id/link`, {
    params: { id: String(link.data.charge_id) },
    body: { billet_discount: 100, request_delivery_address: true },
  });
  await subscriptionsJourney(bank, ask, { items, customer, soon });
  const billet = {
    items: [{ ...items[0]!, value: 7_000 }],
    payment: { banking_billet: { customer, expire_at: soon } },
  };
  const charge = await ask(`POST ${api}/charge/one-step`, { body: billet });
  await ask(`POST ${api}/charge/:id/balance-sheet`, {
    params: { id: String(charge.data.charge_id) },
    body: { title: 'Balancete', body: { tables: [{ rows: [[{ text: 'Água' }, { text: '10,00' }]] }] } },
  });
  const payer = { ...customer, email: 'gorbadoc@exemplo.com', phone_number: '11987654321' };
  const tds_info = {
    tds_identifier: '7f1b2c3d-0000-4000-8000-1234567890ab',
    challenge_callback_url: 'https://loja.exemplo.com.br/volta',
  };
  for (const [value, number] of [
    [3_000, undefined],
    [3_100, '4000000000001091'],
    [3_200, '4000000000001018'],
  ] as const)
    await ask('POST /cobrancas/v2/charge/card', {
      body: {
        items: [{ name: 'Boné', value, amount: 1 }],
        customer: payer,
        payment_token: await cardToken(bank, number),
        tds_info,
      },
    });
}

interface Sold {
  items: { name: string; value: number; amount: number }[];
  customer: object;
  soon: string;
}

/** A subscription that is changed, and one whose payer names themself. */
async function subscriptionsJourney(bank: EmptyBank, ask: Ask, { items, customer, soon }: Sold): Promise<void> {
  const plan = await ask(`POST ${api}/plan`, { body: { name: 'Bronze', interval: 1, repeats: null } });
  const params = { id: String(plan.data.plan_id) };
  const payment = { banking_billet: { customer, expire_at: soon } };
  const made = await ask(`POST ${api}/plan/:id/subscription/one-step`, { params, body: { items, payment } });
  await ask(`PUT ${api}/subscription/:id`, {
    params: { id: String(made.data.subscription_id) },
    body: { customer: { email: 'gorbadoc@exemplo.com', phone_number: '11987654321' }, shippings: [] },
  });
  const card = async (more: object) => ({
    credit_card: {
      customer: { ...customer, email: 'gorbadoc@exemplo.com' },
      payment_token: await cardToken(bank, undefined, true),
      ...more,
    },
  });
  const sold = { items: [{ ...items[0]!, value: 4_900 }] };
  await ask(`POST ${api}/plan/:id/subscription/one-step`, { params, body: { ...sold, payment: await card({}) } });
  const begun = await ask(`POST ${api}/plan/:id/subscription`, { params, body: sold });
  await ask(`POST ${api}/subscription/:id/pay`, {
    params: { id: String(begun.data.subscription_id) },
    body: { payment: await card({ trial_days: 7 }) },
  });
  const link = await ask(`POST ${api}/plan/:id/subscription/one-step/link`, { params, body: { items, settings: {} } });
  await ask(`POST ${api}/charge/:id/subscription/resend`, {
    params: { id: String(link.data.charge.id) },
    body: { email: 'gorbadoc@exemplo.com' },
  });
}
