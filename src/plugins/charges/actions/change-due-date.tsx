import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/text/format';
import { rules } from '../../../ui/form/rules';
import { useRowAction } from '../../../data/use-row-action';
import { DueField } from '../../../kits/charging/terms/due-field';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

interface Values {
  expire_at: string;
}

export default function ChangeDueDate() {
  const { t } = useTranslation('charges');
  const change = useRowAction('PUT /charges/expire-at', TOUCHED);
  return (
    <BilletDrawer<Values>
      action="expire-at"
      onSubmit={(id, { expire_at }) =>
        change({ body: { ids: [id], expire_at } }, t('expire-at.done', { day: formatDay(expire_at) }))
      }
    >
      {({ expire_at }) => (
        <DueField label={t('expire-at.field')} rules={[rules.chosen(), another(expire_at, t('expire-at.same'))]} />
      )}
    </BilletDrawer>
  );
}

const another = (current: string, message: string) => ({
  validator: (_: unknown, value: string | null) =>
    value === current ? Promise.reject(new Error(message)) : Promise.resolve(),
});
