import { MAX_LINE } from '@balcao/contract/shared/billet-message';
import { linesOf } from '@balcao/contract/shared/charge-faults';

/** The first line of a message that is too long: which it is, and how long. */
export function longLineOf(message?: string): { line: number; used: number } {
  const lines = linesOf(message);
  const at = lines.findIndex((line) => line.length > MAX_LINE);
  return { line: at + 1, used: lines[at]?.length ?? 0 };
}
