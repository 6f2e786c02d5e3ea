import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChargeItem } from '@balcao/contract/charge-items';
import { MoneyField } from '../../../ui/form/fields';
import { Notice } from '../../../ui/form/notice';
import { NumberField } from '../../../ui/form/number-field';
import { rules } from '../../../ui/form/rules';
import { CatalogueSelect } from './catalogue-select';
import { DiscountField } from './discount-field';
import type { ChargeDraft } from '../issue/draft';
import { SaveItem } from './save-item';
import { SplitParts } from './split-parts';
import type { ChargeFault } from '@balcao/contract/shared/charge-faults';
import { useFaults } from '../issue/use-faults';
import '../issue/issue.css';

const MAX_ITEMS = 100;

interface Props {
  /** What is wrong with their sum. */
  fault: ChargeFault | undefined;
  /** Why they were refused. */
  notice: string | undefined;
}

/** What is charged, with shipping and discount. */
export function ItemsStep({ fault, notice }: Props) {
  const { t } = useTranslation('charging');
  const { rule, textOf } = useFaults();
  const message = fault ? textOf(fault) : notice;
  const form = Form.useFormInstance<ChargeDraft>();
  /** An item of the catalogue fills the line that is still blank, else a new one. */
  const take = ({ name, value }: ChargeItem, add: (line: object) => void) => {
    const lines = (form.getFieldValue('items') as (ChargeDraft['items'][number] | undefined)[]) ?? [];
    const blank = lines.findIndex((line) => !line?.name && !line?.value);
    const taken = { name, value, listed: { name, value } };
    if (blank < 0) add({ amount: 1, ...taken });
    else form.setFieldValue(['items', blank], { amount: 1, ...lines[blank], ...taken });
    form.setFields(
      blank < 0 ? [] : (['name', 'value'] as const).map((field) => ({ name: ['items', blank, field], errors: [] })),
    );
  };
  return (
    <>
      {message && <Notice message={message} />}
      <Form.List name="items">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <ItemFields
                key={key}
                at={name}
                amountRule={rule(`items.${name}.amount`)}
                onRemove={fields.length > 1 ? () => remove(name) : undefined}
              />
            ))}
            {fields.length < MAX_ITEMS && (
              <div className="items-add">
                <Button icon={<PlusOutlined />} onClick={() => add({ amount: 1 })}>
                  {t('items.add')}
                </Button>
                <CatalogueSelect onChoose={(item) => take(item, add)} />
              </div>
            )}
          </>
        )}
      </Form.List>
      <div className="fields-two">
        <Form.Item name="shipping" label={t('items.shipping')}>
          <MoneyField placeholder="0,00" />
        </Form.Item>
        <DiscountField
          field="discount"
          label={t('items.discount')}
          typeLabel={t('items.discountType')}
          rules={[rule('discount.value')]}
          dependencies={['items', 'shipping']}
        />
      </div>
    </>
  );
}

/** Name, quantity and unit value of one item. */
function ItemFields({
  at,
  amountRule,
  onRemove,
}: {
  at: number;
  amountRule: FormRule;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('charging');
  const number = at + 1;
  return (
    <fieldset className="item">
      <legend className="sr-only">{t('items.legend', { number })}</legend>
      <Form.Item
        name={[at, 'name']}
        label={t('items.name')}
        rules={[{ ...rules.required(), message: t('items.nameRequired') }]}
        className="item-name"
      >
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[at, 'amount']}
        label={t('items.amount')}
        rules={[{ required: true, message: t('items.amountRequired') }, amountRule]}
        className="item-amount"
      >
        <NumberField />
      </Form.Item>
      <Form.Item
        name={[at, 'value']}
        label={t('items.value')}
        rules={[
          { required: true, message: t('items.valueRequired') },
          { type: 'number', min: 1, message: t('items.valueRequired') },
        ]}
        className="item-value"
      >
        <MoneyField placeholder="0,00" />
      </Form.Item>
      <SaveItem at={at} />
      <SplitParts at={at} />
      {onRemove && (
        <button
          type="button"
          className="icon-button item-remove"
          onClick={onRemove}
          aria-label={t('items.remove', { number })}
          title={t('items.remove', { number })}
        >
          <DeleteOutlined />
        </button>
      )}
    </fieldset>
  );
}
