import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { DueField } from '../../../kits/charging/terms/due-field';
import { rules } from '../../../ui/form/rules';
import { formatDay } from '../../../ui/text/format';
import { TOUCHED } from '../parts/touched';
import { ChargeDrawer } from './charge-drawer';

interface Values {
  expire_at: string;
}

export default function MoveCharge() {
  const { t } = useTranslation('subscriptions');
  const move = useRowAction('PUT /subscription/{id}/charges/expire-at', TOUCHED);
  return (
    <ChargeDrawer<Values>
      action="expire-at"
      onSubmit={({ id }, { expire_at }, params) =>
        move({ params, body: { ids: [id], expire_at } }, t('charge-expire-at.done', { day: formatDay(expire_at) }))
      }
    >
      {() => <DueField label={t('charge-expire-at.field')} rules={[rules.chosen()]} />}
    </ChargeDrawer>
  );
}
