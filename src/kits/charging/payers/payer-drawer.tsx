import { Alert, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '../../../ui/form/fields';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { useIsPhone } from '../../../ui/page/use-is-phone';

/** What a billet needs of a customer, as the server takes it. */
export interface Payer {
  personType: 'F' | 'J';
  document: string;
  name: string;
  email: string | undefined;
}

interface Values {
  document: string;
  name: string;
  emails?: [string?];
}

interface Props {
  title: string;
  submit: string;
  hint: string;
  /** The customer held; absent while it loads. */
  initial: Partial<Values> | undefined;
  /** Why there is none. */
  failure?: string | undefined;
  onSave: (payer: Payer) => Promise<void>;
  onClose: () => void;
}

/** Name, document and e-mail of a customer, without leaving what is being charged. */
export function PayerDrawer({ title, submit, hint, initial, failure, onSave, onClose }: Props) {
  const { t } = useTranslation(['charging', 'shell']);
  const phone = useIsPhone();
  const [form] = Form.useForm<Values>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async ({ document, name, emails }: Values) => {
    setNotice(undefined);
    setBusy(true);
    try {
      await onSave({
        personType: document.length > 11 ? 'J' : 'F',
        document,
        name: name.trim(),
        email: emails?.[0]?.trim() || undefined,
      });
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
    setBusy(false);
  };

  const foot = (
    <div className="drawer-foot">
      <Button onClick={onClose}>{t('shell:cancel')}</Button>
      <Button type="primary" loading={busy} disabled={!initial} onClick={() => form.submit()}>
        {submit}
      </Button>
    </div>
  );
  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      width={phone ? '100%' : 480}
      loading={!initial && failure === undefined}
      footer={foot}
      maskClosable={false}
    >
      {failure !== undefined && <Alert type="error" showIcon role="alert" message={failure} />}
      {notice && <Notice message={notice} />}
      {initial && (
        <Form<Values>
          form={form}
          name="payer"
          layout="vertical"
          requiredMark="optional"
          validateTrigger={['onBlur', 'onSubmit']}
          initialValues={initial}
          onFinish={(values) => !busy && void send(values)}
          onFinishFailed={() => focusFirstError(form)}
        >
          <Form.Item
            name="document"
            label={t('charging:customer.document')}
            rules={[rules.required(), rules.document()]}
          >
            <DocumentField autoFocus />
          </Form.Item>
          <Form.Item name="name" label={t('charging:customer.name')} rules={[rules.required()]}>
            <Input maxLength={120} autoComplete="off" />
          </Form.Item>
          <Form.Item name={['emails', 0]} label={t('charging:customer.email')} rules={[rules.email()]} extra={hint}>
            <Input type="email" maxLength={120} autoComplete="off" />
          </Form.Item>
          <button type="submit" hidden />
        </Form>
      )}
    </Drawer>
  );
}
