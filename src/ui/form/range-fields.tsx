import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from './date-field';
import { MoneyField } from './fields';
import { periodOf, PERIODS, type Period } from '../text/periods';
import './range-fields.css';
import { i18next } from '../text/translate';
import { isDay } from '@balcao/contract/shared/day';

interface Props<T> {
  id?: string;
  value?: T;
  onChange?: (value: T) => void;
  /** Names both ends: 'Vencimento'. */
  label: string;
}

/** From a day to a day, either open; both included. `today` offers the periods people ask for by name. */
export function PeriodField({ value = {}, onChange, label, id, today }: Props<Period> & { today: string }) {
  const { t } = useTranslation('shell');
  const set = (part: Period) => onChange?.({ ...value, ...part });
  return (
    <div role="group" aria-label={label}>
      <div className="range">
        <DateField
          {...(id ? { id } : {})}
          aria-label={t('range.from', { label })}
          value={value.from ?? null}
          onChange={(day) => set({ from: day ?? undefined })}
        />
        <span aria-hidden="true">{t('range.until')}</span>
        <DateField
          aria-label={t('range.to', { label })}
          value={value.to ?? null}
          onChange={(day) => set({ to: day ?? undefined })}
        />
      </div>
      <div className="range-named">
        {PERIODS.map((key) => {
          const named = periodOf(key, today);
          return (
            <button
              key={key}
              type="button"
              className="link-button"
              aria-pressed={value.from === named.from && value.to === named.to}
              onClick={() => onChange?.(named)}
            >
              {t(`range.${key}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

export interface MoneyRange {
  min?: number | undefined;
  max?: number | undefined;
}

/** From an amount to an amount, either open; integer cents. */
export function MoneyRangeField({ value = {}, onChange, label, id }: Props<MoneyRange>) {
  const { t } = useTranslation('shell');
  return (
    <div role="group" aria-label={label} className="range">
      <MoneyField
        {...(id ? { id } : {})}
        aria-label={t('range.from', { label })}
        placeholder={t('range.min')}
        {...(value.min === undefined ? {} : { value: value.min })}
        onChange={(min) => onChange?.({ ...value, min })}
      />
      <span aria-hidden="true">{t('range.until')}</span>
      <MoneyField
        aria-label={t('range.to', { label })}
        placeholder={t('range.max')}
        {...(value.max === undefined ? {} : { value: value.max })}
        onChange={(max) => onChange?.({ ...value, max })}
      />
    </div>
  );
}

/** Refuses what the server would refuse: a day that does not exist, or an end before the start. */
export const rangeRule = (message: string): FormRule => ({
  validator: (_, value: (Period & MoneyRange) | undefined) => {
    const { from, to, min, max } = value ?? {};
    if ([from, to].some((day) => day && !isDay(day))) return Promise.reject(new Error(i18next.t('shell:form.date')));
    const isTurned = (from && to && from > to) || (min !== undefined && max !== undefined && min > max);
    return isTurned ? Promise.reject(new Error(message)) : Promise.resolve();
  },
});
