import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../test/harness';
import { pdfWords } from '../../../test/papers';
import { api, bank, openApiForTests, type PublicApiTest } from '../../../test/public-api';
import { addDays } from '../../core/calendar';
import { sheetRefusal } from './api-sheet';
import { printBillet } from './paper';

openApiForTests();

const items = [{ name: 'Condomínio', value: 50_000, amount: 1 }];
const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };
const section = (header: string, ...texts: string[]) => ({
  header,
  tables: [
    {
      rows: texts.map((text) => [
        { text, colspan: 2 },
        { text: '10,00', align: 'right', style: 'bold' },
      ]),
    },
  ],
});
let ask: Awaited<ReturnType<PublicApiTest['charging']>>;
let others: typeof ask;
let who: Member;
let expire_at: string;
beforeAll(async () => {
  who = await bank.openAccount();
  ask = await api.charging(who);
  others = await api.charging(await bank.openAccount());
  expire_at = addDays(await bank.today(), 20);
});

let value = 50_000;
const billet = async () =>
  (
    await ask('POST', '/charge/one-step', {
      items: [{ ...items[0]!, value: ++value }],
      payment: { banking_billet: { customer, expire_at } },
    })
  ).json.data;

/** The words of all pages of a billet. */
async function printed(id: number): Promise<string> {
  const { bytes } = await printBillet(bank.store.db, who.accountId, id);
  return pdfWords(Buffer.from(bytes));
}

describe('a billet’s balance sheet (public-api-schemas.json, DefineBalanceSheetBillet)', () => {
  it('is printed after the billet, on as many pages as it takes', async () => {
    const { charge_id: id } = await billet();
    const rows = Array.from({ length: 90 }, (_, n) => `Despesa ${n + 1}.`);
    const body = [section('Despesas', ...rows), section('Receitas', 'Aluguel do salão')];
    const put = await ask('POST', `/charge/${id}/balance-sheet`, { title: 'Balancete de novembro', body });
    expect(put.json).toEqual({ code: 200 });
    const words = await printed(id);
    for (const said of ['Ficha de compensação', 'Balancete de novembro', 'Despesas', ...rows, 'Aluguel do salão'])
      expect(words).toContain(said);
    const again = await ask('POST', `/charge/${id}/balance-sheet`, { title: 'Refeito', body });
    expect(again.json.code).toBe(3500086);
    expect(await printed(id)).not.toContain('Refeito');
  });

  it('may be one section, and is on its own billet alone', async () => {
    const [one, other] = [await billet(), await billet()];
    const sent = { title: 'Balancete', body: section('Despesas', 'Água') };
    expect((await ask('POST', `/charge/${one.charge_id}/balance-sheet`, sent)).status).toBe(200);
    expect(await printed(one.charge_id)).toContain('Água');
    expect(await printed(other.charge_id)).not.toContain('Água');
  });

  it('is refused where it cannot be printed, of what is no open single billet, and to another account', async () => {
    const sent = { title: 'Balancete', body: section('Despesas', 'Água') };
    const { charge_id: id } = await billet();
    const code = async (path: string, body: object = sent) =>
      (await ask('POST', `/charge/${path}/balance-sheet`, body)).json.code as number;
    const wide = { header: 'a', tables: [{ rows: [[{ text: 'a', colspan: 12 }, { text: 'b' }]] }] };
    for (const body of [{}, [], wide, { tables: [] }, 'texto'])
      expect(await code(String(id), { ...sent, body })).toBe(3500034);
    expect((await others('POST', `/charge/${id}/balance-sheet`, sent)).status).toBe(404);
    expect((await ask('POST', '/charge/999999/balance-sheet', sent)).status).toBe(404);
    const carnet = await ask('POST', '/carnet', { items, customer, expire_at, repeats: 2 });
    expect(await code(String(carnet.json.data.charges[0].charge_id))).toBe(3500085);
    await ask('PUT', `/charge/${id}/cancel`);
    expect(await code(String(id))).toBe(3500036);
    expect(await printed(id)).not.toContain('Água');
  });

  it.each([
    [{}, null],
    [{ status: 'new' }, null],
    [{ status: 'unpaid' }, null],
    [{ status: 'paid' }, 'invalid-operation'],
    [{ status: 'canceled' }, 'invalid-operation'],
    [{ barcode: null }, 'invalid-operation'],
    [{ carnet_id: 1 }, 'sheet-of-many'],
    [{ subscription_id: 1, barcode: null }, 'sheet-of-many'],
  ] as const)('of a charge with %o: %s', (given, code) => {
    const charge = { status: 'waiting', barcode: '1', carnet_id: null, subscription_id: null, ...given } as const;
    expect(sheetRefusal(charge)?.[0] ?? null).toBe(code);
  });
});
