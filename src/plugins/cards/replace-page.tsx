import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ChoiceField } from '../../ui/form/choice-field';
import { placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { ReviewSummary } from '../../ui/text/review-summary';
import { physicalOf, useCards } from './use-cards';

const REASONS = ['loss', 'theft', 'damage'] as const;
type Reason = (typeof REASONS)[number];

/** Asks for a new card instead of one that was lost, stolen or damaged. */
export default function ReplacePage() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const [form] = Form.useForm<{ reason: Reason }>();
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState<Reason>();
  const [notice, setNotice] = useState<string>();
  const { data } = useCards();
  const signed = useSigned('POST /cards/{id}/replacement', { success: t('replace.done'), flow: 'card' });
  const card = physicalOf(data, 'credit');
  if (data && !card) return <Navigate to={pathOf('cards-request')!} replace />;
  const check = async () => {
    const values = await form.validateFields().catch(() => undefined);
    setReason(values?.reason);
    return Boolean(values);
  };
  const sign = async () => {
    setNotice(undefined);
    try {
      if (!(await signed.run({ params: { id: card!.id }, body: { reason: reason! } }))) return false;
      await navigate(pathOf('cards-delivery')!, { replace: true });
      return true;
    } catch (error) {
      setNotice(placeServerErrors(form, error));
      return false;
    }
  };
  return (
    <StepsPage
      title={t('replace.title')}
      lead={t('replace.lead')}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'reason',
          title: t('replace.reason'),
          onNext: check,
          content: (
            <Form form={form} layout="vertical" noValidate>
              <Form.Item name="reason" label={t('replace.what')} rules={[rules.chosen()]}>
                <ChoiceField>
                  {REASONS.map((value) => (
                    <Radio key={value} value={value}>
                      {t(`replace.${value}`)}
                    </Radio>
                  ))}
                </ChoiceField>
              </Form.Item>
            </Form>
          ),
        },
        {
          key: 'sign',
          title: t('sign'),
          next: t('replace.submit'),
          nextOff: signed.off,
          onNext: sign,
          content: card && reason && (
            <>
              <ReviewSummary
                title={t('replace.review')}
                lines={[
                  { label: t('choose.label'), value: t('choose.physical', { digits: card.lastDigits }) },
                  { label: t('replace.reason'), value: t(`replace.${reason}`) },
                ]}
                note={t('replace.note')}
              />
              <SigningStep signed={signed} />
            </>
          ),
        },
      ]}
    />
  );
}
