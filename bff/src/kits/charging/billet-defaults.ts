import type { BatchTerms } from '@balcao/contract/charges';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { settingOf } from './billing/settings';
import { MINIMUM_FOR_TERMS } from './bounds';

/** Fills in the account's defaults for billets where the input leaves a term out; fine and interest only if the value allows them. */
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
