import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DayPicture } from '../../kits/pictures/picture';
import { formatMoney } from '../../ui/text/format';
import { ChoiceField } from '../../ui/form/choice-field';

const SPANS = ['3', '6', '12'] as const;
type Span = (typeof SPANS)[number];

/** What was invested and what it was worth, week by week. */
export function EquityPicture() {
  const { t } = useTranslation('investments');
  const [months, setMonths] = useState<Span>('6');
  const { data } = useCall('GET /investments/equity', { query: { months } }, { topic: 'investments' });
  const last = data?.points.at(-1);
  if (!last?.gross && !data?.points.some(({ gross }) => gross)) return null;
  return (
    <DayPicture
      title={t('equity.title')}
      lead={t('equity.lead', { gross: formatMoney(last!.gross), invested: formatMoney(last!.invested) })}
      extra={
        <ChoiceField
          aria-label={t('equity.period')}
          value={months}
          onChange={({ target }) => setMonths(target.value as Span)}
          optionType="button"
          options={SPANS.map((value) => ({ value, label: t('equity.months', { count: Number(value) }) }))}
        />
      }
      days={data!.points}
      series={[
        { key: 'gross', label: t('equity.gross') },
        { key: 'invested', label: t('equity.invested') },
      ]}
    />
  );
}
