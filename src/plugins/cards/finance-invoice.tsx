import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCall } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { ChoiceField } from '../../ui/form/choice-field';
import { rules } from '../../ui/form/rules';
import { formatMoney } from '../../ui/text/format';
import { ReviewSummary } from '../../ui/text/review-summary';
import { FinancingTable, rate } from './financing-table';

/** Pays an invoice in fixed instalments: the ways, the cheapest total first, and the signature. */
export default function FinanceInvoice() {
  const { t } = useTranslation('cards');
  const { period = '' } = useParams();
  const [form] = Form.useForm<{ installmentNumber: number }>();
  const count = Form.useWatch('installmentNumber', form);
  const { data } = useCall('GET /card-invoices/{period}', { params: { period } }, { topic: 'cards' });
  const signed = useSigned('POST /card-invoices/fixed-installments', {
    success: t('finance.done'),
    invalidates: ['card-invoices'],
    flow: 'card',
  });
  const options = data?.financing ?? [];
  const chosen = options.find((one) => one.count === count);
  return (
    <ActionDrawer<{ installmentNumber: number }>
      title={t('finance.title')}
      submit={t('finance.submit')}
      submitOff={signed.off}
      nothing={data && !options.length ? t(data.invoice.payable ? 'finance.none' : 'pay.nothing') : undefined}
      isLoading={!data}
      form={form}
      width={720}
      onSubmit={() =>
        signed.run({
          body: {
            yearMonth: period.replace('-', '/'),
            value: data!.invoice.payable,
            installmentNumber: chosen!.count,
            installmentValue: chosen!.installment,
          },
        })
      }
    >
      <p>{t('finance.lead', { value: formatMoney(data?.invoice.payable ?? 0) })}</p>
      <FinancingTable options={options} />
      <Form.Item name="installmentNumber" label={t('finance.choose')} rules={[rules.chosen()]}>
        <ChoiceField>
          {options.map((one) => (
            <Radio key={one.count} value={one.count}>
              {t('finance.option', { count: one.count, value: formatMoney(one.installment) })}
            </Radio>
          ))}
        </ChoiceField>
      </Form.Item>
      {chosen && (
        <ReviewSummary
          title={t('finance.review')}
          amount={{ label: t('finance.total'), cents: chosen.total }}
          lines={[
            { label: t('finance.interest'), value: formatMoney(chosen.interest) },
            { label: t('finance.iof'), value: formatMoney(chosen.iof) },
            { label: t('finance.cet'), value: rate(chosen.effectiveRate) },
          ]}
        />
      )}
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
