import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/pt-br';
import { useTranslation } from 'react-i18next';
import './calendar.css';
import { isDay } from '@balcao/contract/shared/day';

interface Props {
  value: string | null;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

const dayIn = (value: string | null | undefined) => (isDay(value) ? dayjs(value) : null);

/** The open calendar of a field. Days are 'yyyy-mm-dd'. */
export default function Calendar({ value, min, max, onChoose, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [first, last] = [dayIn(min), dayIn(max)];
  return (
    <span className="date-field-calendar">
      <DatePicker
        open
        autoFocus
        inputReadOnly
        tabIndex={-1}
        aria-label={t('form.calendar')}
        style={{ width: '100%' }}
        showToday={false}
        value={dayIn(value)}
        {...(first ? { minDate: first } : {})}
        {...(last ? { maxDate: last } : {})}
        onChange={(day: dayjs.Dayjs | null) => day && onChoose(day.format('YYYY-MM-DD'))}
        // Escape closes the calendar, and not also the drawer it stands in
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
        onOpenChange={(stays) => !stays && onClose()}
      />
    </span>
  );
}
