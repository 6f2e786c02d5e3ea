import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/format';
import { rules } from '../../../ui/rules';
import { useRowAction } from '../../../ui/use-row-action';
import { DueField } from '../parts/due-field';
import { TOUCHED } from '../parts/use-billet';
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
