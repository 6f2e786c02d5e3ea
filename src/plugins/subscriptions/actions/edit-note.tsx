import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { TOUCHED } from '../parts/touched';
import { SubscriptionDrawer } from './subscription-drawer';

interface Values {
  note?: string;
}

/** Edits the note of a subscription (AREAS-7-charges-3); saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction('POST /subscription/{id}/note', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  return (
    <SubscriptionDrawer<Values>
      action="note"
      initial={({ note }) => ({ note: note ?? '' })}
      onSubmit={async ({ id }, { note }) => {
        await run({ params: { id }, body: { note: note?.trim() ?? '' } });
        open?.({ type: 'success', message: t('note.done') });
      }}
    >
      {() => (
        <Form.Item name="note" label={t('note.field')} extra={t('note.hint')}>
          <Input.TextArea rows={6} maxLength={500} showCount />
        </Form.Item>
      )}
    </SubscriptionDrawer>
  );
}
