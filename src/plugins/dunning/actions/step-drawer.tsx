import { Checkbox, Form, Input } from 'antd';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step, StepBody } from '@balcao/contract/dunning';
import { DUNNING_CHANNELS, DUNNING_DAYS } from '@balcao/contract/shared/dunning-limits';
import { useCall } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { SelectField } from '../../../ui/form/choice-fields';
import { rules } from '../../../ui/form/rules';
import { useMoment } from '../use-moment';
import '../ruler/dunning.css';

const DAYS = Array.from(
  { length: DUNNING_DAYS.maximum - DUNNING_DAYS.minimum + 1 },
  (_, at) => DUNNING_DAYS.minimum + at,
);
const EVERYBODY = 0;

type Values = Omit<StepBody, 'group_id' | 'subject'> & { group_id: number; subject?: string };

interface Props {
  title: string;
  submit: string;
  /** The step to change; undefined for a new one. */
  step?: Step | undefined;
  isLoading?: boolean;
  onSubmit: (body: StepBody) => Promise<unknown>;
}

/** The form of a step: on which day, to which group, by which channel, and the text with a preview. */
export function StepDrawer({ title, submit, step, isLoading = false, onSubmit }: Props) {
  const { t } = useTranslation('dunning');
  const momentOf = useMoment();
  const [form] = Form.useForm<Values>();
  const { data } = useCall('GET /dunning', {}, { topic: 'dunning' });
  const channel = Form.useWatch('channel', form) ?? step?.channel ?? 'email';
  return (
    <ActionDrawer<Values>
      key={isLoading ? 'loading' : 'ready'}
      title={title}
      submit={submit}
      form={form}
      isLoading={isLoading}
      initial={
        step
          ? { ...step, group_id: step.group_id ?? EVERYBODY }
          : {
              days: -3,
              channel: 'email',
              group_id: EVERYBODY,
              active: true,
              subject: t('step.subject'),
              body: t('step.body'),
            }
      }
      onSubmit={({ days, channel: by, group_id: group, subject = '', body, active }) =>
        onSubmit({ days, channel: by, group_id: group || null, subject, body, active })
      }
    >
      <Form.Item name="days" label={t('field.days')} rules={[rules.chosen()]}>
        <SelectField options={DAYS.map((value) => ({ value, label: momentOf(value) }))} />
      </Form.Item>
      <Form.Item name="channel" label={t('field.channel')} rules={[rules.chosen()]}>
        <SelectField options={DUNNING_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }))} />
      </Form.Item>
      <Form.Item name="group_id" required label={t('field.group')}>
        <SelectField
          options={[
            { value: EVERYBODY, label: t('steps.everybody') },
            ...(data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
      {channel === 'email' && (
        <Form.Item name="subject" label={t('field.subject')} rules={[rules.required()]}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        name="body"
        label={t('field.body')}
        rules={[rules.required()]}
        extra={t('field.variables', { names: (data?.variables ?? []).map(({ name }) => `{{${name}}}`).join(' ') })}
      >
        <Input.TextArea rows={6} maxLength={4000} />
      </Form.Item>
      <Form.Item name="active" valuePropName="checked">
        <Checkbox>{t('field.active')}</Checkbox>
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {() => (
          <Preview
            channel={channel}
            subject={(form.getFieldValue('subject') as string | undefined) ?? ''}
            body={(form.getFieldValue('body') as string | undefined) ?? ''}
          />
        )}
      </Form.Item>
    </ActionDrawer>
  );
}

/** The text with the data of an invented payer. */
function Preview(typed: Pick<StepBody, 'channel' | 'subject' | 'body'>) {
  const { t } = useTranslation('dunning');
  const body = useDeferredValue(typed.body);
  const { data } = useCall(
    'POST /dunning/preview',
    { body: { ...typed, body } },
    { enabled: body.trim() !== '' && (typed.channel !== 'email' || typed.subject.trim() !== ''), toast: false },
  );
  if (!data) return null;
  return (
    <section aria-label={t('preview')}>
      <h3 className="card-title">{t('preview')}</h3>
      {typed.channel === 'email' && <p>{data.subject}</p>}
      <p className="dunning-preview">{data.body}</p>
    </section>
  );
}
