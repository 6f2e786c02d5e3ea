import { useTranslation } from 'react-i18next';
import { useInvalidateCalls } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';

/** Asks for the erasure of the person's data, signed: what no law keeps goes now, the rest on its day. */
export default function AskErasure() {
  const { t } = useTranslation('personal-data');
  const signed = useSigned('POST /personal-data/erasure', { success: t('erasure.done') });
  const again = useInvalidateCalls();
  const send = async () => {
    if ((await signed.run({ body: {} })) === false) return false;
    await again('GET /personal-data');
    return true;
  };
  return (
    <ActionDrawer title={t('erasure.title')} submit={t('erasure.submit')} submitOff={signed.off} onSubmit={send}>
      <p>{t('erasure.explain')}</p>
      <p>{t('erasure.final')}</p>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
