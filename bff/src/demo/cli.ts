import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../core/config';
import type { Store } from '../core/database';
import { FolderInUseError } from '../core/folder-lock';
import { NewerSchemaError } from '../core/migrate';
import { openStore } from '../core/open-store';
import { fillDemo, isEmpty } from './demo';
import { printSignIns } from './print-sign-ins';

const HELP = `npm run demo -- [--seed 7] [--charges 2500]
Fills the configured database (DATABASE_URL, or the folder BALCAO_DATA), which must be empty, with the demo bank.`;

class WrongCall extends Error {}

function readCount(name: string, text: string, max: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > max)
    throw new WrongCall(`--${name} must be a whole number from 1 to ${max}; it is ${JSON.stringify(text)}`);
  return count;
}

function readCall(args: string[]): { seed: number; charges: number } | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seed: { type: 'string', default: '7' },
        charges: { type: 'string', default: '2500' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return null;
    return {
      seed: readCount('seed', values.seed, 4_294_967_295),
      charges: readCount('charges', values.charges, 100_000_000),
    };
  } catch (error) {
    throw error instanceof WrongCall ? error : new WrongCall((error as Error).message);
  }
}

async function fill(store: Store, call: { seed: number; charges: number }): Promise<void> {
  if (!(await isEmpty(store)))
    throw new WrongCall('The database is not empty: the demo bank is only made in an empty one. Nothing was changed.');
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const { stderr } = process;
  // a terminal gets one line that counts up; a log gets the final line only
  const progress = (done: number) =>
    void (stderr.isTTY && stderr.write(`\r${done} / ${call.charges} charges, ${seconds()} s`));
  const signIns = await fillDemo(store, { ...call, progress });
  const [before, after] = stderr.isTTY ? ['\r', ' '.repeat(20)] : ['', ''];
  stderr.write(`${before}${call.charges} charges in ${seconds()} s${after}\n`);
  console.log(printSignIns(signIns));
}

async function main(): Promise<void> {
  const call = readCall(process.argv.slice(2));
  if (!call) return console.log(HELP);
  const store = await openStore(readConfig(process.env));
  try {
    await fill(store, call);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const expected =
    error instanceof WrongCall ||
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof NewerSchemaError;
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
});
