import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../data/use-call';
import { formatMoney } from '../../../../ui/text/format';

/** What an issue to several comes to, and to how many of them nothing was e-mailed for want of an address. */
export function BatchSum({ ids }: { ids: number[] }) {
  const { t } = useTranslation('charges');
  const { data } = useCall('POST /charges/sum', { body: { ids } });
  if (!data) return null;
  const without = data.count - data.withEmail;
  return (
    <p className="batch-sum">
      <strong>{t('batch.sum', { value: formatMoney(data.value) })}</strong>
      {without > 0 && <> {t('batch.withoutEmail', { count: without })}</>}
    </p>
  );
}
