import type { PermissionId } from '@balcao/contract/core/registry';
import type { RouteName } from '../../registry';

/** What the home page points out, in the order of the highlight counter. */
export const HIGHLIGHTS = [
  { name: 'forecast', route: 'statement:cash-forecast', permission: 'statement:future-releases' },
  { name: 'keys', route: 'pix:keys', permission: 'pix:keys' },
  { name: 'links', route: 'receive:management:payment-links', permission: 'receive:management:payment-links' },
  { name: 'reports', route: 'receive:reports', permission: 'receive:reports' },
] as const satisfies readonly { name: string; route: RouteName; permission: PermissionId }[];

/** The highlight of a counter, 1 to 4; where the person may not open its page, the next one whose page they may; undefined: none. */
export function highlightFor(counter: number, may: (permission: PermissionId) => boolean) {
  const inTurn = HIGHLIGHTS.map((_, at) => HIGHLIGHTS[(counter - 1 + at) % HIGHLIGHTS.length]!);
  return inTurn.find(({ permission }) => may(permission));
}
