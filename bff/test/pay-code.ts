import { sendIn } from '../src/areas/pix-qrcodes/incoming';
import { bankNow } from '../src/core/clock';
import type { EmptyBank } from './harness';

/** Pays a Pix code of this bank, as somebody at another bank does. */
export const payCode = (bank: EmptyBank, code: string) =>
  bank.work(async (trx, tools) => sendIn(trx, tools, { code }, await bankNow(trx)));
