import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { checkFile, type Checked } from '@balcao/contract/shared/cnab/validate';
import { fieldProblem } from './problem';

/** A CNAB file of any origin with all that is wrong with it, and the hash of its bytes. */
export interface CnabFile extends Checked {
  hash: string;
}

/** Most faults that are told of a file; of one with more only their number is known. */
const MOST_FAULTS = 20_000;

/** Reads a CNAB file part by part, so that other requests run meanwhile. @throws Problem 422 at 'file' where there is none */
export async function readCnab(file: Uint8Array | undefined): Promise<CnabFile> {
  if (!file?.length) throw fieldProblem('file', 'Escolha um arquivo');
  const checked = await checkFile(file, { pause: () => setImmediate(), mostFaults: MOST_FAULTS });
  return { ...checked, hash: createHash('sha256').update(file).digest('hex') };
}
