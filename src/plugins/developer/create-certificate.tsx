import { Alert, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { useAction } from '../../data/use-call';
import { ChoiceField } from '../../ui/form/choice-field';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { PageLayout } from '../../ui/page/page-layout';
import { saveFile } from './save-file';

type Wanted = Body<'POST /api/certificates'>;
type Made = Answer<'POST /api/certificates'>;

/** Creates a client certificate; it is downloaded this once, as the bank keeps no private key. */
export default function CreateCertificate() {
  const { t } = useTranslation('developer');
  const [form] = Form.useForm<Wanted>();
  const [notice, setNotice] = useState<string>();
  const [made, setMade] = useState<Made>();
  const create = useAction('POST /api/certificates', { invalidates: ['api-certificates'], quiet: true });
  const send = async (body: Wanted) => {
    if (create.isRunning) return;
    setNotice(undefined);
    try {
      setMade(await create.run({ body }));
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <PageLayout title={t('certificates.create')} lead={t('certificates.createLead')} width="form" back>
      {notice && <Notice message={notice} />}
      {made ? (
        <Downloads made={made} />
      ) : (
        <Form<Wanted>
          className="card"
          form={form}
          layout="vertical"
          initialValues={{ environment: 'homologation' }}
          onFinish={(values) => void send(values)}
          onFinishFailed={() => focusFirstError(form)}
          noValidate
        >
          <Form.Item name="environment" label={t('environmentTitle')} rules={[rules.chosen()]}>
            <ChoiceField>
              <Radio value="homologation">{t('environment.homologation')}</Radio>
              <Radio value="production">{t('environment.production')}</Radio>
            </ChoiceField>
          </Form.Item>
          <Form.Item name="name" label={t('name')} rules={[rules.required()]}>
            <Input maxLength={60} autoComplete="off" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={create.isRunning}>
            {t('certificates.submit')}
          </Button>
        </Form>
      )}
    </PageLayout>
  );
}

function Downloads({ made: { certificate, p12, pem } }: { made: Made }) {
  const { t } = useTranslation('developer');
  const file = `${certificate.environment}-${certificate.serial.slice(-8)}`;
  return (
    <section className="card">
      <Alert type="warning" showIcon message={t('certificates.once')} />
      <p>
        <Button
          type="primary"
          onClick={() =>
            saveFile(
              `${file}.p12`,
              Uint8Array.from(atob(p12), (char) => char.charCodeAt(0)),
            )
          }
        >
          {t('certificates.p12')}
        </Button>{' '}
        <Button onClick={() => saveFile(`${file}.pem`, pem)}>{t('certificates.pem')}</Button>
      </p>
      <p className="soft">{t('certificates.password')}</p>
    </section>
  );
}
