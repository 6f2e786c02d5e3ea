import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../bff/src/core/database';
import { BankProcess } from '../support/bank-process';

const folder = mkdtempSync(join(tmpdir(), 'balcao-start-'));
const bank = new BankProcess({ BALCAO_DATA: folder });
const other = (env: Record<string, string>) =>
  new BankProcess({ BALCAO_DATA: join(folder, 'other'), BALCAO_DEMO: 'off', ...env }).start();

beforeAll(async () => {
  await bank.start();
});
afterAll(async () => {
  await bank.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a start', () => {
  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://nowhere/x'],
    ['BALCAO_RAILS', 'moon'],
    ['BALCAO_SECRET', 'short'],
    ['BALCAO_SANDBOX_TOKEN', 'short'],
  ])('names a wrong %s', async (name, value) => {
    await expect(other({ [name]: value })).rejects.toThrow(`${name}:`);
  });

  it('in production asks for a secret, a real database, and for the sandbox and the demo bank by name', async () => {
    const keyless = { NODE_ENV: 'production', BALCAO_DEMO: '' };
    await expect(other(keyless)).rejects.toThrow('BALCAO_SECRET');
    const production = { ...keyless, BALCAO_SECRET: 'x'.repeat(40) };
    await expect(other(production)).rejects.toThrow('DATABASE_URL');
    await expect(other({ ...production, BALCAO_EMBEDDED_IN_PRODUCTION: 'yes' })).rejects.toThrow('BALCAO_RAILS');
    await expect(other({ ...production, BALCAO_EMBEDDED_IN_PRODUCTION: 'yes', BALCAO_RAILS: 'none' })).rejects.toThrow(
      'BALCAO_DEMO',
    );
  });

  it('refuses a second process on the same data folder', async () => {
    await expect(new BankProcess({ BALCAO_DATA: folder }).start()).rejects.toThrow(
      'Another Balcão is running on the data folder',
    );
  });

  it('refuses a taken port', async () => {
    await expect(other({ PORT: new URL(bank.url).port })).rejects.toThrow('The port is taken');
  });

  it('stops cleanly on Ctrl-C, and refuses a schema newer than the program', async () => {
    expect(await bank.kill('SIGINT')).toBe(0);
    const store = await openEmbedded(join(folder, 'database'));
    await store.execute(
      "insert into kysely_migration (name, timestamp) values ('209901010000/core/from_the_future', '2099-01-01')",
    );
    await store.close();
    await expect(new BankProcess({ BALCAO_DATA: folder }).start()).rejects.toThrow(
      'made by a newer Balcão (it has 209901010000/core/from_the_future)',
    );
  });
});
