import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../data/use-call';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import '../../ui/page/form-page.css';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { ApplicationFields, type ApplicationForm } from './application-fields';
import { SecretOnce } from './secret-once';

/** Creates an application, and shows its secrets this once. */
export default function CreateApplication() {
  const { t } = useTranslation('developer');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const [form] = Form.useForm<ApplicationForm>();
  const [dirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [made, setMade] = useState<Answer<'POST /api/applications'>>();
  useLeaveGuard(dirty && !made);
  const create = useAction('POST /api/applications', { invalidates: ['api-applications'], quiet: true });
  const send = async (body: ApplicationForm) => {
    setNotice(undefined);
    try {
      setMade(await create.run({ body }));
      // the keys are seen from their first on
      window.scrollTo(0, 0);
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <PageLayout title={t('create.title')} lead={made ? made.application.name : t('create.lead')} width="form" back>
      {notice && <Notice message={notice} />}
      {made ? (
        <section className="card">
          <SecretOnce secrets={made.secrets} />
          <div className="form-page-foot">
            <Button
              type="primary"
              onClick={() => void navigate(pathOf('api:applications:production', { id: made.application.id })!)}
            >
              {t('create.open')}
            </Button>
          </div>
        </section>
      ) : (
        <Form<ApplicationForm>
          className="card"
          form={form}
          layout="vertical"
          onValuesChange={() => setDirty(true)}
          onFinish={(values) => void send(values)}
          onFinishFailed={() => focusFirstError(form)}
          noValidate
        >
          <ApplicationFields />
          <div className="form-page-foot">
            <Button type="primary" htmlType="submit" loading={create.isRunning}>
              {t('create.submit')}
            </Button>
          </div>
        </Form>
      )}
    </PageLayout>
  );
}
