import { DeleteOutlined } from '@ant-design/icons';
import { Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { LINK_MESSAGE } from '@balcao/contract/shared/link-limits';
import { AskInPlace } from '../../../ui/action/ask-in-place';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { PartFailure } from '../../../ui/page/part-failure';
import { rules } from '../../../ui/form/rules';
import { useRows } from '../../../data/use-rows';
import { useWrites } from '../../../data/use-writes';
import { messageTemplates } from '../../../resources/message-templates';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { useChargeText } from '../texts';

interface Props {
  /** Whose templates: each kind of charge has its own. */
  type: Body<'POST /custom-messages'>['type'];
  /** The message as it is typed now, to be saved as a template. */
  message: string;
  onUse: (message: string) => void;
  onClose: () => void;
}

/** Message templates (AREAS-7-charges-4): use one, delete one, save what is typed as another. */
export function Templates({ type, message, onUse, onClose }: Props) {
  const { t } = useTranslation(['charging', 'shell']);
  const phone = useIsPhone();
  const { rows, error, retry } = useRows(messageTemplates, { filters: { type } });
  return (
    <Drawer
      open
      title={t('charging:templates.title')}
      onClose={onClose}
      width={phone ? '100%' : 480}
      footer={
        <div className="drawer-foot">
          <Button onClick={onClose}>{t('charging:templates.close')}</Button>
        </div>
      }
    >
      <h3 className="templates-title">{t('charging:templates.list')}</h3>
      {error ? (
        <PartFailure message={t('charging:templates.failed')} onRetry={retry} />
      ) : !rows ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : rows.length === 0 ? (
        <p className="soft">{t('charging:templates.empty')}</p>
      ) : (
        <ul className="templates">
          {rows.map((template) => (
            <Template key={template.id} {...template} onUse={() => onUse(template.message)} />
          ))}
        </ul>
      )}
      <SaveTemplate type={type} message={message} />
    </Drawer>
  );
}

/** One template; deleted after a second click. */
function Template({ id, name, message, onUse }: { id: number; name: string; message: string; onUse: () => void }) {
  const { t } = useTranslation('charging');
  const chargeText = useChargeText();
  const [asks, setAsks] = useState(false);
  const { remove, isRunning } = useWrites(messageTemplates, { success: t('templates.removed') });
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
          question={chargeText('templates.ask')}
          confirm={t('templates.removeIt')}
          isRunning={isRunning}
          onConfirm={() => void remove(id).catch(() => undefined)}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

function SaveTemplate({ type, message }: Pick<Props, 'type' | 'message'>) {
  const { t } = useTranslation('charging');
  const [form] = Form.useForm<{ name: string; message: string }>();
  const [notice, setNotice] = useState<string>();
  const { create, isRunning } = useWrites(messageTemplates, { success: t('templates.saved'), quiet: true });
  const save = async (values: { name: string; message: string }) => {
    setNotice(undefined);
    try {
      await create({ type, ...values });
      form.resetFields(['name']);
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
      onFinish={(values) => !isRunning && void save(values)}
      onFinishFailed={() => focusFirstError(form)}
    >
      <h3 className="templates-title">{t('templates.save')}</h3>
      {notice && <Notice message={notice} />}
      <Form.Item name="name" label={t('templates.name')} rules={[rules.required()]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="message" label={t('templates.message')} rules={[rules.required()]}>
        {type === 'link' ? (
          <Input maxLength={LINK_MESSAGE.maxLength} showCount autoComplete="off" />
        ) : (
          <Input.TextArea rows={4} maxLength={403} />
        )}
      </Form.Item>
      <Button htmlType="submit" loading={isRunning}>
        {t('templates.submit')}
      </Button>
    </Form>
  );
}
