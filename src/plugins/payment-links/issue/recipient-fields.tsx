import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { RecipientSelect } from '../../../kits/charging/payers/recipient-select';
import { SwitchRow } from '../../../kits/charging/terms/delivery-fields';
import { rules } from '../../../ui/form/rules';

const MOST = 100;

/** Whom the link is for: a link for each customer, or one that is sent to an address, or to nobody yet. */
export function RecipientFields({ count }: { count: number }) {
  const { t } = useTranslation('payment-links');
  return (
    <>
      <Form.Item
        name="customers"
        label={t('recipient.customers')}
        extra={t('recipient.customersHint')}
        rules={[{ type: 'array', max: MOST, message: t('recipient.most', { most: MOST }) }]}
      >
        <RecipientSelect />
      </Form.Item>
      {count > 0 ? (
        <SwitchRow name="send_email" label={t('recipient.send')} hint={t('recipient.sendHint')} />
      ) : (
        <Form.Item name="email" label={t('recipient.email')} extra={t('recipient.emailHint')} rules={[rules.email()]}>
          <Input type="email" maxLength={120} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}
