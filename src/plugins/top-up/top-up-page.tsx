import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyDone } from '../../kits/money/money-done';
import { MoneyReview } from '../../kits/money/money-review';
import { SigningStep } from '../../kits/signing/signing-step';
import { Notice } from '../../ui/form/notice';
import { PageLayout } from '../../ui/page/page-layout';
import { StepsPage } from '../../ui/page/steps-page';
import { RecentNumbers } from './recent-numbers';
import { TopUpFields } from './top-up-fields';
import './top-up.css';
import { useTopUp, type TopUpForm } from './use-top-up';

/** Tops up a phone: number, operator and value, review, signature, receipt. */
export default function TopUpPage() {
  const { t } = useTranslation('top-up');
  const topUp = useTopUp();
  const [step, setStep] = useState(0);
  const { form, asked, done, signed, notice } = topUp;
  const again = () => {
    topUp.again();
    setStep(0);
  };
  if (done)
    return (
      <PageLayout title={t('title')} width="form">
        <MoneyDone operation={done} next={<Button onClick={again}>{t('again')}</Button>} />
      </PageLayout>
    );
  const data = (
    <Form<TopUpForm> form={form} layout="vertical" requiredMark="optional" onValuesChange={topUp.touch} noValidate>
      <TopUpFields />
    </Form>
  );
  const review = asked && (
    <>
      <MoneyReview review={asked.review} />
      <SigningStep signed={signed} />
    </>
  );
  const pick = ({ phone, operator, amount }: { phone: string; operator: { id: string }; amount: number }) => {
    form.setFieldsValue({ phone, operator: operator.id, amount });
    topUp.touch();
  };
  return (
    <StepsPage
      title={t('title')}
      lead={t('lead')}
      current={step}
      onStep={setStep}
      busy={topUp.busy}
      notice={notice && <Notice message={notice} />}
      summary={step === 0 && <RecentNumbers onPick={pick} />}
      steps={[
        { key: 'data', title: t('data'), content: data, onNext: topUp.review },
        {
          key: 'sign',
          title: t('sign'),
          content: review,
          next: t('submit'),
          nextOff: signed.off,
          onNext: topUp.sign,
        },
      ]}
    />
  );
}
