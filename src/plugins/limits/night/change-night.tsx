import { Form } from 'antd';
import { ChoiceField } from '../../../ui/form/choice-fields';
import { useTranslation } from 'react-i18next';
import type { NightTime } from '@balcao/contract/limits';
import { useCall, useInvalidateCalls } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { rules } from '../../../ui/form/rules';
import { hoursKey } from './hours';

type Values = Pick<NightTime['options'][number], 'begins'>;

/** Chooses when the night begins, signed. Choosing the present hours cancels a change that is waiting. */
export default function ChangeNight() {
  const { t } = useTranslation('limits');
  const { data } = useCall('GET /account/night-time', {});
  const signed = useSigned('PUT /account/night-time', { success: t('night.done') });
  const again = useInvalidateCalls();
  const chosen = data?.timeForChange?.begins ?? data?.options.find((one) => one.enabled)?.begins;
  const send = async ({ begins }: Values) => {
    if ((await signed.run({ body: { begins } })) === false) return false;
    await again('GET /account/night-time');
    return true;
  };
  return (
    <ActionDrawer<Values>
      title={t('night.change')}
      submit={t('night.submit')}
      submitOff={signed.off}
      isLoading={!data}
      onSubmit={send}
    >
      <Form.Item name="begins" label={t('night.hours')} rules={[rules.chosen()]} extra={t('night.when')}>
        <ChoiceField
          options={data?.options.map(({ begins }) => ({
            value: begins,
            label: t(hoursKey(begins)),
            disabled: begins === chosen,
          }))}
        />
      </Form.Item>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
