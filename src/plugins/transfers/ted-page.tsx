import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyDone } from '../../kits/money/money-done';
import { MoneyReview } from '../../kits/money/money-review';
import { SigningStep } from '../../kits/signing/signing-step';
import { Notice } from '../../ui/form/notice';
import { FailureCard } from '../../ui/page/failure-card';
import { PageLayout } from '../../ui/page/page-layout';
import { StepsPage } from '../../ui/page/steps-page';
import { PendingCard } from './pending-card';
import { TermsCard } from './terms-card';
import { DestinationFields, ValueFields } from './transfer-fields';
import type { TransferForm } from './transfer-form';
import { useTerms } from './use-terms';
import { useTransfer } from './use-transfer';

const INITIAL: Partial<TransferForm> = { to: 'other', accountType: 'checking', purpose: '10' };

/** Transfers money by TED, or at once inside this institution: form, review, signature, receipt. */
export default function TedPage() {
  const { t } = useTranslation('transfers');
  const terms = useTerms();
  const transfer = useTransfer();
  const [step, setStep] = useState(0);
  const { form, asked, done, signed, notice } = transfer;
  const again = () => {
    transfer.again();
    setStep(0);
  };
  if (done)
    return (
      <PageLayout title={t('ted.title')} width="form">
        <MoneyDone operation={done} next={<Button onClick={again}>{t('ted.again')}</Button>} />
      </PageLayout>
    );
  const data = (
    <Form<TransferForm>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={INITIAL}
      onValuesChange={transfer.touch}
      noValidate
    >
      {terms.error && !terms.loaded && <FailureCard kind="communication" onRetry={terms.retry} />}
      <DestinationFields terms={terms.loaded} />
      <ValueFields purposes={terms.loaded?.purposes ?? []} institution={terms.loaded?.institution.ispb} />
    </Form>
  );
  const review = asked && (
    <>
      <MoneyReview review={asked.review} />
      <SigningStep signed={signed} />
    </>
  );
  return (
    <StepsPage
      title={t('ted.title')}
      current={step}
      onStep={setStep}
      busy={transfer.busy}
      notice={notice && <Notice message={notice} />}
      summary={
        step === 0 && (
          <>
            <TermsCard terms={terms} />
            <PendingCard />
          </>
        )
      }
      steps={[
        { key: 'data', title: t('ted.data'), content: data, onNext: transfer.review },
        {
          key: 'sign',
          title: t('ted.sign'),
          content: review,
          next: t('ted.submit'),
          nextOff: signed.off,
          onNext: transfer.sign,
        },
      ]}
    />
  );
}
