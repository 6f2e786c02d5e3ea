import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../ui/fields';
import { rules } from '../../../ui/rules';
import { DiscountField } from './discount-field';
import type { Limits } from './faults';
import { useFaults } from './use-fault-rule';
import './issue.css';

const MAX_ITEMS = 100;

/** What is charged, with shipping and discount. `notice` is about their sum. */
export function ItemsStep({ limits, notice }: { limits: Limits; notice: string | undefined }) {
  const { t } = useTranslation('charges');
  const { rule } = useFaults(limits);
  return (
    <>
      {notice && <Alert type="error" showIcon message={notice} role="alert" className="drawer-notice" />}
      <Form.List name="items">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <ItemFields key={key} at={name} onRemove={fields.length > 1 ? () => remove(name) : undefined} />
            ))}
            {fields.length < MAX_ITEMS && (
              <Button icon={<PlusOutlined />} onClick={() => add({ amount: 1 })} className="items-add">
                {t('items.add')}
              </Button>
            )}
          </>
        )}
      </Form.List>
      <div className="fields-two">
        <Form.Item name="shipping" label={t('items.shipping')}>
          <MoneyField placeholder="0,00" />
        </Form.Item>
        <DiscountField field="discount" label={t('items.discount')} typeLabel={t('items.discountType')} rules={[rule('discount.value')]} dependencies={['items', 'shipping']} />
      </div>
    </>
  );
}

/** Name, quantity and unit value of one item. */
function ItemFields({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('charges');
  const number = at + 1;
  return (
    <fieldset className="item">
      <legend className="sr-only">{t('items.legend', { number })}</legend>
      <Form.Item name={[at, 'name']} label={t('items.name')} rules={[{ ...rules.required(), message: t('items.nameRequired') }]} className="item-name">
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[at, 'amount']} label={t('items.amount')} rules={[{ required: true, message: t('items.amountRequired') }]} className="item-amount">
        <InputNumber min={1} max={9999} precision={0} inputMode="numeric" style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name={[at, 'value']}
        label={t('items.value')}
        rules={[{ required: true, message: t('items.valueRequired') }, { type: 'number', min: 1, message: t('items.valueRequired') }]}
        className="item-value"
      >
        <MoneyField placeholder="0,00" />
      </Form.Item>
      {onRemove && (
        <button type="button" className="icon-button item-remove" onClick={onRemove} aria-label={t('items.remove', { number })} title={t('items.remove', { number })}>
          <DeleteOutlined />
        </button>
      )}
    </fieldset>
  );
}
