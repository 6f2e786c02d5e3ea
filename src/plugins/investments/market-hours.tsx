import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { formatDay } from '../../ui/text/format';

/** When assets are bought or sold, and what becomes of an order of now. */
export function MarketHours({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useTranslation('investments');
  const { data } = useCall('GET /investments/opening-hours', {});
  if (!data) return null;
  const { opens, closes, isOpen, next } = data[side];
  return t(isOpen ? `hours.${side}Open` : `hours.${side}Closed`, { opens, closes, day: formatDay(next) });
}
