import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../../data/session';
import { useAction } from '../../../data/use-call';
import { KINDS } from '../../../kits/charging/links/kinds';
import { PagePreview } from '../../../kits/charging/links/preview';
import { SettingFields } from '../../../kits/charging/links/setting-fields';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { FormPage } from '../../../ui/page/form-page';
import { usePathOf } from '../../../ui/page/routing';
import type { Settings } from '../../../kits/charging/links/drawers';

interface Values extends Settings {
  name: string;
  /** Value to pay, integer cents. */
  value: number;
}

/** Creates a payment button, with a live preview of its payment page. */
export default function NewButton() {
  const { t } = useTranslation('payment-buttons');
  const [form] = Form.useForm<Values>();
  const values = Form.useWatch((all: Values) => all, { form, preserve: true });
  const { session } = useSession();
  const { run } = useAction('POST /payment-buttons', { invalidates: KINDS.button.touched, quiet: true });
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const created = useRef<number>(undefined);
  const create = async ({ name, value, label, message, payment_method, request_delivery_address }: Values) => {
    const body = { items: [{ name: name.trim(), amount: 1, value }], label: label ?? '', message };
    const { id } = await run({ body: { ...body, payment_method, request_delivery_address } });
    created.current = id;
  };
  return (
    <FormPage<Values>
      title={t('new.title')}
      lead={t('new.lead')}
      submit={t('new.submit')}
      back
      form={form}
      initial={INITIAL}
      onSubmit={create}
      onDone={() => created.current && void navigate(pathOf('payment-buttons-detail', { id: created.current })!)}
      aside={
        <PagePreview
          seller={session.currentAccount.account.nickname}
          message={values?.message}
          items={[{ name: values?.name ?? '', amount: 1, value: values?.value ?? 0 }]}
          shipping={0}
          discount={0}
          value={values?.value ?? 0}
          method={values?.payment_method ?? 'all'}
          address={values?.request_delivery_address ?? false}
          expire={null}
        />
      }
    >
      <Form.Item name="name" label={t('new.name')} rules={[rules.required()]}>
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item name="value" label={t('new.value')} rules={[{ required: true, message: t('new.valueRequired') }]}>
        <MoneyField placeholder="0,00" />
      </Form.Item>
      <SettingFields kind="button" />
    </FormPage>
  );
}

const INITIAL: Partial<Values> = { payment_method: 'all', request_delivery_address: false };
