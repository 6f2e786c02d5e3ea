import type { Answer } from '@balcao/contract/core/registry';
import { bankHolidays } from '../../core/calendar';
import type { Db } from '../../core/database';
import { settingOf } from '../../kits/charging/billing/settings';
import { ratesOf } from '../../kits/charging/rates/rates';
import { CHARGE_LIMITS } from '../../kits/charging/issue-rules';

/** The bank holidays of the 24 months from a São Paulo day, both ends included. */
export function holidaysFrom(today: string) {
  const year = Number(today.slice(0, 4));
  const until = `${year + 2}${today.slice(4)}`;
  return [year, year + 1, year + 2]
    .flatMap((y) => [...bankHolidays(y)])
    .filter((holiday) => holiday.date >= today && holiday.date <= until);
}

/**
 * Conditions of issuing on a São Paulo day: the account's fee (integer cents), the limits of a charge, the account's default terms, and the
 * bank holidays of the 24 months from that day.
 */
export async function conditionsOn(
  db: Db,
  accountId: number,
  today: string,
): Promise<Answer<'GET /charges/conditions'>> {
  const { fee } = (await ratesOf(db, accountId)).charges.billet;
  const { issued } = await settingOf(db, accountId, 'communication');
  const defaults = { ...(await settingOf(db, accountId, 'billet')), send_email: issued.email };
  return { fee, ...CHARGE_LIMITS, today, holidays: holidaysFrom(today), defaults };
}

/** How many of the newest charges, of all kinds, are searched for the last billet. */
const LOOKED_AT = 100;

/** Terms of the billet that the account issued last, by any user, filed away or not; null where there is none. */
export async function lastTerms(db: Db, accountId: number): Promise<Answer<'GET /charges/conditions/last'>> {
  // the newest charges, filed and not filed, are each read from an index
  const newest = (filed: boolean) =>
    db
      .selectFrom(
        db
          .selectFrom('charges')
          .select(['id', 'kind', 'fine', 'interest', 'write_off_days', 'send_email', 'pix_copy_paste', 'message'])
          .where('account_id', '=', accountId)
          .where('filed', '=', filed)
          .orderBy('id', 'desc')
          .limit(LOOKED_AT)
          .as('newest'),
      )
      .selectAll();
  const last = await db
    .selectFrom(newest(false).unionAll(newest(true)).as('newest'))
    .selectAll()
    .where('kind', '=', 'banking_billet')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { terms: null };
  const { fine, interest, write_off_days, send_email, pix_copy_paste, message } = last;
  const is_bolix = pix_copy_paste !== null;
  return { terms: { fine, interest, write_off_days, send_email, is_bolix, message: message ?? '' } };
}
