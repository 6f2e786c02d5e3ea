import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons';
import type { InputProps } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './date-field.css';
import { ErrorBoundary } from '../page/error-boundary';
import { DayField } from './fields';
import { dayOfDigits, digitsOfDay } from './typed-day';

const Calendar = lazy(() => import('./calendar'));
/** The digits of a whole day. */
const WHOLE = 8;

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'defaultValue'> {
  /** 'yyyy-mm-dd', a São Paulo day, no clock is involved; or the digits typed where there is no such day, for a rule to refuse. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** First and last day that the calendar offers. What is typed is for a rule to refuse. */
  min?: string;
  max?: string;
}

/** A day typed as dd/mm/aaaa, or chosen in a calendar. What is typed stays as it is, right or wrong. */
export function DateField({ value = null, onChange, min, max, onBlur, ...rest }: Props) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  // the digits of an unfinished day, and the value they are typed over; they are dropped once the value changes
  const [part, setPart] = useState<{ digits: string; over: string | null } | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const typing = part?.over === value ? part.digits : null;
  const take = (digits: string) => {
    setPart(null);
    onChange?.(dayOfDigits(digits));
  };
  const takeTyped = () => typing !== null && take(typing);
  const close = () => {
    setOpen(false);
    place.current?.querySelector('input')?.focus();
  };
  return (
    <span ref={place} className="date-field">
      <DayField
        placeholder="dd/mm/aaaa"
        allowClear={{ clearIcon: <CloseCircleFilled role="img" aria-label={t('clear')} /> }}
        {...rest}
        value={typing ?? digitsOfDay(value)}
        onChange={(digits) => (digits.length === WHOLE || !digits ? take(digits) : setPart({ digits, over: value }))}
        onBlur={(event) => {
          takeTyped();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes the typed day; it must not also submit the form
          event.preventDefault();
          takeTyped();
        }}
        suffix={
          <button
            type="button"
            className="date-field-open"
            aria-label={t('form.calendar')}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            onClick={() => setOpen(true)}
          >
            <CalendarOutlined aria-hidden="true" />
          </button>
        }
      />
      {open && (
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <Calendar
              value={value}
              {...(min ? { min } : {})}
              {...(max ? { max } : {})}
              onChoose={(day) => onChange?.(day)}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
