import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { useCall, useInvalidateCalls } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ChoiceField } from '../../ui/form/choice-field';
import { rules } from '../../ui/form/rules';
import { FormPage } from '../../ui/page/form-page';
import { usePathOf } from '../../ui/page/routing';
import { HowItWorks } from './how-it-works';

interface Values {
  host: string;
  port: string;
  user: string;
  folder: string;
  fingerprint: string;
  layout: CnabLayout;
}

const PORT = /^[1-9]\d{0,4}$/;

/** Sets the server that return files go to; signed, as files of the account leave by it. */
export default function ServerForm() {
  const { t } = useTranslation('file-exchange-sftp');
  const navigate = useNavigate();
  const path = usePathOf()('cnab-sftp')!;
  const { data, error, retry } = useCall('GET /file-exchange/return-server', {});
  const signed = useSigned('PUT /file-exchange/return-server', { success: t('set.done') });
  const again = useInvalidateCalls();
  const { host = '', port = 22, user = '', folder = '', fingerprint = '', layout = 'cnab240' } = data?.server ?? {};
  const save = async ({ port: typed, ...values }: Values) => {
    if ((await signed.run({ body: { ...values, port: Number(typed) } })) === false) return false;
    return again('GET /file-exchange/return-server');
  };
  return (
    <FormPage<Values>
      title={t('set.title')}
      lead={t('set.lead')}
      back
      aside={<HowItWorks />}
      submit={t('set.submit')}
      submitOff={signed.off}
      initial={data && { host, port: String(port), user, folder, fingerprint, layout }}
      error={error}
      onRetry={retry}
      onSubmit={save}
      onDone={() => void navigate(path, { replace: true })}
    >
      <Form.Item name="host" label={t('host')} rules={[rules.required()]} extra={t('set.hostHint')}>
        <Input maxLength={253} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="port"
        label={t('port')}
        rules={[rules.required(), { pattern: PORT, message: t('set.portFault') }]}
      >
        <Input maxLength={5} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="user" label={t('user')} rules={[rules.required()]}>
        <Input maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="folder" label={t('folder')} extra={t('set.folderHint')}>
        <Input maxLength={255} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="fingerprint"
        label={t('fingerprint')}
        rules={[rules.required()]}
        extra={t('set.fingerprintHint')}
      >
        <Input maxLength={60} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item name="layout" label={t('layout')} rules={[rules.chosen()]}>
        <ChoiceField options={CNAB_LAYOUTS.map((value) => ({ value, label: t(`layouts.${value}`) }))} />
      </Form.Item>
      <SigningStep signed={signed} />
    </FormPage>
  );
}
