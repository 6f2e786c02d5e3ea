import { fileBytes, fileOf } from './lines';
import type { Checked } from './validate';

/** Whether a corrected file can be made: there is something to put right, and all of it can be without knowing more. */
export function canCorrect({ file, faults, errors }: Checked): boolean {
  const faultsOnly = faults.filter((fault) => !fault.isNotice);
  return (
    file !== null &&
    faultsOnly.length === errors &&
    faultsOnly.every((fault) => fault.canMend) &&
    faults.some((fault) => fault.canMend)
  );
}

/** A file with its lines filled, its line ends and its counts put right; null where a fault needs more than that. */
export function correctedFile(checked: Checked): Uint8Array<ArrayBuffer> | null {
  if (!canCorrect(checked)) return null;
  const lines = [...checked.lines];
  for (const { code, line, from, to, expected } of checked.faults)
    if (code === 'count' && line !== null && from !== null && to !== null) {
      const text = lines[line - 1]!;
      lines[line - 1] = text.slice(0, from - 1) + expected + text.slice(to);
    }
  return fileBytes(fileOf(lines));
}
