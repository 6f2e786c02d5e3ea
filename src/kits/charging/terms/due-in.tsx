import type { ComponentProps } from 'react';
import { DateField } from '../../../ui/form/date-field';
import { addDays } from '../../../ui/text/periods';
import { useChargeText } from '../texts';

/** In how many days charges usually fall due. */
const USUAL = [7, 15, 30];

/** A due date, typed, chosen in a calendar or so many days from the bank's day. */
export function DueIn({ min, ...field }: ComponentProps<typeof DateField> & { min: string }) {
  const t = useChargeText();
  return (
    <>
      <DateField min={min} {...field} />
      <div className="due-in" role="group" aria-label={t('terms.dueIn')}>
        <span className="soft">{t('terms.dueIn')}</span>
        {USUAL.map((days) => (
          <button key={days} type="button" className="link-button" onClick={() => field.onChange?.(addDays(min, days))}>
            {t('terms.dueDays', { count: days })}
          </button>
        ))}
      </div>
    </>
  );
}
