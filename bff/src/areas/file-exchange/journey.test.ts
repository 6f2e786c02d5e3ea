import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { movementsIn } from '@balcao/contract/shared/cnab/return';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { shippingLines } from '@balcao/contract/shared/cnab/shipping';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { returnFilesMake } from './close-day';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const [TITLES, REFUSED, PAID] = [1_000, 40, 30];
const valueOf = (n: number) => 1_000 + n;
const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);

it('a company sends a thousand titles and is paid: its return file agrees with list and statement to the cent', async () => {
  const member = await bank.openAccount();
  const today = await bank.today();
  const { rows: accounts } = await bank.store.execute(
    'select document, account_number as account from accounts where id = $1',
    [member.accountId],
  );
  const titles = Array.from({ length: TITLES }, (_, n) =>
    sampleTitle({
      due: n < REFUSED ? addDays(today, -1) : addDays(today, 20),
      value: valueOf(n),
      documentNumber: `NF-${n}`,
      companyId: `PEDIDO ${n}`,
      payer: { ...sampleTitle().payer, document: fakeCpf(Math.random) },
    }),
  );
  const body = fileBytes(fileOf(shippingLines('cnab240', { ...sampleOwner, ...accounts[0] }, titles)));
  const sent = (await member.call('POST /file-exchange/shipping-files', { query: { name: 'a.rem' }, body })).json;
  expect(sent).toMatchObject({ total: TITLES, refused: REFUSED, newCustomers: TITLES - REFUSED });
  const params = { id: sent.id };
  await member.call('POST /file-exchange/shipping-file/{id}/run', { params });
  await bank.runJobs();
  expect((await member.call('GET /file-exchange/shipping-file/{id}', { params })).json).toMatchObject({
    status: 'done',
    done: TITLES - REFUSED,
    refused: REFUSED,
  });
  const csv = (await member.call('GET /file-exchange/shipping-file/{id}/refused', { params })).raw.toString();
  expect(csv.match(/O vencimento não pode ser anterior a hoje/g)).toHaveLength(REFUSED);

  const { rows: charges } = await bank.store.execute(
    'select id, value from charges where account_id = $1 order by id limit $2',
    [member.accountId, PAID],
  );
  for (const { id, value } of charges) await pay(bank, member, Number(id), Number(value));
  await bank.moveDays(1);
  await bank.work((trx, tools) => returnFilesMake.run(trx, {}, tools, undefined));
  await bank.runJobs();

  const { items } = (await member.call('POST /file-exchange/return-files/search', { body: {} })).json;
  expect(items).toHaveLength(1);
  const of = async (layout: 'cnab240' | 'cnab400') => {
    const file = { params: { id: items[0]!.id }, query: { layout } };
    const { lines, faults } = await checkFile(
      (await member.call('GET /file-exchange/return-file/{id}/file', file)).raw,
    );
    expect(faults).toEqual([]);
    return movementsIn(layout, lines);
  };
  const movements = await of('cnab240');
  expect(await of('cnab400')).toEqual(movements);
  const told = (code: string) => movements.filter((one) => one.code === code);
  expect(['02', '03', '06', '28'].map((code) => told(code).length)).toEqual([TITLES - REFUSED, REFUSED, PAID, PAID]);
  // the company's own names and values come back
  expect(told('03').map(({ documentNumber, companyId, value }) => [documentNumber, companyId, value])).toEqual(
    titles.slice(0, REFUSED).map(({ documentNumber, companyId, value }) => [documentNumber, companyId, value]),
  );
  expect(sum(told('02').map(({ value }) => value))).toBe(sum(titles.slice(REFUSED).map(({ value }) => value)));

  const paid = sum(told('06').map((one) => one.paid));
  const totals = await member.call('POST /v2/charges/banking-billet/totals', {
    body: { filed: false, status: ['paid'] },
  });
  expect([totals.json.total, items[0]!.value]).toEqual([{ count: PAID, value: paid }, paid]);

  const net = sum(told('06').map((one) => one.net));
  expect(net).toBe(paid - sum(told('28').map(({ fee }) => fee)));
  const statement = await member.call('GET /file-exchange/statement/{day}', { params: { day: today } });
  const { lines } = await checkFile(statement.raw);
  expect(Number(lines.at(-2)!.slice(150, 168))).toBe(net);
});
