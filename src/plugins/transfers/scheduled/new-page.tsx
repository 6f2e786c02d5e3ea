import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyReview } from '../../../kits/money/money-review';
import { SigningStep } from '../../../kits/signing/signing-step';
import { Notice } from '../../../ui/form/notice';
import { StepsPage } from '../../../ui/page/steps-page';
import { TermsCard } from '../terms-card';
import { DestinationFields, ValueFields } from '../transfer-fields';
import { useTerms } from '../use-terms';
import { RepeatFields } from './repeat-fields';
import { Days } from './scheduled-facts';
import { useScheduled, type ScheduledForm } from './use-scheduled';

const INITIAL: Partial<ScheduledForm> = { to: 'other', accountType: 'checking', purpose: '10', repeat: 'once' };

/** Schedules a transfer: typed, reviewed with its days, signed. */
export default function NewScheduled() {
  const { t } = useTranslation('transfers');
  const terms = useTerms();
  const [step, setStep] = useState(0);
  const { form, asked, signed, notice, busy, touch, review, sign } = useScheduled();
  const data = (
    <Form<ScheduledForm>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={INITIAL}
      onValuesChange={touch}
      noValidate
    >
      <DestinationFields terms={terms.loaded} />
      <RepeatFields />
      <ValueFields
        purposes={terms.loaded?.purposes ?? []}
        institution={terms.loaded?.institution.ispb}
        withDay={false}
      />
    </Form>
  );
  const reviewed = asked && (
    <>
      <MoneyReview review={asked.review.review} />
      {asked.review.days.length > 1 && <Days days={asked.review.days} />}
      <SigningStep signed={signed} />
    </>
  );
  return (
    <StepsPage
      title={t('scheduled.newTitle')}
      current={step}
      onStep={setStep}
      busy={busy}
      notice={notice && <Notice message={notice} />}
      summary={step === 0 && <TermsCard terms={terms} />}
      steps={[
        { key: 'data', title: t('scheduled.data'), content: data, onNext: review },
        {
          key: 'sign',
          title: t('scheduled.sign'),
          content: reviewed,
          next: t('scheduled.submit'),
          nextOff: signed.off,
          onNext: sign,
        },
      ]}
    />
  );
}
