import { BASES, type Basis, type Fate } from '@balcao/contract/personal-data';

/** A person's access to one account. */
interface Access {
  role: 'admin' | 'support' | 'subuser';
  isOpen: boolean;
  /** yyyy-mm-dd on which the account was closed; null: open, or closed on a day that is not known. */
  endedOn: string | null;
}

export interface Standing {
  accesses: readonly Access[];
  /** yyyy-mm-dd of the person's last access record (session, device, browser); null: there is none. */
  lastSeenOn: string | null;
}

/** Retention that the law asks for: years count from the first day of the year after the account's end. */
const ACCESS_MONTHS = 6;
const IDENTIFICATION_YEARS = 10;
const RECORDS_YEARS = 5;
export const AUDIT_YEARS = 5;

export const LAWS: Record<Basis, string | null> = {
  none: null,
  access: 'Lei 12.965/2014 (Marco Civil da Internet), art. 15',
  contract: 'Lei 13.709/2018 (LGPD), art. 7º, V',
  identification: 'Lei 9.613/1998, art. 10, e Circular BCB 3.978/2020, art. 67',
  records: 'Lei 5.172/1966 (CTN), arts. 173 e 195',
  audit: 'Resolução BCB 85/2021 e Lei 13.709/2018 (LGPD), art. 16, I',
};

type Decision = Pick<Fate, 'fate' | 'until'>;
const ERASED: Decision = { fate: 'erased', until: null };
const KEPT: Decision = { fate: 'kept', until: null };

/** The day some months later; of a month that is shorter, its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const lastDayOf = (endedOn: string, years: number): string => `${Number(endedOn.slice(0, 4)) + years}-12-31`;

/** Kept on its last day too; erased from the day after. */
const keptUntil = (until: string, today: string, over = ERASED): Decision =>
  until < today ? over : { fate: 'kept', until };

/**
 * What the law keeps of the holder of an account, as its representatives: sub-users are none, so that nothing is left to keep once they
 * have lost their access.
 */
function ofHolder({ accesses }: Standing, years: number, today: string, over: Decision): Decision {
  if (accesses.some(({ isOpen }) => isOpen)) return KEPT;
  const ends = accesses.filter(({ role }) => role === 'admin').map(({ endedOn }) => endedOn);
  if (ends.some((end) => end === null)) return KEPT;
  const last = (ends as string[]).sort().at(-1);
  return last ? keptUntil(lastDayOf(last, years), today, over) : over;
}

/** What becomes of data by what keeps them, for a request that is answered on a day. */
export function fateOf(basis: Basis, standing: Standing, today: string): Decision {
  switch (basis) {
    case 'none':
      return ERASED;
    case 'access':
      return standing.lastSeenOn ? keptUntil(monthsAfter(standing.lastSeenOn, ACCESS_MONTHS), today) : ERASED;
    case 'contract':
      return standing.accesses.some(({ isOpen }) => isOpen) ? KEPT : ERASED;
    case 'identification':
      return ofHolder(standing, IDENTIFICATION_YEARS, today, ERASED);
    case 'records': {
      // the rows name the person through their identity: they are anonymous when it is, and not before their own time
      const identity = fateOf('identification', standing, today);
      if (identity.fate === 'kept') return identity;
      return ofHolder(standing, RECORDS_YEARS, today, { fate: 'anonymised', until: null });
    }
    case 'audit':
      return { fate: 'kept', until: monthsAfter(today, AUDIT_YEARS * 12) };
  }
}

/** The bases whose data may be erased on a day. */
export const erasable = (standing: Standing, today: string): Basis[] =>
  BASES.filter((basis) => fateOf(basis, standing, today).fate === 'erased');

/** The oldest day whose access records are kept, yyyy-mm-dd. */
export const oldestAccess = (today: string): string => monthsAfter(today, -ACCESS_MONTHS);

/** Whether a request has something to do: more may be erased than by its last run, or half a year of accesses is over. */
export const isDue = (last: { erased: string; ranOn: string | null }, now: readonly Basis[], today: string): boolean =>
  last.ranOn === null || last.erased !== now.join() || monthsAfter(last.ranOn, ACCESS_MONTHS) <= today;

/** Whether a request has nothing left to erase: what the audit log keeps stays beyond it. */
export const isOver = (now: readonly Basis[]): boolean =>
  (['access', 'contract', 'identification'] as const).every((basis) => now.includes(basis));
