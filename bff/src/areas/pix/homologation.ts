import type { Ctx } from '../../core/area';
import type { HomologationOutcome } from '../../rails/payments/port';
import { fundHomologation } from '../../platform/worlds/worlds';

/** What becomes of a Pix of so many cents that is sent in homologation (domain-next.md 1). */
export function outcomeOf(cents: number): HomologationOutcome {
  if (cents > 2000) return 'refused';
  if (cents > 1000) return 'refused-later';
  if (cents === 400) return 'returned-in-two';
  return cents === 500 ? 'returned' : 'settled';
}

/**
 * What becomes of a Pix that an application sends; null where it is a real one. The account of homologation gets the money for it
 * first.
 */
export const homologationOf = async (ctx: Ctx, cents: number): Promise<HomologationOutcome | null> =>
  (await fundHomologation(ctx, cents)) ? outcomeOf(cents) : null;
