import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

/** Cancels a card charge: its payer can no longer pay it. */
export default function Cancel() {
  const { t } = useTranslation('card-charges');
  const cancel = useRowAction('PUT /credit-card-charges/cancel', TOUCHED);
  return (
    <CardDrawer
      action="cancel"
      danger
      dismiss={t('cancel.dismiss')}
      onSubmit={({ id }) => cancel({ body: { ids: [id] } }, t('cancel.done'))}
    />
  );
}
