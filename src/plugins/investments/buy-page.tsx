import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { InvestmentProduct } from '@balcao/contract/investments';
import { useRecord } from '../../data/use-record';
import { MoneyDone } from '../../kits/money/money-done';
import { MoneyReview } from '../../kits/money/money-review';
import { SigningStep } from '../../kits/signing/signing-step';
import { investmentProducts } from '../../resources/investments';
import { DateField } from '../../ui/form/date-field';
import { MoneyField } from '../../ui/form/fields';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { byId } from '../../ui/page/by-id';
import { DetailPage } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { formatMoney } from '../../ui/text/format';
import { useToday } from '../../ui/text/use-today';
import { ratesOf } from './rates';
import { usePurchase, type PurchaseForm } from './use-purchase';

export default byId(BuyPage);

/** Buys an asset: amount and day, review, signature, receipt (AREAS-2-investments-3). */
function BuyPage({ id }: { id: number }) {
  const { t } = useTranslation('investments');
  const { record, ...query } = useRecord(investmentProducts, id);
  if (record) return <Purchase product={record} />;
  return (
    <DetailPage title={t('buy.title')} query={query} gone={{ title: t('product.gone') }}>
      {null}
    </DetailPage>
  );
}

function Purchase({ product }: { product: InvestmentProduct }) {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const wallet = usePathOf()('investments-list')!;
  const purchase = usePurchase(product.id, product.name);
  const [step, setStep] = useState(0);
  const { form, asked, done, signed, notice } = purchase;
  if (done)
    return (
      <PageLayout title={t('buy.title')} width="form">
        <MoneyDone operation={done} next={<Button onClick={() => void navigate(wallet)}>{t('wallet.title')}</Button>} />
      </PageLayout>
    );
  const review = asked && (
    <>
      <MoneyReview review={asked.review} />
      <SigningStep signed={signed} />
    </>
  );
  return (
    <StepsPage
      title={t('buy.title')}
      lead={`${product.name} · ${product.issuer} · ${ratesOf(product)}`}
      current={step}
      onStep={setStep}
      busy={purchase.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'data',
          title: t('buy.data'),
          content: (
            <Form<PurchaseForm>
              form={form}
              layout="vertical"
              requiredMark="optional"
              onValuesChange={purchase.touch}
              noValidate
            >
              <PurchaseFields product={product} />
            </Form>
          ),
          onNext: purchase.review,
        },
        {
          key: 'sign',
          title: t('sign'),
          content: review,
          next: t('buy.submit'),
          nextOff: signed.off,
          onNext: purchase.sign,
        },
      ]}
    />
  );
}

function PurchaseFields({ product: { isSuitable, minimum, maximum } }: { product: InvestmentProduct }) {
  const { t } = useTranslation('investments');
  const today = useToday();
  return (
    <>
      {isSuitable === null && (
        <p role="note">
          {t('buy.noProfile')} <RouteLink name="investments-profile-create">{t('profile.create')}</RouteLink>
        </p>
      )}
      <Form.Item
        name="amount"
        label={t('toInvest')}
        rules={[rules.chosen()]}
        extra={t('buy.bounds', { minimum: formatMoney(minimum), maximum: formatMoney(maximum) })}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="day" label={t('buy.day')} rules={[rules.day()]} extra={t('buy.dayHint')}>
        <DateField min={today} />
      </Form.Item>
      {isSuitable === false && (
        <Form.Item name="acceptsUnsuitable" valuePropName="checked" extra={t('product.unsuitable')}>
          <Checkbox>{t('buy.accept')}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}
