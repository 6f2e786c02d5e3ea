import { useTranslation } from 'react-i18next';
import type { CashForecast } from '@balcao/contract/cash-forecast';
import { AmountLine } from '../../kits/pictures/amount-line';
import { Picture } from '../../kits/pictures/picture';
import { formatDay, formatMoney } from '../../ui/text/format';
import { ForecastTable } from './forecast-table';

/** The balance of the days to come, with the lowest in words. */
export function ForecastPicture({ forecast: { days, lowest } }: { forecast: Pick<CashForecast, 'days' | 'lowest'> }) {
  const { t } = useTranslation('cash-forecast');
  return (
    <Picture
      title={t('picture')}
      lead={t(lowest.balance < 0 ? 'short' : 'said', {
        day: formatDay(lowest.day),
        value: formatMoney(lowest.balance),
      })}
      chart={<AmountLine days={days.map(({ day, balance }) => ({ day, cents: balance }))} />}
      table={<ForecastTable days={days} />}
    />
  );
}
