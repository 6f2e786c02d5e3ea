import { useNotification } from '@refinedev/core';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { formatDay } from '../../../ui/text/format';
import { rules } from '../../../ui/form/rules';
import { useRowAction } from '../../../data/use-row-action';
import { DueField } from '../../../kits/charging/terms/due-field';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

interface Values {
  expire_at: string;
  send?: boolean;
}

/** Changes the due date, and e-mails the billet with its new line to the customer in the same step. */
export default function ChangeDueDate() {
  const { t } = useTranslation('charges');
  const { open } = useNotification();
  const change = useRowAction('PUT /charges/expire-at', TOUCHED);
  const resend = useRowAction('POST /charges/resend/email', TOUCHED);
  const submit = async ({ id, customer }: ChargeDetail, { expire_at, send }: Values) => {
    const email = send ? customer?.email : null;
    const body = { ids: [id], expire_at };
    if (!email) return change({ body }, t('expire-at.done', { day: formatDay(expire_at) }));
    await change({ body });
    // the due date stays changed if the e-mail fails: the drawer closes, and a toast says that it was not sent
    await resend({ body: { ids: [id] } }, t('expire-at.doneSent', { day: formatDay(expire_at), email })).catch(
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : '';
        open?.({ type: 'error', message: t('expire-at.unsent', { reason }) });
      },
    );
  };
  return (
    <BilletDrawer<Values> action="expire-at" initial={() => ({ send: true })} onSubmit={submit}>
      {({ expire_at, customer }) => (
        <>
          <DueField label={t('expire-at.field')} rules={[rules.chosen(), another(expire_at, t('expire-at.same'))]} />
          {customer?.email ? (
            <Form.Item name="send" valuePropName="checked">
              <Checkbox>{t('expire-at.send', { email: customer.email })}</Checkbox>
            </Form.Item>
          ) : (
            <p className="soft">{t('expire-at.noEmail')}</p>
          )}
        </>
      )}
    </BilletDrawer>
  );
}

const another = (current: string, message: string) => ({
  validator: (_: unknown, value: string | null) =>
    value === current ? Promise.reject(new Error(message)) : Promise.resolve(),
});
