import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Body } from '@balcao/contract/core/registry';
import { useAsk } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { usePayment } from '../../kits/money/use-payment';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { investments } from '../../resources/investments';
import { ChoiceField } from '../../ui/form/choice-field';
import { MoneyField } from '../../ui/form/fields';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { byId } from '../../ui/page/by-id';
import { usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { formatDay, formatMoney } from '../../ui/text/format';
import { ReviewSummary } from '../../ui/text/review-summary';
import { MarketHours } from './market-hours';

interface RedeemForm {
  part: 'whole' | 'part';
  amount?: number;
}

export default byId(RedeemPage);

/** Takes money out of an investment: how much, the taxes, signature (AREAS-2-investments-2). */
function RedeemPage({ id }: { id: number }) {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const detail = usePathOf()('investments-detail', { id })!;
  const { record } = useRecord(investments, id);
  const [step, setStep] = useState(0);
  const ask = useAsk('POST /investments/{id}/redeem/review', { quiet: true });
  const redemption = usePayment({
    bodyOf: ({ part, amount }: RedeemForm): Body<'POST /investments/{id}/redeem/review'> =>
      part === 'part' && amount !== undefined ? { amount } : {},
    ask: (body) => ask({ params: { id }, body }),
    refusalsOf: ({ refusals }) => refusals.map((one) => ({ ...one, code: 'redemption' })),
    signed: useSigned('POST /investments/{id}/redeem', {
      invalidates: ['investments', 'investment-history'],
      success: t('redeem.done'),
    }),
    signedOf: ({ body, review: { net, day } }) => ({ params: { id }, body: { ...body, net, day } }),
    onDone: (_made, allow) => {
      allow();
      return navigate(detail, { replace: true });
    },
  });
  const { form, asked, signed, notice } = redemption;
  const part = Form.useWatch('part', form);
  const review = asked?.review;
  return (
    <StepsPage
      title={t('redeem.title')}
      lead={
        record
          ? t('redeem.lead', { name: record.name, gross: formatMoney(record.gross), net: formatMoney(record.net) })
          : ''
      }
      current={step}
      onStep={setStep}
      busy={redemption.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'data',
          title: t('redeem.data'),
          onNext: redemption.review,
          content: (
            <Form<RedeemForm>
              form={form}
              layout="vertical"
              initialValues={{ part: 'whole' }}
              onValuesChange={redemption.touch}
              noValidate
            >
              <p className="soft">
                <MarketHours side="sell" />
              </p>
              <Form.Item name="part" label={t('redeem.howMuch')} required>
                <ChoiceField>
                  <Radio value="whole">{t('redeem.whole')}</Radio>
                  <Radio value="part">{t('redeem.part')}</Radio>
                </ChoiceField>
              </Form.Item>
              {part === 'part' && (
                <Form.Item name="amount" label={t('redeem.amount')} rules={[rules.chosen()]}>
                  <MoneyField />
                </Form.Item>
              )}
            </Form>
          ),
        },
        {
          key: 'sign',
          title: t('sign'),
          next: t('redeem.submit'),
          nextOff: signed.off,
          onNext: redemption.sign,
          content: review && (
            <>
              <ReviewSummary
                title={t('redeem.review')}
                amount={{ label: t('net'), cents: review.net }}
                lines={[
                  { label: t('gross'), value: formatMoney(review.gross) },
                  { label: t('yield'), value: formatMoney(review.yield) },
                  { label: t('iof'), value: formatMoney(review.iof) },
                  { label: t('incomeTax'), value: formatMoney(review.incomeTax) },
                  { label: t('redeem.left'), value: formatMoney(review.left) },
                ]}
                note={t(review.isToday ? 'redeem.now' : 'redeem.later', { day: formatDay(review.day) })}
              />
              <SigningStep signed={signed} />
            </>
          ),
        },
      ]}
    />
  );
}
