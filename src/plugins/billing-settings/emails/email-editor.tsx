import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailText } from '@balcao/contract/billing-settings';
import type { Answer } from '@balcao/contract/core/registry';
import { useStable } from '../../../data/use-stable';
import { focusFirstError, recheckErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { useLeaveGuard, type PlaceOf } from '../../../ui/form/use-leave-guard';
import { EmailPreview } from './email-preview';
import { useEmail } from './use-email';
import { VariableList } from './variable-list';
import '../../../ui/page/form-page.css';

type Emails = Answer<'GET /billing-settings/emails'>;

interface Props {
  template: Emails['templates'][number];
  variables: Emails['variables'];
}

/** The query names the moment whose e-mail is edited. */
const placeOf: PlaceOf = ({ pathname, search }) => pathname + search;

/** Edits one e-mail: write, preview, send a test to oneself, save. */
export function EmailEditor({ template, variables }: Props) {
  const { t } = useTranslation('billing-settings');
  const [form] = Form.useForm<EmailText>();
  const [dirty, setDirty] = useState(false);
  const { preview, notice, busy, see, test, save, reset } = useEmail(form, template.moment);
  useLeaveGuard(dirty, placeOf);
  // what a colleague saved is shown, unless something is being written here
  const follow = useStable(() => dirty || form.setFieldsValue(template));
  useEffect(() => void follow(), [template, follow]);
  const insert = (name: string) => {
    form.setFieldValue('body', `${(form.getFieldValue('body') as string | undefined) ?? ''}{{${name}}}`);
    setDirty(true);
  };
  return (
    <div className="email-columns">
      <Form<EmailText>
        form={form}
        layout="vertical"
        requiredMark="optional"
        className="card"
        initialValues={template}
        onValuesChange={(changed: Partial<EmailText>) => {
          setDirty(true);
          recheckErrors(form, changed);
        }}
        onFinish={(values) => void save(values).then((saved) => saved && setDirty(false))}
        onFinishFailed={() => focusFirstError(form)}
        noValidate
      >
        {notice && <Notice message={notice} />}
        <Form.Item name="subject" label={t('emails.subject')} rules={[rules.required()]}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="body" label={t('emails.body')} extra={t('emails.bodyHint')} rules={[rules.required()]}>
          <Input.TextArea rows={14} maxLength={4000} />
        </Form.Item>
        <VariableList variables={variables} onPick={insert} />
        <div className="form-page-foot">
          <Button type="primary" htmlType="submit" loading={busy === 'save'}>
            {t('emails.submit')}
          </Button>
          <Button loading={busy === 'see'} onClick={() => void see()}>
            {t('emails.see')}
          </Button>
          <Button loading={busy === 'test'} onClick={() => void test()}>
            {t('emails.test')}
          </Button>
          {template.own && (
            <Button
              danger
              loading={busy === 'reset'}
              onClick={() => void reset().then((done) => done && setDirty(false))}
            >
              {t('emails.reset')}
            </Button>
          )}
        </div>
      </Form>
      <EmailPreview preview={preview} />
    </div>
  );
}
