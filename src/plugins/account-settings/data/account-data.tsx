import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AccountDataInput } from '@balcao/contract/account-settings';
import { updateAccount } from '../../../data/session';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { PhoneField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { FormPage } from '../../../ui/page/form-page';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { AccountFacts } from './account-facts';
import { AddressFields } from './address-fields';

/** The account's data, with those that its owner may change (PUT /account/update). */
export default function AccountDataPage() {
  const { t } = useTranslation('account-settings');
  const { data, error, retry } = useCall('GET /account/data', {}, { topic: 'account' });
  const phone = useIsPhone();
  const { run } = useAction('PUT /account/update', { quiet: true, success: t('data.done') });
  const again = useInvalidateCalls();
  // who opens this on a phone mostly gives the account's number to somebody
  const facts = data && <AccountFacts account={data} />;
  const save = async (values: AccountDataInput) => {
    const saved = await run({
      body: { ...values, description: values.description ?? '', address: filled(values.address) },
    });
    updateAccount({ nickname: saved.nickname, email: saved.email, phone: saved.phone, address: saved.address });
    await again('GET /account/data');
  };
  return (
    <FormPage<AccountDataInput>
      title={t('data.title')}
      lead={t('data.lead')}
      submit={t('data.submit')}
      initial={data}
      error={error}
      onRetry={retry}
      onSubmit={save}
      before={phone && facts}
      aside={!phone && facts}
    >
      <Form.Item name="nickname" label={t('data.nickname')} extra={t('data.nicknameHint')} rules={[rules.required()]}>
        <Input maxLength={60} autoComplete="organization" />
      </Form.Item>
      <div className="form-two">
        <Form.Item name="email" label={t('data.email')} rules={[rules.required(), rules.email()]}>
          <Input maxLength={120} inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="phone" label={t('data.phone')} rules={[rules.required(), rules.phone()]}>
          <PhoneField autoComplete="tel-national" />
        </Form.Item>
      </div>
      <Form.Item name="description" label={t('data.description')}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <AddressFields now={data?.address} />
    </FormPage>
  );
}

/** The lines of the address that were filled in. */
const filled = (address: AccountDataInput['address'] | undefined): AccountDataInput['address'] =>
  Object.fromEntries(Object.entries(address ?? {}).filter(([, text]) => text));
