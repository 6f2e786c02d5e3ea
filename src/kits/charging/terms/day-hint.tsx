import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/text/format';
import { dayNotice, type Holiday } from './business-day';

/** Says what happens when the due day is a weekend or a holiday. */
export function DayHint({
  day,
  holidays,
}: {
  day: string | null | undefined;
  holidays: readonly Holiday[] | undefined;
}) {
  const { t } = useTranslation('charging');
  const notice = dayNotice(day, holidays ?? []);
  if (!notice) return null;
  const values = { day: formatDay(day), next: formatDay(notice.next) };
  return (
    <p className="soft" role="status">
      {notice.kind === 'closed'
        ? t('day.closed', values)
        : notice.kind === 'holiday'
          ? t('day.holiday', { ...values, name: notice.name })
          : t('day.weekend', { ...values, weekday: t(notice.saturday ? 'day.saturday' : 'day.sunday') })}
    </p>
  );
}
