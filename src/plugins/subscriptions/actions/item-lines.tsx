import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Repass } from '@balcao/contract/shared/split';
import { MoneyField } from '../../../ui/form/fields';
import { NumberField } from '../../../ui/form/number-field';
import { rules } from '../../../ui/form/rules';
import '../parts/subscriptions.css';

export interface ItemLine {
  name?: string;
  amount?: number | string;
  /** Value of one unit, integer cents. */
  value?: number;
  /** The item's splits, which cannot be changed here. */
  repasses?: Repass[];
}

/** An invisible field, so that the form retains a value that it does not edit. */
const Held = () => null;

/** The items as the server takes them. */
export const itemsOf = (lines: ItemLine[]) =>
  lines.map(({ name = '', amount = 1, value = 0, repasses }) => ({
    name: name.trim(),
    amount: Number(amount),
    value,
    ...(repasses?.length ? { repasses } : {}),
  }));

const MOST = 100;

/** The items of each charge, with name, quantity and unit value. */
export function ItemLines() {
  const { t } = useTranslation('charging');
  const amount = {
    validator: (_: unknown, typed: unknown) =>
      Number.isInteger(typed) && (typed as number) >= 1 && (typed as number) <= 9999
        ? Promise.resolve()
        : Promise.reject(new Error(t('fault.amountRange'))),
  };
  return (
    <Form.List name="items">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <fieldset className="item-line" key={key}>
              <Form.Item name={[name, 'repasses']} noStyle>
                <Held />
              </Form.Item>
              <Form.Item name={[name, 'name']} label={t('items.name')} rules={[rules.required()]}>
                <Input maxLength={255} autoComplete="off" />
              </Form.Item>
              <Form.Item name={[name, 'amount']} required label={t('items.amount')} rules={[amount]}>
                <NumberField />
              </Form.Item>
              <Form.Item name={[name, 'value']} label={t('items.value')} rules={[rules.chosen()]}>
                <MoneyField placeholder="0,00" />
              </Form.Item>
              {fields.length > 1 && (
                <button
                  type="button"
                  className="icon-button"
                  onClick={() => remove(name)}
                  aria-label={t('items.remove', { number: name + 1 })}
                >
                  <DeleteOutlined />
                </button>
              )}
            </fieldset>
          ))}
          {fields.length < MOST && (
            <Form.Item>
              <Button icon={<PlusOutlined />} onClick={() => add({ amount: 1 })}>
                {t('items.add')}
              </Button>
            </Form.Item>
          )}
        </>
      )}
    </Form.List>
  );
}
