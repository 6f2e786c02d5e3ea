import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DisplayData } from '@balcao/contract/billing-settings';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { PhoneField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { FormPage } from '../../../ui/page/form-page';
import { LogoCard } from './logo-card';

/** The data of the account that payers see. */
export default function DisplayPage() {
  const { t } = useTranslation('billing-settings');
  const { data, error, retry } = useCall('GET /billing-settings/display', {}, { topic: 'billing-settings' });
  const { run } = useAction('PUT /billing-settings/display', { quiet: true, success: t('display.done') });
  const again = useInvalidateCalls();
  const save = async ({ name, email, phone, website, show_address }: DisplayData) => {
    const body = { name: name ?? '', email: email ?? '', phone: phone ?? '', website: website ?? '', show_address };
    await run({ body });
    await again('GET /billing-settings/display');
  };
  return (
    <FormPage<DisplayData>
      title={t('display.title')}
      lead={t('display.lead')}
      submit={t('display.submit')}
      initial={data?.display}
      error={error}
      onRetry={retry}
      onSubmit={save}
      after={data && <LogoCard logo={data.logo} />}
    >
      <Form.Item name="name" label={t('display.name')} extra={t('display.nameHint', { name: data?.account_name })}>
        <Input maxLength={60} placeholder={data?.account_name} autoComplete="off" />
      </Form.Item>
      <div className="form-two">
        <Form.Item name="email" label={t('display.email')} rules={[rules.email()]}>
          <Input maxLength={120} inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item name="phone" label={t('display.phone')} rules={[rules.phone()]}>
          <PhoneField autoComplete="off" />
        </Form.Item>
        <Form.Item name="website" label={t('display.website')}>
          <Input maxLength={120} inputMode="url" autoComplete="off" />
        </Form.Item>
      </div>
      <div className="form-switch">
        <label htmlFor="show_address">{t('display.address')}</label>
        <Form.Item name="show_address" valuePropName="checked" noStyle>
          <Switch />
        </Form.Item>
      </div>
    </FormPage>
  );
}
