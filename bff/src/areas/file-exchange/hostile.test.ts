import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctedFile } from '@balcao/contract/shared/cnab/correct';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { shippingLines } from '@balcao/contract/shared/cnab/shipping';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
let lines: string[];
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const { rows } = await bank.store.execute('select document, account_number as account from accounts where id = $1', [
    member.accountId,
  ]);
  lines = shippingLines('cnab240', { ...sampleOwner, ...rows[0] }, [sampleTitle({ due: '2030-01-10' }), sampleTitle()]);
});
afterAll(() => bank.close());

const put = (line: number, from: number, text: string) =>
  lines.map((one, at) => (at === line - 1 ? one.slice(0, from - 1) + text + one.slice(from - 1 + text.length) : one));
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const file = () => fileOf(lines);
/** A lot whose titles are all the same record. */
const many = (record: string, count: number) => [...lines.slice(0, 2), ...Array.from({ length: count }, () => record)];
/** Of processor time, as other work on the machine makes the clock's say little. */
const MOST_CPU_MS = 3_000;
const cpuMs = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;

/** Files that no company's system makes, and what is said of each; null: it is too big to be read at all. */
const HOSTILE: [name: string, bytes: () => Uint8Array, told: RegExp | null][] = [
  ['of 30 MB', () => new Uint8Array(30_000_000).fill(32), null],
  ['of one line of 30 MB', () => new Uint8Array(30_000_000).fill(48), null],
  ['of one line of 12 MB', () => new Uint8Array(12_000_000).fill(48), /mais de 1000 colunas/],
  ['of a million lines', () => Buffer.from('0\n'.repeat(1_000_000)), /até 50.000 linhas/],
  ['with a NUL', () => Buffer.from(file().replace('CAFE', 'CA\0E')), /caracteres nulos/],
  ['in UTF-16', () => utf16(file()), /UTF-16/],
  ['in UTF-16, the other way round', () => utf16(file()).swap16(), /UTF-16/],
  ['in UTF-16 without a mark', () => utf16(file()).subarray(2), /caracteres nulos/],
  ['cut in the middle', () => fileBytes(file().slice(0, file().length / 2)), /encontrado/],
  ['with a trailer that lies', () => fileBytes(fileOf(put(8, 24, '000099'))), /encontrado 000099; esperado 000008/],
  ['that is a zip bomb', () => zipSync({ 'a.rem': new Uint8Array(30_000_000) }, { level: 1 }), /um arquivo compactado/],
  [
    'of 49,000 faulty titles',
    () => fileBytes(fileOf(many(`36400013${'X'.repeat(5)}P${'X'.repeat(226)}`, 49_000))),
    /./,
  ],
  [
    'of 49,000 lines of messages',
    () => fileBytes(fileOf(many(`3640001300001S 01${'3'.padEnd(223, 'M')}`, 49_000))),
    /./,
  ],
];

describe('a hostile shipping file', () => {
  it.each(HOSTILE)('%s is refused at once, and nothing of it is kept', async (_name, bytes, told) => {
    const body = bytes();
    const begun = cpuMs();
    const sent = await member.call('POST /file-exchange/shipping-files', { query: { name: 'a.rem' }, body });
    expect(cpuMs() - begun).toBeLessThan(MOST_CPU_MS);
    expect([sent.status, sent.json.error_description]).toEqual(
      told ? [422, expect.stringMatching(told)] : [413, expect.any(String)],
    );
    const checked = await member.call('POST /file-exchange/check', { query: {}, body });
    expect(checked.status).toBe(told ? 200 : 413);
    if (told) expect(checked.json.errors).toBeGreaterThan(0);
    const { rows } = await bank.store.execute('select count(*) as files from cnab_shipping_files');
    expect(rows[0].files).toBe(0);
  });

  it.each([
    ['a negative amount', () => put(3, 86, '-00000000010000'), 'Valor do título'],
    ['the 31st of February', () => put(3, 78, '31022026'), 'Vencimento'],
  ])('with %s has that title refused at its field', async (_name, changed, field) => {
    const { status, json } = await member.call('POST /file-exchange/shipping-files', {
      query: { name: 'a.rem' },
      body: fileBytes(fileOf(changed())),
    });
    expect([status, json]).toMatchObject([200, { status: 'draft', total: 2 }]);
    const rows = await member.call('POST /file-exchange/shipping-file/{id}/rows', {
      params: { id: json.id },
      body: {},
    });
    expect(rows.json.items[0]).toMatchObject({
      state: 'refused',
      faults: expect.arrayContaining([expect.objectContaining({ line: 3, field })]),
    });
    await bank.store.execute('delete from cnab_shipping_files');
  });
});

describe('a file that is only written in another way', () => {
  it('in Latin-1, with a mark of UTF-8, or with three kinds of line end is read to the same titles', async () => {
    const named = put(4, 34, 'JOSÉ DA CONCEIÇÃO'.padEnd(40));
    const latin1 = Buffer.from(fileOf(named), 'latin1');
    const ways = [
      latin1,
      Buffer.from(`\ufeff${fileOf(named)}`),
      Buffer.from(fileOf(named).replace('\r\n', '\n').replace('\r\n', '\r'), 'latin1'),
    ];
    for (const bytes of ways) {
      const checked = await checkFile(bytes);
      expect([checked.errors, checked.lines[3]!.slice(33, 50)]).toEqual([0, 'JOSÉ DA CONCEIÇÃO']);
      if (bytes !== latin1) expect(Buffer.from(correctedFile(checked)!).equals(latin1)).toBe(true);
    }
  });
});

it('a file cut anywhere is never taken for a whole one', async () => {
  const whole = fileBytes(file());
  for (let end = whole.length - 243; end > 0; end -= 97)
    expect([end, (await checkFile(whole.subarray(0, end))).errors > 0]).toEqual([end, true]);
});

it('memory stays flat over the largest files that are read', async () => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const bytes = fileBytes(fileOf(many(`36400013${'X'.repeat(5)}P${'X'.repeat(226)}`, 49_000)));
  const used = async () => {
    await checkFile(bytes);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const first = await used();
  for (let n = 0; n < 3; n++) await used();
  expect((await used()) - first).toBeLessThan(10_000_000);
});
