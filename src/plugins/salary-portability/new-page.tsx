import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall, type CallError } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { SelectField } from '../../ui/form/choice-fields';
import { DocumentField } from '../../ui/form/fields';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { formatDocument } from '../../ui/text/format';
import { ReviewSummary } from '../../ui/text/review-summary';

interface Request {
  bank: string;
  employerDocument: string;
  employerName: string;
}

/** Asks for a salary to be sent to this account: employer and paying bank, review, signature. */
export default function NewPortability() {
  const { t } = useTranslation('salary-portability');
  const [form] = Form.useForm<Request>();
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState<Request>();
  const [dirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const { data } = useCall('GET /salary-portability/terms', {});
  const signed = useSigned('POST /salary-portability', {
    invalidates: ['salary-portabilities'],
    success: t('new.done'),
  });
  const guard = useLeaveGuard(dirty);
  const navigate = useNavigate();
  const pathOf = usePathOf();

  const check = async () => {
    setNotice(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) focusFirstError(form);
    setTyped(values);
    return Boolean(values);
  };
  const sign = async () => {
    setNotice(undefined);
    try {
      const result = await signed.run({ body: typed! });
      if (!result) return false;
      guard.allow();
      await navigate(pathOf('salary-portability-detail', { id: result.id })!, { replace: true });
      return true;
    } catch (error) {
      setStep((error as CallError).errors ? 0 : 1);
      setNotice(placeServerErrors(form, error));
      return false;
    }
  };
  if (data && !data.holder)
    return (
      <PageLayout title={t('new.title')} back>
        <GoneCard title={t('company.title')} text={t('company.text')} />
      </PageLayout>
    );
  const bank = data?.banks.find(({ ispb }) => ispb === typed?.bank);
  return (
    <StepsPage
      title={t('new.title')}
      lead={t('new.lead', { days: data?.businessDays ?? 10 })}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'data',
          title: t('new.data'),
          onNext: check,
          content: (
            <Form<Request> form={form} layout="vertical" onValuesChange={() => setDirty(true)} noValidate>
              <Form.Item name="employerName" label={t('employer')} rules={[rules.required()]}>
                <Input maxLength={120} autoComplete="organization" />
              </Form.Item>
              <Form.Item
                name="employerDocument"
                label={t('employerDocument')}
                rules={[rules.required(), rules.cnpj()]}
                extra={t('new.documentHint')}
              >
                <DocumentField />
              </Form.Item>
              <Form.Item name="bank" label={t('bank')} rules={[rules.chosen()]}>
                <SelectField
                  showSearch
                  optionFilterProp="label"
                  placeholder={t('new.bankHint')}
                  loading={!data}
                  options={
                    data?.banks.map(({ ispb, code, name }) => ({ value: ispb, label: `${code} · ${name}` })) ?? []
                  }
                />
              </Form.Item>
            </Form>
          ),
        },
        {
          key: 'sign',
          title: t('new.sign'),
          next: t('new.submit'),
          nextOff: signed.off,
          onNext: sign,
          content: typed && (
            <>
              <ReviewSummary
                title={t('new.review')}
                lines={[
                  {
                    label: t('holder'),
                    value: `${data?.holder?.name ?? ''} · ${formatDocument(data?.holder?.document ?? '')}`,
                  },
                  { label: t('employer'), value: typed.employerName },
                  { label: t('employerDocument'), value: formatDocument(typed.employerDocument) },
                  { label: t('bank'), value: bank?.name ?? '' },
                ]}
                note={t('new.note')}
              />
              <SigningStep signed={signed} />
            </>
          ),
        },
      ]}
    />
  );
}
