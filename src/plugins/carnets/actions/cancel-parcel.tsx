import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { ParcelDrawer } from './parcel-drawer';

export default function CancelParcel() {
  const { t } = useTranslation('carnets');
  const cancel = useRowAction('PUT /carnet/{id}/parcels/cancel', TOUCHED);
  return (
    <ParcelDrawer
      action="cancel"
      danger
      onSubmit={({ id, carnet }) => cancel({ params: { id: carnet.id }, body: { ids: [id] } }, t('parcel-cancel.done'))}
    />
  );
}
