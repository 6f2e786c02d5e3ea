import { useNotification } from '@refinedev/core';
import { Alert, Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { subscriptions } from '../../../resources/subscriptions';
import { FormPage } from '../../../ui/page/form-page';
import { useIdParam } from '../../../ui/page/routing';
import { useSubscriptionPath } from '../parts/subscription-actions';
import { TOUCHED } from '../parts/touched';
import { EmailField } from '../../../ui/form/email-field';

interface Values {
  email: string;
  resend: boolean;
}

/** Changes the address that a subscription's charges are e-mailed to (AREAS-2-receive-7). */
export default function ChangeEmail() {
  const { t } = useTranslation('subscriptions');
  const id = useIdParam();
  const { record, error, retry } = useRecord(subscriptions, id);
  const { run } = useAction('PUT /subscriptions', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const navigate = useNavigate();
  const path = useSubscriptionPath();
  if (!id || error?.status === 404) return <Navigate to="/404" replace />;
  const isOver = record !== undefined && !record.actions.includes('email');
  const off = isOver ? t('action.off', { status: record.translated_status }) : undefined;
  return (
    <FormPage<Values>
      title={t('email.title')}
      lead={record && t('email.lead', { name: record.customer_name, id })}
      submit={t('email.submit')}
      submitOff={off}
      initial={record && { email: record.customer_email ?? '', resend: record.open_value > 0 }}
      error={error}
      onRetry={retry}
      back
      onSubmit={async ({ email, resend }) => {
        const { resent } = await run({ body: { id, email: email.trim(), resend } });
        open?.({ type: 'success', message: t(resent > 0 ? 'email.doneSent' : 'email.done', { email: email.trim() }) });
      }}
      onDone={() => void navigate(path(id))}
    >
      {off && <Alert type="warning" showIcon message={off} className="drawer-notice" />}
      <p>{t('email.text')}</p>
      <EmailField label={t('email.field')} />
      <Form.Item name="resend" valuePropName="checked">
        <Checkbox>{t('email.resend')}</Checkbox>
      </Form.Item>
    </FormPage>
  );
}
