import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_COMMENT } from '@balcao/contract/shared/ticket-limits';
import { useAction } from '../../../data/use-call';
import { focusFirstError, placeServerErrors, recheckErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Values {
  features: number;
  additional: string;
}

const RATINGS = [1, 2, 3, 4, 5] as const;

/** Feedback: a rating from 1 to 5 and a comment of at least 10 characters (SHELL-3-23, SHELL-7.1-7). */
export default function FeedbackModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tickets');
  const [form] = Form.useForm<Values>();
  const [notice, setNotice] = useState<string>();
  const { run, isRunning } = useAction('POST /comment', { success: t('feedback.done'), quiet: true });
  const send = async (body: Values) => {
    setNotice(undefined);
    try {
      await run({ query: { send_email: '' }, body });
      onClose();
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  const longEnough = (_: unknown, value?: string) =>
    (value?.trim().length ?? 0) >= MIN_COMMENT ? Promise.resolve() : Promise.reject(new Error(t('feedback.short')));
  return (
    <Modal
      open
      title={t('feedback.title')}
      okText={t('feedback.submit')}
      confirmLoading={isRunning}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        validateTrigger={['onBlur', 'onSubmit']}
        onValuesChange={(changed: object) => recheckErrors(form, changed)}
        onFinish={(values) => void send(values)}
        onFinishFailed={() => focusFirstError(form)}
        noValidate
      >
        {notice && <Notice message={notice} />}
        <Form.Item name="features" label={t('feedback.rating')} rules={[rules.chosen()]}>
          <ChoiceField options={RATINGS.map((value) => ({ value, label: t(`rating.${value}`) }))} />
        </Form.Item>
        <Form.Item name="additional" label={t('feedback.comment')} required rules={[{ validator: longEnough }]}>
          <Input.TextArea rows={5} maxLength={2000} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
