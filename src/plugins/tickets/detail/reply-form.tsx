import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import { useAction } from '../../../data/use-call';
import { placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { useDraft } from '../../../ui/form/use-draft';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { AttachPicture } from './attach-picture';

interface Values {
  message: string;
}

/** Writes a message in the conversation. Typed text stays when an answer arrives meanwhile. */
export function ReplyForm({ id }: { id: number }) {
  const { t } = useTranslation('tickets');
  const [form] = Form.useForm<Values>();
  const [notice, setNotice] = useState<string>();
  const message = Form.useWatch<string | undefined>('message', form);
  const isEmpty = !message?.trim();
  const { drop } = useDraft(form, !isEmpty);
  useLeaveGuard(!isEmpty);
  const sending = useRef(false);
  const { run, isRunning } = useAction('POST /ticket/{id}/message', {
    invalidates: ['tickets'],
    success: t('reply.done'),
    quiet: true,
  });
  const send = async (body: Values) => {
    if (isEmpty || sending.current) return;
    sending.current = true;
    setNotice(undefined);
    try {
      await run({ params: { id }, body });
      drop();
      form.resetFields();
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    } finally {
      sending.current = false;
    }
  };
  return (
    <Form<Values> form={form} layout="vertical" className="card" onFinish={(values) => void send(values)} noValidate>
      {notice && <Notice message={notice} />}
      <Form.Item name="message" label={t('reply.label')}>
        <Input.TextArea rows={4} maxLength={MAX_MESSAGE} showCount />
      </Form.Item>
      <div className="ticket-acts">
        <Button
          type="primary"
          htmlType="submit"
          loading={isRunning}
          aria-disabled={isEmpty || undefined}
          className={isEmpty ? 'is-off' : ''}
          title={isEmpty ? t('reply.empty') : undefined}
        >
          {t('reply.submit')}
        </Button>
        <AttachPicture id={id} />
      </div>
    </Form>
  );
}
