import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useInvalidateCalls } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { ChoiceField } from '../../../ui/form/choice-fields';
import { rules } from '../../../ui/form/rules';
import { HolderField } from './holder-field';
import { TermFields } from './term-fields';

type Asked = Omit<Body<'POST /supplier-cards'>, 'lock' | 'signature' | 'deviceToken'> & {
  lock: 'merchant' | 'category' | 'none';
};

/** Makes a virtual card for one supplier; signed. */
export default function NewSupplierCard() {
  const { t } = useTranslation('cards');
  const [form] = Form.useForm<Asked>();
  const again = useInvalidateCalls();
  const signed = useSigned('POST /supplier-cards', { success: t('supplier.made'), flow: 'card' });
  const lock = Form.useWatch('lock', form);
  return (
    <ActionDrawer<Asked>
      title={t('supplier.new')}
      submit={t('supplier.submit')}
      submitOff={signed.off}
      form={form}
      initial={{ lock: 'merchant' }}
      onSubmit={async ({ lock: chosen, category, ...body }) => {
        const result = await signed.run({
          body: {
            ...body,
            lock: chosen === 'none' ? null : chosen,
            ...(chosen === 'category' && category ? { category } : {}),
          },
        });
        if (result) await again('GET /supplier-cards');
        return result;
      }}
    >
      <Form.Item name="supplier" label={t('supplier.supplier')} rules={[rules.required()]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <TermFields />
      <HolderField />
      <Form.Item name="lock" label={t('supplier.lockTo')} required>
        <ChoiceField
          options={(['merchant', 'category', 'none'] as const).map((value) => ({
            value,
            label: t(`supplier.locks.${value}`),
          }))}
        />
      </Form.Item>
      {lock === 'category' && (
        <Form.Item name="category" label={t('supplier.lock.category')} rules={[rules.required()]}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      )}
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
