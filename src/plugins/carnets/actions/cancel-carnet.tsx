import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { CarnetDrawer } from './carnet-drawer';

/** Cancels the parcels of a carnet that are not paid. */
export default function CancelCarnet() {
  const { t } = useTranslation('carnets');
  const cancel = useRowAction('PUT /carnets/cancel', TOUCHED);
  return (
    <CarnetDrawer
      action="cancel"
      danger
      dismiss={t('cancel.dismiss')}
      onSubmit={({ id }) => cancel({ body: { ids: [id] } }, t('cancel.done'))}
    />
  );
}
