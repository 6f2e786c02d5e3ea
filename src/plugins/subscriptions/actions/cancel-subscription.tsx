import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { formatMoney } from '../../../ui/text/format';
import { TOUCHED } from '../parts/touched';
import { SubscriptionDrawer } from './subscription-drawer';

interface Values {
  cancel_charges?: boolean;
}

/** Cancels a subscription: no more charges are made. Open charges stay, unless they are canceled too (AREAS-4-charges-4). */
export default function CancelSubscription() {
  const { t } = useTranslation('subscriptions');
  const cancel = useRowAction('PUT /subscriptions/cancel', TOUCHED);
  return (
    <SubscriptionDrawer<Values>
      action="cancel"
      danger
      dismiss={t('cancel.dismiss')}
      onSubmit={({ id }, { cancel_charges = false }) =>
        cancel({ body: { ids: [id], cancel_charges } }, t('cancel.done'))
      }
    >
      {({ open_value: open }) => (
        <>
          <p>{t('cancel.text')}</p>
          {open > 0 && (
            <>
              <p>{t('cancel.open', { value: formatMoney(open) })}</p>
              <Form.Item name="cancel_charges" valuePropName="checked">
                <Checkbox>{t('cancel.withCharges')}</Checkbox>
              </Form.Item>
            </>
          )}
        </>
      )}
    </SubscriptionDrawer>
  );
}
