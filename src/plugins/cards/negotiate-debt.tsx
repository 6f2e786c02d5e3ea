import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall, useInvalidateCalls } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { ChoiceField } from '../../ui/form/choice-field';
import { rules } from '../../ui/form/rules';
import { formatMoney } from '../../ui/text/format';
import { FinancingTable } from './financing-table';

/** Turns late invoices into an agreement: the ways, the cheapest total first, and the signature. */
export default function NegotiateDebt() {
  const { t } = useTranslation('cards');
  const { data } = useCall('GET /card-agreement', {}, { topic: 'cards' });
  const again = useInvalidateCalls();
  const signed = useSigned('POST /card-agreement', {
    success: t('negotiate.done'),
    invalidates: ['card-invoices'],
    flow: 'card',
  });
  const options = data?.options ?? [];
  return (
    <ActionDrawer<{ installmentNumber: number }>
      title={t('negotiate.title')}
      submit={t('negotiate.submit')}
      submitOff={signed.off}
      nothing={data && !options.length ? t(data.debt ? 'negotiate.few' : 'negotiate.none') : undefined}
      isLoading={!data}
      width={720}
      onSubmit={async ({ installmentNumber }) => {
        const chosen = options.find(({ count }) => count === installmentNumber)!;
        const result = await signed.run({
          body: { value: data!.debt, installmentNumber: chosen.count, installmentValue: chosen.installment },
        });
        if (result) await again('GET /card-agreement', 'GET /account-baas/{id}/cards');
        return result;
      }}
    >
      <p>{t('negotiate.lead', { value: formatMoney(data?.debt ?? 0) })}</p>
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
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
