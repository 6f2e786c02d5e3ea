import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

/** Marks a billet as paid by other means; moves no money. */
export default function SettleBillet() {
  const { t } = useTranslation('charges');
  const settle = useRowAction('PUT /charges/manual-payment', TOUCHED);
  return (
    <BilletDrawer
      action="manual-payment"
      onSubmit={({ id }) => settle({ body: { ids: [id] } }, t('manual-payment.done'))}
    />
  );
}
