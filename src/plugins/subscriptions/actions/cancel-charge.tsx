import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { ChargeDrawer } from './charge-drawer';

export default function CancelCharge() {
  const { t } = useTranslation('subscriptions');
  const cancel = useRowAction('PUT /subscription/{id}/charges/cancel', TOUCHED);
  return (
    <ChargeDrawer
      action="cancel"
      danger
      onSubmit={({ id }, _values, params) => cancel({ params, body: { ids: [id] } }, t('charge-cancel.done'))}
    />
  );
}
