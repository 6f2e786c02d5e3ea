import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { dayOf } from '../../../ui/text/format';
import type { PageKind } from './kinds';
import { LinkMessage } from './link-message';
import { WaysField } from './ways-field';

/** What the payer's page says, asks and takes, and until when. */
export function SettingFields({ kind, today = dayOf() }: { kind: PageKind; today?: string }) {
  const { t } = useTranslation('links');
  return (
    <>
      {kind === 'button' && (
        <Form.Item name="label" label={t('field.label')} rules={[rules.required()]}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      )}
      <LinkMessage kind={kind} />
      <Form.Item name="payment_method" required label={t('field.method')}>
        <WaysField />
      </Form.Item>
      {kind === 'link' && (
        <Form.Item name="expire_at" label={t('field.expire')} extra={t('field.expireHint')} rules={[rules.day()]}>
          <DateField min={today} />
        </Form.Item>
      )}
      <Form.Item>
        <Form.Item name="request_delivery_address" valuePropName="checked" noStyle>
          <Checkbox>{t('field.address')}</Checkbox>
        </Form.Item>
        {kind === 'link' && (
          <div>
            <Form.Item name="single_use" valuePropName="checked" noStyle>
              <Checkbox>{t('field.single')}</Checkbox>
            </Form.Item>
          </div>
        )}
      </Form.Item>
    </>
  );
}

/** What a payer by card is let off, on a page that takes other ways too. */
export function CardDiscount() {
  const { t } = useTranslation('links');
  return (
    <Form.Item name="credit_discount" label={t('field.cardDiscount')} extra={t('field.cardDiscountHint')}>
      <MoneyField />
    </Form.Item>
  );
}
