import { Form, Modal, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../../kits/signing/signing-step';
import type { SigningState } from '../../../kits/signing/use-signed';
import { placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';

interface Props<Values extends object> {
  title: string;
  form: FormInstance<Values>;
  signed: SigningState;
  initial?: Partial<Values>;
  /** Resolves to false if the person did not sign. */
  send: (values: Values) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Changes a contact, signed: the new value and the signature. */
export function SignedModal<Values extends object>(props: Props<Values>) {
  const { title, form, signed, initial, send, onDone, onClose, children } = props;
  const { t } = useTranslation(['registration', 'shell']);
  const [notice, setNotice] = useState<string>();
  const submit = async () => {
    setNotice(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    try {
      if ((await send(values)) !== false) onDone();
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={t('registration:contact.send')}
      cancelText={t('shell:cancel')}
      okButtonProps={{ disabled: signed.off !== undefined, loading: signed.busy, title: signed.off ?? '' }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form<Values> form={form} layout="vertical" component="div" initialValues={initial as object}>
        {notice && <Notice message={notice} />}
        {children}
        <SigningStep signed={signed} />
      </Form>
    </Modal>
  );
}
