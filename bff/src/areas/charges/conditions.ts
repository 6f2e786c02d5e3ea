import type { Answer } from '@balcao/contract/core/registry';
import { bankHolidays } from '../../core/calendar';
import { BILLET_FEE, MINIMUM_FOR_TERMS, MINIMUM_VALUE } from './rates';

/** What issuing costs and allows on a São Paulo day, with the bank holidays of the 24 months from it. */
export function conditionsOn(today: string): Answer<'GET /charges/conditions'> {
  const year = Number(today.slice(0, 4));
  const until = `${year + 2}${today.slice(4)}`;
  const holidays = [year, year + 1, year + 2]
    .flatMap((y) => [...bankHolidays(y)])
    .filter((holiday) => holiday.date >= today && holiday.date <= until);
  return { fee: BILLET_FEE, minimum: MINIMUM_VALUE, minimumForFines: MINIMUM_FOR_TERMS, today, holidays };
}
