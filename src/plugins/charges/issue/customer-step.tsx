import { UserAddOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDocument } from '../../../ui/format';
import { useSession } from '../../../ui/session';
import type { Draft } from './draft';
import { NewCustomer } from './new-customer';
import { useRecipient, useRecipients } from './use-recipients';

/** Who pays: found among the customers, or registered on the spot. `restored`: what was typed before the session ended is back. */
export function CustomerStep({ restored }: { restored: boolean }) {
  const { t } = useTranslation(['charges', 'shell']);
  const form = Form.useFormInstance<Draft>();
  const { can } = useSession();
  const [creating, setCreating] = useState(false);
  const choose = (id: number) => {
    form.setFieldValue('customer', id);
    void form.validateFields(['customer']);
    setCreating(false);
  };
  const { isGone } = useRecipient(Form.useWatch('customer', form));
  return (
    <>
      {restored && <Alert type="info" showIcon closable message={t('shell:form.restored')} className="drawer-notice" />}
      <Form.Item
        name="customer"
        label={t('customer.field')}
        rules={[{ required: true, message: t('customer.required') }, () => ({ validator: () => (isGone ? Promise.reject(new Error(t('customer.gone'))) : Promise.resolve()) })]}
        {...(isGone ? { validateStatus: 'error' as const, help: t('customer.gone') } : {})}
      >
        <RecipientSelect />
      </Form.Item>
      {can('receive:customers').can && (
        <Button className="customer-create" icon={<UserAddOutlined />} onClick={() => setCreating(true)}>
          {t('customer.create')}
        </Button>
      )}
      {creating && <NewCustomer onClose={() => setCreating(false)} onCreated={choose} />}
    </>
  );
}

interface SelectProps {
  id?: string;
  value?: number;
  onChange?: (id: number | undefined) => void;
}

function RecipientSelect({ value, onChange, id }: SelectProps) {
  const { t } = useTranslation('charges');
  const [text, setText] = useState('');
  const { data = [], isSearching, error } = useRecipients(text);
  const { recipient } = useRecipient(value);
  const known = recipient && !data.some((one) => one.id === recipient.id) && text === '' ? [recipient, ...data] : data;
  const said = isSearching ? t('customer.searching') : t(error ? 'customer.failed' : 'customer.empty');
  return (
    <Select
      {...(id ? { id } : {})}
      value={recipient ? value : undefined}
      onChange={(chosen: number | undefined) => {
        onChange?.(chosen);
        setText('');
      }}
      showSearch
      allowClear
      filterOption={false}
      onSearch={setText}
      loading={isSearching}
      placeholder={t('customer.placeholder')}
      notFoundContent={<span role="status">{said}</span>}
      options={known.map((one) => ({ value: one.id, label: one.name, document: formatDocument(one.document), email: one.email }))}
      optionRender={({ data }) => optionOf(data)}
    />
  );
}

interface OptionProps {
  label: string;
  document: string;
  email: string | null;
}

const optionOf = (data: OptionProps) => <RecipientOption {...data} />;

/** Who, and what tells them apart. */
function RecipientOption({ label, document, email }: OptionProps) {
  const { t } = useTranslation('charges');
  return (
    <>
      <div className="option-name">{label}</div>
      <div className="option-more">
        <span className="num">{document}</span> · {email ?? t('customer.noEmail')}
      </div>
    </>
  );
}
