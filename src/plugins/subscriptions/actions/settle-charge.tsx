import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { ChargeDrawer } from './charge-drawer';

export default function SettleCharge() {
  const { t } = useTranslation('subscriptions');
  const settle = useRowAction('PUT /subscription/{id}/charges/manual-payment', TOUCHED);
  return (
    <ChargeDrawer
      action="manual-payment"
      onSubmit={({ id }, _values, params) => settle({ params, body: { ids: [id] } }, t('charge-manual-payment.done'))}
    />
  );
}
