import { Alert, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer, CustomerInput } from '@balcao/contract/customers';
import { DocumentField } from '../../../../ui/fields';
import { focusFirstError, placeServerErrors } from '../../../../ui/form-errors';
import { Notice } from '../../../../ui/notice';
import { rules } from '../../../../ui/rules';
import { useAction, useCall } from '../../../../ui/use-call';
import { useIsPhone } from '../../../../ui/use-is-phone';

interface Values {
  document: string;
  name: string;
  emails: [string?];
}

interface Props {
  id: number;
  onClose: () => void;
  /** The customer is right now: charge them again. */
  onCorrected: () => Promise<void>;
}

/** Puts a customer right without leaving the batch, and charges only them again. */
export function CorrectCustomer({ id, onClose, onCorrected }: Props) {
  const { t } = useTranslation(['charges', 'shell']);
  const phone = useIsPhone();
  const [form] = Form.useForm<Values>();
  const [notice, setNotice] = useState<string>();
  const { data: customer, error, isLoading } = useCall('GET /customer/{id}', { params: { id } }, { resource: 'customers' });
  const { run, isRunning } = useAction('PUT /customer/{id}', { invalidates: ['customers'], quiet: true });
  const send = async (values: Values) => {
    setNotice(undefined);
    try {
      await run({ params: { id }, body: corrected(customer!, values) });
      await onCorrected();
      onClose();
    } catch (refused) {
      setNotice(placeServerErrors(form, refused));
    }
  };
  return (
    <Drawer
      open
      title={t('charges:correct.title')}
      onClose={onClose}
      width={phone ? '100%' : 480}
      loading={isLoading}
      maskClosable={false}
      footer={
        <div className="drawer-foot">
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="primary" loading={isRunning} disabled={!customer} onClick={() => form.submit()}>
            {t('charges:correct.submit')}
          </Button>
        </div>
      }
    >
      {error && <Alert type="error" showIcon role="alert" message={t('charges:correct.failed')} />}
      {notice && <Notice message={notice} />}
      {customer && (
        <Form<Values>
          form={form}
          name="correct-customer"
          layout="vertical"
          requiredMark="optional"
          validateTrigger={['onBlur', 'onSubmit']}
          initialValues={{ document: customer.document, name: customer.name, emails: [customer.emails[0]] }}
          onFinish={(values) => !isRunning && void send(values)}
          onFinishFailed={() => focusFirstError(form)}
        >
          <Form.Item name="document" label={t('charges:customer.document')} rules={[rules.required(), rules.document()]}>
            <DocumentField />
          </Form.Item>
          <Form.Item name="name" label={t('charges:customer.name')} rules={[rules.required()]}>
            <Input maxLength={120} autoComplete="off" />
          </Form.Item>
          <Form.Item name={['emails', 0]} label={t('charges:customer.email')} rules={[rules.email()]} extra={t('charges:correct.hint')}>
            <Input type="email" maxLength={120} autoComplete="off" />
          </Form.Item>
          <button type="submit" hidden />
        </Form>
      )}
    </Drawer>
  );
}

/** The customer with what was put right; the rest stays as it is registered. */
function corrected({ id: _id, created_at: _created, updated_at: _updated, ...held }: Customer, { document, name, emails }: Values): CustomerInput {
  const email = emails[0]?.trim();
  return { ...held, personType: document.length > 11 ? 'J' : 'F', document, name: name.trim(), emails: [...(email ? [email] : []), ...held.emails.slice(1)], birthday: document.length > 11 ? null : held.birthday };
}
