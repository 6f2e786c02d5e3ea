import { useTranslation } from 'react-i18next';
import type { Calls } from '@balcao/contract/core/registry';
import { useCall } from '../../data/use-call';
import { formatMoney } from '../../ui/text/format';

interface Props {
  product: Calls['GET /account/limits/available']['query']['product'];
  /** What is typed so far, integer cents. */
  amount: number | null | undefined;
}

/** What is left of the product's limits now; where the amount is more, which limit that is (AREAS-3-limits-3). The bank refuses, not this. */
export function AvailableLimit({ product, amount }: Props) {
  const { t } = useTranslation('money');
  const { data } = useCall('GET /account/limits/available', { query: { product } });
  if (!data) return null;
  const isOver = typeof amount === 'number' && amount > data.limitAvailable;
  return (
    <span role="status">
      {isOver ? data.friendlyMessageIfExceeded : t('limitNow', { value: formatMoney(data.limitAvailable) })}
    </span>
  );
}
