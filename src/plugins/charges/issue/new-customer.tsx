import { Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '../../../ui/fields';
import { focusFirstError, placeServerErrors } from '../../../ui/form-errors';
import { Notice } from '../../../ui/notice';
import { rules } from '../../../ui/rules';
import { useAction } from '../../../ui/use-call';
import { useIsPhone } from '../../../ui/use-is-phone';

interface Values {
  document: string;
  name: string;
  emails?: [string?];
}

/** The least a billet needs of a customer, without leaving it; the rest can be filled in later. */
export function NewCustomer({ onClose, onCreated }: { onClose: () => void; onCreated: (id: number) => void }) {
  const { t } = useTranslation(['charges', 'shell']);
  const phone = useIsPhone();
  const [form] = Form.useForm<Values>();
  const [notice, setNotice] = useState<string>();
  const { run, isRunning } = useAction('POST /customer', { invalidates: ['customers'], quiet: true });

  const send = async ({ document, name, emails }: Values) => {
    setNotice(undefined);
    const email = emails?.[0]?.trim();
    const rest = { phones: [], address: null, groups: [], birthday: null, note: null, customerCode: null };
    try {
      const made = await run({ body: { ...rest, personType: document.length > 11 ? 'J' : 'F', document, name: name.trim(), emails: email ? [email] : [] } });
      onCreated(made.id);
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };

  const foot = (
    <div className="drawer-foot">
      <Button onClick={onClose}>{t('shell:cancel')}</Button>
      <Button type="primary" loading={isRunning} onClick={() => form.submit()}>
        {t('charges:customer.newSubmit')}
      </Button>
    </div>
  );
  return (
    <Drawer open title={t('charges:customer.newTitle')} onClose={onClose} width={phone ? '100%' : 480} footer={foot} maskClosable={false}>
      {notice && <Notice message={notice} />}
      <Form<Values>
        form={form}
        name="new-customer"
        layout="vertical"
        requiredMark="optional"
        validateTrigger={['onBlur', 'onSubmit']}
        onFinish={(values) => !isRunning && void send(values)}
        onFinishFailed={() => focusFirstError(form)}
      >
        <Form.Item name="document" label={t('charges:customer.document')} rules={[rules.required(), rules.document()]}>
          <DocumentField autoFocus />
        </Form.Item>
        <Form.Item name="name" label={t('charges:customer.name')} rules={[rules.required()]}>
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item name={['emails', 0]} label={t('charges:customer.email')} rules={[rules.email()]} extra={t('charges:customer.newHint')}>
          <Input type="email" maxLength={120} autoComplete="off" />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Drawer>
  );
}
