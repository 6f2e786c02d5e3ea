import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BankProcess } from './bank-process';
import { freshPostgres, postgresUrl } from './test-database';

/**
 * Starts the bank of the browser tests: one process on the embedded database, or two on one PostgreSQL. BANK_URLS has their URLs,
 * BANK_LINKS is a folder for the links that workers find on pages.
 */
export default async function startBanks(): Promise<() => Promise<void>> {
  const links = mkdtempSync(join(tmpdir(), 'balcao-links-'));
  process.env['BANK_LINKS'] = links;
  const stop = await startBank();
  return async () => {
    await stop();
    rmSync(links, { recursive: true, force: true });
  };
}

async function startBank(): Promise<() => Promise<void>> {
  if (!postgresUrl) {
    const folder = mkdtempSync(join(tmpdir(), 'balcao-e2e-'));
    const bank = await new BankProcess({ BALCAO_DATA: folder }).start();
    process.env['BANK_URLS'] = bank.url;
    return async () => {
      await bank.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    };
  }
  const { url, drop } = await freshPostgres('template0');
  const first = await new BankProcess({ DATABASE_URL: url }).start();
  const second = await new BankProcess({ DATABASE_URL: url }).start();
  process.env['BANK_URLS'] = `${first.url} ${second.url}`;
  return async () => {
    await Promise.all([first.kill('SIGTERM'), second.kill('SIGTERM')]);
    await drop();
  };
}
