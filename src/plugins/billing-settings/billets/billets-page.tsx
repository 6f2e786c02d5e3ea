import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { FormPage } from '../../../ui/page/form-page';
import { DefaultFields, type DefaultValues } from './default-fields';

interface Values {
  billet: DefaultValues;
  carnet: DefaultValues;
}

/** Defaults of billets and carnets, for terms that their issuer leaves out (PUT /billing-settings/billets). */
export default function BilletsPage() {
  const { t } = useTranslation('billing-settings');
  const [form] = Form.useForm<Values>();
  const { data, error, retry } = useCall('GET /billing-settings/billets', {}, { topic: 'billing-settings' });
  const { run } = useAction('PUT /billing-settings/billets', { quiet: true, success: t('billets.done') });
  const again = useInvalidateCalls();
  const save = async ({ billet, carnet }: Values) => {
    await run({ body: { billet: inputOf(billet), carnet: inputOf(carnet) } });
    await again('GET /billing-settings/billets', 'GET /charges/conditions');
  };
  return (
    <FormPage<Values>
      title={t('billets.title')}
      lead={t('billets.lead')}
      submit={t('billets.submit')}
      form={form}
      initial={data}
      error={error}
      onRetry={retry}
      onSubmit={save}
    >
      <DefaultFields kind="billet" />
      <DefaultFields kind="carnet" />
    </FormPage>
  );
}

/** The defaults as the server takes them: a field left empty is 0, or an empty message. */
const inputOf = ({
  fine,
  interest,
  write_off_days,
  message,
}: DefaultValues): Body<'PUT /billing-settings/billets'>['billet'] => ({
  fine: fine ?? 0,
  interest: interest ?? 0,
  write_off_days: Number(write_off_days ?? 0),
  message: message ?? '',
});
