import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Body } from '@balcao/contract/core/registry';
import { readActivationCode } from '@balcao/contract/shared/card-machine';
import { useAction, useCall } from '../../../data/use-call';
import { SelectField } from '../../../ui/form/choice-fields';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';

type Activation = Body<'POST /pos/activation'>;

/** Activates a machine by the code on its screen; the first one also says what the account sells (AREAS-4-card-machine-1). */
export default function ActivationPage() {
  const { t } = useTranslation('card-machine');
  const [form] = Form.useForm<Activation>();
  const [dirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const guard = useLeaveGuard(dirty);
  const navigate = useNavigate();
  const path = usePathOf()('card-machine:settings')!;
  const { data } = useCall('GET /pos/activation', {});
  const { run, isRunning } = useAction('POST /pos/activation', { success: t('activation.done'), quiet: true });
  const send = async (values: Activation) => {
    setNotice(undefined);
    try {
      await run({ body: values });
      guard.allow();
      await navigate(path, { replace: true });
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <PageLayout title={t('activation.title')} lead={t('activation.lead')} width="form" back>
      {notice && <Notice message={notice} />}
      <Form<Activation>
        form={form}
        layout="vertical"
        noValidate
        className="card"
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void send(values)}
        onFinishFailed={() => focusFirstError(form)}
      >
        <Form.Item
          name="activation_code"
          label={t('activation.code')}
          extra={t('activation.codeHint')}
          rules={[
            rules.required(),
            {
              validator: (_, value: unknown) =>
                typeof value !== 'string' || value === '' || readActivationCode(value)
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('activation.codeFault'))),
            },
          ]}
        >
          <Input maxLength={12} autoComplete="off" autoCapitalize="characters" className="num" />
        </Form.Item>
        <Form.Item name="name" label={t('machine.name')} extra={t('machine.nameHint')} rules={[rules.required()]}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        {data?.asksActivity && <ActivityFields form={form} />}
        <Button type="primary" htmlType="submit" loading={isRunning} disabled={!data}>
          {t('activation.submit')}
        </Button>
      </Form>
    </PageLayout>
  );
}

/** The field of activity, then the codes of that field. */
function ActivityFields({ form }: { form: ReturnType<typeof Form.useForm<Activation>>[0] }) {
  const { t } = useTranslation('card-machine');
  const fields = useCall('GET /activity-fields', {});
  const codes = useCall('GET /pos/accounts/mcc', {});
  const field = Form.useWatch('activity_field', form);
  return (
    <>
      <Form.Item name="activity_field" label={t('activity.field')} rules={[rules.chosen()]}>
        <SelectField<number>
          loading={fields.isLoading}
          options={fields.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          onChange={() => form.resetFields(['mcc'])}
        />
      </Form.Item>
      <Form.Item name="mcc" label={t('activity.mcc')} rules={[rules.chosen()]}>
        <SelectField
          showSearch
          optionFilterProp="label"
          disabled={field === undefined}
          options={
            codes.data?.options
              .filter(({ activity_field }) => activity_field === field)
              .map(({ mcc, name }) => ({ value: mcc, label: `${mcc} · ${name}` })) ?? []
          }
        />
      </Form.Item>
    </>
  );
}
