import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { keyText } from '../parts/key-text';
import { useKeys, useKeysAgain } from '../parts/use-keys';

/** Removes a key from the account, signed. */
export default function RemoveKey() {
  const { t } = useTranslation('pix-keys');
  const id = useIdParam();
  const { data } = useKeys();
  const again = useKeysAgain();
  const row = data?.keys.find((one) => one.id === id);
  const signed = useSigned('DELETE /pix/keys/{id}', { success: t('remove.done') });
  const send = async () => {
    if ((await signed.run({ params: { id: row!.id }, body: { key: row!.key } })) === false) return false;
    await again();
    return true;
  };
  return (
    <ActionDrawer
      title={t('remove.title')}
      submit={t('remove.submit')}
      danger
      submitOff={row ? signed.off : t('remove.gone')}
      isLoading={!data}
      onSubmit={send}
    >
      <p>{row ? t('remove.text', { key: keyText(row) }) : t('remove.gone')}</p>
      {row && <SigningStep signed={signed} />}
    </ActionDrawer>
  );
}
