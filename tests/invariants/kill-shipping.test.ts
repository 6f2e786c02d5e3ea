import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileBytes, fileOf } from '../../contract/src/shared/cnab/lines';
import { sampleOwner, sampleTitle } from '../../contract/src/shared/cnab/sample-title';
import { shippingLines } from '../../contract/src/shared/cnab/shipping';
import { fakeCpf } from '../../bff/src/core/documents';
import type { HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { until } from '../support/until';

/**
 * kill -9 in the middle of a shipping file, asked for twice at once: the next process goes on with it, and each title is one billet to one
 * payer.
 */
let bank: LastingBank;
/** By account id, as the embedded database is read before its process starts. */
let owners: Map<number, { document: string; account: string }>;
beforeAll(async () => {
  bank = await openLastingBank();
  const { rows } = await bank.inspect((store) =>
    store.execute('select id, document, account_number as account from accounts'),
  );
  owners = new Map(rows.map(({ id, ...owner }) => [Number(id), owner as { document: string; account: string }]));
  await bank.process.start();
});
afterAll(() => bank.remove());

const TITLES = 600;

it('a shipping file survives kill -9 and being run twice at once: each title is issued once', async () => {
  let titular = await bank.process.signIn('titular@balcao.demo');
  const titles = Array.from({ length: TITLES }, (_, n) =>
    sampleTitle({
      due: '2030-01-10',
      documentNumber: `R-${n}`,
      payer: { ...sampleTitle().payer, document: fakeCpf(Math.random) },
    }),
  );
  const owner = { ...sampleOwner, ...owners.get(titular.accountId)!, fileNumber: 4_711 };
  const file = fileBytes(fileOf(shippingLines('cnab240', owner, titles)));
  const taken = await titular.send('POST', '/bff/file-exchange/shipping-files?name=a.rem', file);
  const draft = (await taken.json()) as { id: number };
  expect(draft).toMatchObject({ status: 'draft', total: TITLES, refused: 0 });
  const { id } = draft;
  const run = () => titular.send('POST', `/bff/file-exchange/shipping-file/${id}/run`);
  const both = await Promise.all([run(), run()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const started = both.find(({ ok }) => ok)!;
  const { task } = (await started.json()) as { task: number };

  await until('a part is done', async () => (await progressOf(titular, task)).done > 0);
  await bank.kill();
  const { rows: left } = await bank.inspect((store) =>
    store.execute("select count(*) as ready from cnab_shipping_rows where shipping_id = $1 and state = 'ready'", [id]),
  );
  expect(left[0].ready, 'it ended before it was killed').toBeGreaterThan(0);
  // the next process is killed too, while it goes on
  await bank.process.start();
  await bank.kill();
  await bank.process.start();
  titular = await bank.process.signIn('titular@balcao.demo');
  await until('the file is done', async () => (await progressOf(titular, task)).status === 'done');
  expect(await progressOf(titular, task)).toMatchObject({ done: TITLES, refused: 0 });
  const shown = await titular.send('GET', `/bff/file-exchange/shipping-file/${id}`);
  expect(await shown.json()).toMatchObject({ status: 'done', done: TITLES, refused: 0 });
  expect(await bank.process.kill('SIGTERM'), bank.process.output).toBe(0);

  const { rows } = await bank.inspect((store) =>
    store.execute(
      `select count(*) as charges, count(distinct c.customer_id) as payers, count(distinct c.our_number) as numbers,
         count(distinct n.document_number) as names
       from cnab_titles n join charges c on c.account_id = n.account_id and c.id = n.charge_id where n.document_number like 'R-%'`,
    ),
  );
  expect(rows[0]).toEqual({ charges: TITLES, payers: TITLES, numbers: TITLES, names: TITLES });
  const { rows: all } = await bank.inspect((store) =>
    store.execute(`select count(*) as charges from charges c where c.customer_document = any($1::text[])`, [
      titles.map(({ payer }) => payer.document),
    ]),
  );
  expect(all[0]).toEqual({ charges: TITLES });
});

const progressOf = async (who: HttpCaller, task: number) =>
  (await (await who.send('GET', `/bff/tasks/${task}`)).json()) as { status: string; done: number; refused: number };
