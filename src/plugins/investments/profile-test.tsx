import { Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction, useCall } from '../../data/use-call';
import { ChoiceField } from '../../ui/form/choice-field';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { FailureCard } from '../../ui/page/failure-card';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import './investments.css';

interface Answers {
  answers: Record<string, string>;
}

/** The questions about what kind of investor one is (Resolução CVM 30). */
export default function ProfileTest() {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const path = usePathOf()('investments-profile')!;
  const [form] = Form.useForm<Answers>();
  const [dirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const guard = useLeaveGuard(dirty);
  const { data, error, retry } = useCall('GET /investments/suitability', {});
  const answer = useAction('POST /investments/suitability', {
    invalidates: ['investment-products'],
    success: t('profile.done'),
    quiet: true,
  });
  const send = async (body: Answers) => {
    if (answer.isRunning) return;
    setNotice(undefined);
    try {
      await answer.run({ body });
      guard.allow();
      await navigate(path, { replace: true });
    } catch (fault) {
      setNotice(placeServerErrors(form, fault));
    }
  };
  return (
    <PageLayout title={t('profile.test')} lead={t('profile.testLead')} width="form" back>
      {error && <FailureCard kind="communication" onRetry={retry} />}
      {notice && <Notice message={notice} />}
      {data && (
        <Form<Answers>
          className="card"
          form={form}
          layout="vertical"
          requiredMark={false}
          onValuesChange={() => setDirty(true)}
          onFinish={(values) => void send(values)}
          onFinishFailed={() => focusFirstError(form)}
          noValidate
        >
          {data.questions.map(({ id, text, options }) => (
            <Form.Item key={id} className="question" name={['answers', id]} label={text} rules={[rules.chosen()]}>
              <ChoiceField>
                {options.map((option) => (
                  <Radio key={option.id} value={option.id}>
                    {option.text}
                  </Radio>
                ))}
              </ChoiceField>
            </Form.Item>
          ))}
          <Button type="primary" htmlType="submit" loading={answer.isRunning}>
            {t('profile.submit')}
          </Button>
        </Form>
      )}
    </PageLayout>
  );
}
