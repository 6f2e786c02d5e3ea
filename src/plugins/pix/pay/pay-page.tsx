import { Button, Form } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PixContact } from '@balcao/contract/pix';
import { PixHelp } from '../../../kits/pix/pix-help';
import { Notice } from '../../../ui/form/notice';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { StepsPage } from '../../../ui/page/steps-page';
import { usePix, type PixForm, type Way } from './use-pix';
import { ValueFields } from './value-fields';
import './pay.css';

// later steps are loaded after the form
const PixReview = lazy(() => import('./pix-review'));
const PixDone = lazy(() => import('./pix-done'));

interface Props {
  way: Way;
  /** Fields filled in for a receiver who was paid before. */
  prefill?: (contact: PixContact) => Partial<PixForm>;
  /** Fields that say who is paid. */
  children: ReactNode;
  canRepeat?: boolean;
  /** Value that the code fixes, integer cents; null if the person may choose it. */
  fixedValue?: number | null;
}

/** Pays by Pix, in steps: form, review with warnings and signature, receipt. */
export function PayPage({ way, prefill, children, canRepeat = true, fixedValue = null }: Props) {
  const { t } = useTranslation('pix');
  const contact = (useLocation().state as { contact?: PixContact } | null)?.contact;
  const pix = usePix(way);
  const [step, setStep] = useState(0);
  const { done, asked, signed, notice } = pix;
  const again = () => {
    pix.again();
    setStep(0);
  };
  if (done)
    return (
      <PageLayout title={t(`way.${way}`)} width="form">
        <Suspense>
          <PixDone operation={done} next={<Button onClick={again}>{t('pay.again')}</Button>} />
        </Suspense>
      </PageLayout>
    );
  const data = (
    <Form<PixForm>
      form={pix.form}
      layout="vertical"
      requiredMark="optional"
      initialValues={{ when: 'now', accountType: 'checking', ...(contact ? prefill?.(contact) : {}) }}
      onValuesChange={pix.touch}
      noValidate
    >
      {children}
      <ValueFields canRepeat={canRepeat} fixed={fixedValue} />
    </Form>
  );
  const limits = pix.codes.includes('limit') && (
    <RouteLink name="settings:general-limits:settings:pix">{t('pay.limits')}</RouteLink>
  );
  return (
    <StepsPage
      title={t(`way.${way}`)}
      actions={<PixHelp />}
      current={step}
      onStep={setStep}
      busy={pix.busy}
      notice={notice ? <Notice message={notice} description={limits} /> : limits && <p>{limits}</p>}
      steps={[
        { key: 'data', title: t('pay.data'), content: data, onNext: pix.review },
        {
          key: 'sign',
          title: t('pay.sign'),
          content: asked && (
            <Suspense>
              <PixReview review={asked.review} signed={signed} />
            </Suspense>
          ),
          next: t(asked && !asked.review.date.today ? 'pay.schedule' : 'pay.submit'),
          nextOff: signed.off,
          onNext: pix.sign,
        },
      ]}
    />
  );
}
