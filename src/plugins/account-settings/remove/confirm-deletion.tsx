import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall, useInvalidateCalls } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';

/** Says what deleting the account loses, and asks for the signature. */
export default function ConfirmDeletion() {
  const { t } = useTranslation('account-settings');
  const { account } = useSession().session.currentAccount;
  const { data } = useCall('GET /account/delete', {});
  const signed = useSigned('POST /account/delete', { bindsNone: true, success: t('remove.requested') });
  const again = useInvalidateCalls();
  const send = async () => {
    if ((await signed.run({ body: {} })) === false) return false;
    await again('GET /account/delete');
    return true;
  };
  return (
    <ActionDrawer<{ sure: boolean }>
      title={t('remove.confirmTitle')}
      submit={t('remove.submit')}
      danger
      submitOff={data?.may === false ? t('remove.blocked') : signed.off}
      onSubmit={send}
    >
      <p>{t('remove.what', { name: account.nickname, number: account.account_number, count: data?.days ?? 7 })}</p>
      <ul>
        <li>{t('remove.loseCharges')}</li>
        <li>{t('remove.losePeople')}</li>
        <li>{t('remove.loseBack')}</li>
      </ul>
      <Form.Item
        name="sure"
        valuePropName="checked"
        rules={[
          {
            validator: (_, sure: unknown) =>
              sure ? Promise.resolve() : Promise.reject(new Error(t('remove.sureFault'))),
          },
        ]}
      >
        <Checkbox>{t('remove.sure')}</Checkbox>
      </Form.Item>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
