import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

export default function CancelBillet() {
  const { t } = useTranslation('charges');
  const cancel = useRowAction('PUT /charges/cancel', TOUCHED);
  return (
    <BilletDrawer
      action="cancel"
      danger
      dismiss={t('cancel.dismiss')}
      onSubmit={({ id }) => cancel({ body: { ids: [id] } }, t('cancel.done'))}
    />
  );
}
