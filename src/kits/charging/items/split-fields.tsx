import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { countOf } from '@balcao/contract/shared/charge-amounts';
import { cleanCode, MOST_PAYEES, PAYEE_CODE, shareOf, type RepassDraft } from '@balcao/contract/shared/split';
import { useAsk } from '../../../data/use-call';
import { MoneyField } from '../../../ui/form/fields';
import { PercentField } from '../../../ui/form/percent-field';
import { formatMoney } from '../../../ui/text/format';
import type { ChargeDraft } from '../issue/draft';
import { useFaults } from '../issue/use-faults';
import { usePayee } from './use-payees';

/** Who else gets how much of an item (domain.md 1). */
export function SplitFields({ at }: { at: number }) {
  const { t } = useTranslation('charging');
  return (
    <Form.List name={[at, 'repasses']}>
      {(fields, { add, remove }) => (
        <fieldset className="split">
          <legend>{t('split.legend', { number: at + 1 })}</legend>
          {fields.map(({ key, name }) => (
            <PartFields key={key} item={at} at={name} onRemove={() => remove(name)} />
          ))}
          {fields.length < MOST_PAYEES && (
            <Button size="small" icon={<PlusOutlined />} onClick={() => add({ type: 'percentage' })}>
              {t('split.addMore')}
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}

function PartFields({ item, at, onRemove }: { item: number; at: number; onRemove: () => void }) {
  const { t } = useTranslation('charging');
  const { rule } = useFaults();
  const form = Form.useFormInstance<ChargeDraft>();
  const line = Form.useWatch(['items', item], { form, preserve: true }) as ChargeDraft['items'][number] | undefined;
  const part: RepassDraft = line?.repasses?.[at];
  const field = ['items', item, 'repasses', at];
  const ask = useAsk('POST /charges/payees', { quiet: true });
  const payee = usePayee(part?.payee_code);
  const known = {
    validateTrigger: 'onBlur',
    validator: async (_: unknown, typed: string | undefined) => {
      const code = cleanCode(typed);
      if (!code) return;
      if (!PAYEE_CODE.test(code)) throw new Error(t('split.codeShape'));
      // not asked: the server says so when it is issued
      const [found] = await ask({ body: { codes: [code] } }).catch(() => [{ fault: '' }]);
      const fault = found ? found.fault : t('split.unknown');
      if (fault) throw new Error(fault);
    },
  };
  const gets = shareOf(countOf(line?.amount) * (line?.value ?? 0), part);
  const number = { number: at + 1, item: item + 1 };
  const Field = part?.type === 'percentage' ? PercentField : MoneyField;
  return (
    <div className="split-part">
      <Form.Item
        name={[at, 'payee_code']}
        label={t('split.code')}
        className="split-code"
        validateTrigger={['onBlur', 'onChange']}
        dependencies={[['items', item, 'repasses']]}
        extra={
          payee?.fault === '' ? t('split.gets', { name: payee.name, value: formatMoney(gets) }) : t('split.codeHint')
        }
        rules={[
          { required: true, whitespace: true, message: t('split.codeRequired') },
          rule(field.concat('payee_code').join('.')),
          known,
        ]}
      >
        <Input maxLength={60} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item required label={t('split.part')} htmlFor={`issue_${field.join('_')}_value`} className="split-value">
        <Space.Compact block>
          <Form.Item name={[at, 'type']} noStyle>
            <Select
              aria-label={t('split.type', number)}
              style={{ width: 116 }}
              options={(['percentage', 'currency'] as const).map((value) => ({ value, label: t(`items.${value}`) }))}
              onChange={() => form.setFieldValue([...field, 'value'] as never, undefined as never)}
            />
          </Form.Item>
          <Form.Item
            name={[at, 'value']}
            noStyle
            dependencies={[
              ['items', item, 'amount'],
              ['items', item, 'value'],
            ]}
            rules={[{ required: true, message: t('split.partRequired') }, rule(field.concat('value').join('.'))]}
          >
            <Field key={part?.type ?? 'currency'} placeholder="0,00" />
          </Form.Item>
        </Space.Compact>
      </Form.Item>
      <button
        type="button"
        className="icon-button split-remove"
        onClick={onRemove}
        aria-label={t('split.remove', number)}
        title={t('split.remove', number)}
      >
        <DeleteOutlined />
      </button>
    </div>
  );
}
