import { homologationRound } from '../src/areas/pix-qrcodes/homologation';
import { sendIn } from '../src/areas/pix-qrcodes/incoming';
import { bankNow } from '../src/core/clock';
import type { EmptyBank } from './harness';

/** Pays a Pix code of this bank, as somebody at another bank does. */
export const payCode = (bank: EmptyBank, code: string) =>
  bank.work(async (trx, tools) => sendIn(trx, tools, { code }, await bankNow(trx)));

/** Pays the charges of homologation that are paid by themselves. */
export const payHomologation = (bank: EmptyBank) => bank.work((trx, tools) => homologationRound.run(trx, {}, tools));
