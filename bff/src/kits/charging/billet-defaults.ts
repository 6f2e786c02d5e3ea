import type { BatchTerms } from '@balcao/contract/charges';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { settingOf } from './billing/settings';
import { MINIMUM_FOR_TERMS } from './bounds';

/** What the account chose for its billets, where the issuer does not say; a value too small for fine and interest has none of them. */
export function withBilletDefaults<I extends BatchTerms>(
  { message, write_off_days, fine, interest }: Awaited<ReturnType<typeof settingOf<'billet'>>>,
  input: I,
): I {
  const takesTerms = totalsOf(input).value >= MINIMUM_FOR_TERMS;
  return {
    ...(takesTerms && fine ? { fine } : {}),
    ...(takesTerms && interest ? { interest } : {}),
    ...(write_off_days === DEFAULT_WRITE_OFF_DAYS ? {} : { write_off_days }),
    ...(message ? { message } : {}),
    ...input,
  };
}
