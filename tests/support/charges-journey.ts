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
}
