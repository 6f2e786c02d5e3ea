import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { ParcelDrawer } from './parcel-drawer';

/** Marks a parcel as paid by other means; moves no money. */
export default function SettleParcel() {
  const { t } = useTranslation('carnets');
  const settle = useRowAction('PUT /carnet/{id}/parcels/manual-payment', TOUCHED);
  return (
    <ParcelDrawer
      action="manual-payment"
      onSubmit={({ id, carnet }) =>
        settle({ params: { id: carnet.id }, body: { ids: [id] } }, t('parcel-manual-payment.done'))
      }
    />
  );
}
