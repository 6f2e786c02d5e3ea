import { DeleteOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskInPlace } from '../../../ui/ask-in-place';
import { focusFirstError, placeServerErrors } from '../../../ui/form-errors';
import { Notice } from '../../../ui/notice';
import { PartFailure } from '../../../ui/part-failure';
import { rules } from '../../../ui/rules';
import { useAction, useCall, useInvalidateCalls } from '../../../ui/use-call';
import { useIsPhone } from '../../../ui/use-is-phone';

interface Props {
  /** What is typed now, to be kept. */
  message: string;
  onUse: (message: string) => void;
  onClose: () => void;
}

/** Message templates (AREAS-7-charges-4): use one, delete one, keep what is typed as another. */
export function Templates({ message, onUse, onClose }: Props) {
  const { t } = useTranslation(['charges', 'shell']);
  const phone = useIsPhone();
  const { data, error, retry } = useCall(
    'GET /custom-messages/templates',
    { query: { type: 'banking_billet' } },
    { topic: 'custom-messages' },
  );
  return (
    <Drawer
      open
      title={t('charges:templates.title')}
      onClose={onClose}
      width={phone ? '100%' : 480}
      footer={
        <div className="drawer-foot">
          <Button onClick={onClose}>{t('charges:templates.close')}</Button>
        </div>
      }
    >
      <h3 className="templates-title">{t('charges:templates.list')}</h3>
      {error ? (
        <PartFailure message={t('charges:templates.failed')} onRetry={retry} />
      ) : !data ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : data.length === 0 ? (
        <p className="soft">{t('charges:templates.empty')}</p>
      ) : (
        <ul className="templates">
          {data.map((template) => (
            <Template key={template.id} {...template} onUse={() => onUse(template.message)} />
          ))}
        </ul>
      )}
      <KeepTemplate message={message} />
    </Drawer>
  );
}

/** One template; deleted after a second click. */
function Template({ id, name, message, onUse }: { id: number; name: string; message: string; onUse: () => void }) {
  const { t } = useTranslation('charges');
  const [asks, setAsks] = useState(false);
  const invalidate = useInvalidateCalls();
  const { run, isRunning } = useAction('DELETE /custom-messages/templates/{id}', { success: t('templates.removed') });
  // Refine's toast tells a failure.
  const remove = () =>
    void run({ params: { id } }).then(
      () => invalidate('GET /custom-messages/templates'),
      () => undefined,
    );
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="soft lines">{message}</p>
      </div>
      <Button size="small" onClick={onUse} aria-label={t('templates.useOf', { name })}>
        {t('templates.use')}
      </Button>
      <button
        type="button"
        className="icon-button"
        onClick={() => setAsks(!asks)}
        aria-expanded={asks}
        aria-label={t('templates.remove', { name })}
        title={t('templates.remove', { name })}
      >
        <DeleteOutlined />
      </button>
      {asks && (
        <AskInPlace
          label={t('templates.remove', { name })}
          question={t('templates.ask')}
          confirm={t('templates.removeIt')}
          isRunning={isRunning}
          onConfirm={remove}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

function KeepTemplate({ message }: { message: string }) {
  const { t } = useTranslation('charges');
  const [form] = Form.useForm<{ name: string; message: string }>();
  const [notice, setNotice] = useState<string>();
  const invalidate = useInvalidateCalls();
  const { open } = useNotification();
  const { run, isRunning } = useAction('POST /custom-messages', { quiet: true });
  const keep = async (values: { name: string; message: string }) => {
    setNotice(undefined);
    try {
      await run({ body: { type: 'banking_billet', ...values } });
      form.resetFields(['name']);
      open?.({ type: 'success', message: t('templates.saved') });
      await invalidate('GET /custom-messages/templates');
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <Form
      form={form}
      name="template"
      layout="vertical"
      requiredMark="optional"
      initialValues={{ message }}
      onFinish={(values) => !isRunning && void keep(values)}
      onFinishFailed={() => focusFirstError(form)}
    >
      <h3 className="templates-title">{t('templates.keep')}</h3>
      {notice && <Notice message={notice} />}
      <Form.Item name="name" label={t('templates.name')} rules={[rules.required()]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="message" label={t('templates.message')} rules={[rules.required()]}>
        <Input.TextArea rows={4} maxLength={403} />
      </Form.Item>
      <Button htmlType="submit" loading={isRunning}>
        {t('templates.submit')}
      </Button>
    </Form>
  );
}
