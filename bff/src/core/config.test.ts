import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config';

const folder = mkdtempSync(join(tmpdir(), 'balcao-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const secret = 'k'.repeat(32);

it('a direct database is of a pooled one', () => {
  const url = 'postgres://bank@database/balcao';
  expect(readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }).DATABASE_DIRECT_URL).toBe(url);
  expect(() => readConfig({ DATABASE_DIRECT_URL: url })).toThrow('DATABASE_URL: required with DATABASE_DIRECT_URL');
});

describe('a secret', () => {
  it('is read from the file that its setting names, without the line break at its end', () => {
    expect(readConfig({ BALCAO_SECRET_FILE: file('secret', `${secret}\n`) }).BALCAO_SECRET).toBe(secret);
  });

  it.each<[string, Record<string, string>, string]>([
    ['given twice', { BALCAO_SECRET: secret, BALCAO_SECRET_FILE: file('both', secret) }, 'BALCAO_SECRET: set it or'],
    ['of a missing file', { SMTP_URL_FILE: join(folder, 'absent') }, 'SMTP_URL_FILE: ENOENT'],
    ['of an empty file', { DATABASE_URL_FILE: file('empty', '\n') }, 'DATABASE_URL_FILE: '],
  ])('%s ends the start with the name of its setting', (_, env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('that is wrong is not shown, as other settings are', () => {
    expect(() => readConfig({ BALCAO_SECRET: 'too-short' })).toThrow(/^(?![^]*too-short)[^]*BALCAO_SECRET: /);
    expect(() => readConfig({ PORT: 'x' })).toThrow('PORT: must be integer (it is "x"');
  });

  it('alone may be a file', () => {
    expect(readConfig({ PORT_FILE: file('port', '9') }).PORT).toBe(4000);
  });
});
