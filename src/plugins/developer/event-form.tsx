import { Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useAction } from '../../data/use-call';
import { ChoiceField } from '../../ui/form/choice-field';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { DetailSection } from '../../ui/page/detail-page';

const EVENTS = ['paid', 'refunded', 'contested', 'key-claimed'] as const;

type Happens = Body<'POST /api/events'>;

/** Has something happen in homologation, so that an integration can be tried against it. */
export function EventForm() {
  const { t } = useTranslation('developer');
  const [form] = Form.useForm<Happens>();
  const event = Form.useWatch('event', form) ?? 'paid';
  const [notice, setNotice] = useState<string>();
  const play = useAction('POST /api/events', { quiet: true, success: t('events.done') });
  const send = async (body: Happens) => {
    setNotice(undefined);
    try {
      await play.run({ body });
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <DetailSection title={t('events.title')}>
      <p className="soft">{t('events.lead')}</p>
      {notice && <Notice message={notice} />}
      <Form<Happens>
        form={form}
        layout="vertical"
        initialValues={{ event: 'paid' }}
        onFinish={(values) => void send(values)}
        onFinishFailed={() => focusFirstError(form)}
        noValidate
      >
        <Form.Item name="event" label={t('events.event')} required>
          <ChoiceField>
            {EVENTS.map((value) => (
              <Radio key={value} value={value}>
                {t(`events.kind.${value}`)}
              </Radio>
            ))}
          </ChoiceField>
        </Form.Item>
        <Form.Item name="subject" label={t(`events.subject.${event}`)} rules={[rules.required()]}>
          <Input maxLength={90} autoComplete="off" />
        </Form.Item>
        <Button htmlType="submit" loading={play.isRunning}>
          {t('events.submit')}
        </Button>
      </Form>
    </DetailSection>
  );
}
