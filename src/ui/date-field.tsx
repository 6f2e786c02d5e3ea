import { CloseCircleFilled } from '@ant-design/icons';
import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useTranslation } from 'react-i18next';

dayjs.extend(customParseFormat);

interface Props extends Omit<DatePickerProps, 'value' | 'onChange' | 'minDate' | 'maxDate' | 'disabledDate' | 'multiple'> {
  /** 'yyyy-mm-dd', a São Paulo day; no clock is involved. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
  /** Other days that cannot be chosen. */
  isOff?: (day: string) => boolean;
}

const ISO = 'YYYY-MM-DD';

/** A day typed or chosen as dd/mm/aaaa. */
export function DateField({ value, onChange, min, max, isOff, ...rest }: Props) {
  const { t } = useTranslation('shell');
  return (
    <DatePicker
      style={{ width: '100%' }}
      placeholder="dd/mm/aaaa"
      allowClear={{ clearIcon: <CloseCircleFilled role="img" aria-label={t('clear')} /> }}
      // Enter takes the day; it must not also send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      {...rest}
      format={['DD/MM/YYYY', 'DDMMYYYY', 'D/M/YYYY', 'DD/MM/YY']}
      showToday={false}
      value={value ? dayjs(value, ISO) : null}
      {...(min ? { minDate: dayjs(min, ISO) } : {})}
      {...(max ? { maxDate: dayjs(max, ISO) } : {})}
      {...(isOff ? { disabledDate: (day: dayjs.Dayjs) => isOff(day.format(ISO)) } : {})}
      onChange={(day) => onChange?.((day as dayjs.Dayjs | null)?.format(ISO) ?? null)}
    />
  );
}
