import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiApplication } from '@balcao/contract/developer';
import { useAction } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { apiApplications } from '../../resources/developer';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { byId } from '../../ui/page/by-id';
import { DetailPage } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { ApplicationFields, type ApplicationForm } from './application-fields';

export default byId(EditApplication);

/** Changes name and scopes of an application. */
function EditApplication({ id }: { id: number }) {
  const { t } = useTranslation('developer');
  const { record, ...query } = useRecord(apiApplications, id);
  return (
    <DetailPage title={t('edit.title')} lead={t('edit.lead')} query={query} gone={{ title: t('detail.gone') }}>
      {record && <EditForm one={record} />}
    </DetailPage>
  );
}

function EditForm({ one }: { one: ApiApplication }) {
  const { t } = useTranslation('developer');
  const navigate = useNavigate();
  const path = usePathOf()('api:applications:production', { id: one.id })!;
  const [form] = Form.useForm<ApplicationForm>();
  const [dirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const guard = useLeaveGuard(dirty);
  const update = useAction('PUT /api/applications/{id}', {
    invalidates: ['api-applications'],
    success: t('edit.done'),
    quiet: true,
  });
  const send = async (body: ApplicationForm) => {
    setNotice(undefined);
    try {
      await update.run({ params: { id: one.id }, body });
      guard.allow();
      await navigate(path, { replace: true });
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <Form<ApplicationForm>
      className="card"
      form={form}
      layout="vertical"
      initialValues={{ name: one.name, scopes: one.scopes }}
      onValuesChange={() => setDirty(true)}
      onFinish={(values) => void send(values)}
      onFinishFailed={() => focusFirstError(form)}
      noValidate
    >
      {notice && <Notice message={notice} />}
      <ApplicationFields />
      <Button type="primary" htmlType="submit" loading={update.isRunning}>
        {t('edit.submit')}
      </Button>
    </Form>
  );
}
