import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { DueField } from '../../../kits/charging/terms/due-field';
import { rules } from '../../../ui/form/rules';
import { formatDay } from '../../../ui/text/format';
import { TOUCHED } from '../parts/touched';
import { ParcelDrawer } from './parcel-drawer';

interface Values {
  expire_at: string;
}

export default function MoveParcel() {
  const { t } = useTranslation('carnets');
  const move = useRowAction('PUT /carnet/{id}/parcels/expire-at', TOUCHED);
  return (
    <ParcelDrawer<Values>
      action="expire-at"
      onSubmit={({ id, carnet }, { expire_at }) =>
        move(
          { params: { id: carnet.id }, body: { ids: [id], expire_at } },
          t('parcel-expire-at.done', { day: formatDay(expire_at) }),
        )
      }
    >
      {() => <DueField label={t('parcel-expire-at.field')} rules={[rules.chosen()]} />}
    </ParcelDrawer>
  );
}
