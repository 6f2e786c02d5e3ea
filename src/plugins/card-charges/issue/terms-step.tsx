import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MessageField } from '../../../kits/charging/message/message-field';
import type { Payers } from '../../../kits/charging/payers/payers';
import { TagsField } from '../../../kits/charging/tags/tags-field';
import { DeliveryFields, SwitchRow } from '../../../kits/charging/terms/delivery-fields';
import { DateField } from '../../../ui/form/date-field';
import { rules } from '../../../ui/form/rules';
import type { Draft } from './draft';

/** Until when it can be paid, what it says, and how the customer gets it. */
export function CardTermsStep({ today, draft, payers }: { today: string; draft: Draft; payers: Payers }) {
  const { t } = useTranslation('card-charges');
  return (
    <>
      <Form.Item
        name="expire_at"
        label={t('issue.until')}
        extra={t('issue.untilHint')}
        rules={[rules.chosen(), rules.day()]}
      >
        <DateField min={today} />
      </Form.Item>
      <MessageField type="credit_card" message={draft.message} />
      <TagsField />
      <DeliveryFields payers={payers}>
        <SwitchRow name="is_request_address" label={t('issue.address')} hint={t('issue.addressHint')} />
      </DeliveryFields>
    </>
  );
}
