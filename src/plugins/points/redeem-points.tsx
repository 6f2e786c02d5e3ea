import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { LEAST_POINTS, pointsFault, worthOf } from '@balcao/contract/shared/points';
import { useCall } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { NumberField } from '../../ui/form/number-field';
import { rules } from '../../ui/form/rules';
import { formatInteger, formatMoney } from '../../ui/text/format';

interface Redeem {
  points: number;
}

/** The drawer over the statement that exchanges points for money, signed. */
export default function RedeemPoints() {
  const { t } = useTranslation('points');
  const { data } = useCall('GET /points', {}, { topic: 'points' });
  const [form] = Form.useForm<Redeem>();
  const count = Form.useWatch('points', form);
  const signed = useSigned('POST /points/redeem', { invalidates: ['points'], success: t('redeem.done') });
  const balance = data?.points ?? 0;
  return (
    <ActionDrawer<Redeem>
      title={t('redeem.title')}
      submit={t('redeem.submit')}
      submitOff={balance < LEAST_POINTS ? t('fault.least') : signed.off}
      isLoading={!data}
      form={form}
      onSubmit={(values) => signed.run({ body: values })}
    >
      <p className="soft">
        {t('redeem.have', { points: formatInteger(balance), value: formatMoney(worthOf(balance)) })}
      </p>
      <Form.Item
        name="points"
        label={t('redeem.points')}
        rules={[
          rules.chosen(),
          {
            validator: (_, value: unknown) => {
              const fault = typeof value === 'number' ? pointsFault(value, balance) : value ? 'step' : null;
              return fault ? Promise.reject(new Error(t(`fault.${fault}`))) : Promise.resolve();
            },
          },
        ]}
        {...(typeof count === 'number' ? { extra: t('redeem.becomes', { value: formatMoney(worthOf(count)) }) } : {})}
      >
        <NumberField />
      </Form.Item>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
