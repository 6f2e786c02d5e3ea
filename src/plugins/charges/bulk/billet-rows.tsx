import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { RecordRows } from '../../../kits/charging/manage/bulk-records';
import { useBilletPath } from '../parts/billet-actions';

/** Number and customer of at most 100 billets; those that no longer exist show only their number. */
export function BilletRows({ ids }: { ids: number[] }) {
  const { t } = useTranslation('charges-bulk');
  const { data } = useCall('POST /charges/all', { body: { ids, size: 100 } });
  const nameOf = (id: number) => data?.items.find((one) => one.id === id)?.customerName ?? undefined;
  return <RecordRows ids={ids} pathOf={useBilletPath()} label={(id) => t('number', { id })} nameOf={nameOf} />;
}
