import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/text/format';
import { useCall } from '../../../data/use-call';

/** Shown before customers are deleted: how many of their billets are still to be paid, and their total value. */
export function OpenCharges({ ids }: { ids: number[] }) {
  const { t } = useTranslation('customers');
  const { data, error } = useCall(
    'POST /customers/open-charges',
    { body: { ids } },
    { topic: 'charges', resource: 'customers' },
  );
  if (error) return <p role="alert">{t('remove.countFailed')}</p>;
  if (!data) return <p role="status">{t('remove.counting')}</p>;
  const { charges: count, owing } = data;
  const value = formatMoney(data.value);
  return (
    <p role="status">
      {ids.length === 1 ? t('remove.open', { count, value }) : t('remove.openSeveral', { count, value, owing })}
    </p>
  );
}
