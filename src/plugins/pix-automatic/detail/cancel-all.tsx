import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { automaticPix } from '../../../resources/pix-automatic';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';

/** Ends an authorised Pix automático, signed. */
export default function CancelAll() {
  const { t } = useTranslation('pix-automatic');
  const id = useIdParam();
  const { record } = useRecord(automaticPix, id);
  const signed = useSigned('POST /pix/automatic/{id}/cancel', {
    invalidates: ['pix-automatic'],
    success: t('cancel.done'),
  });
  return (
    <ActionDrawer
      title={t('cancel.title')}
      submit={t('cancel.submit')}
      dismiss={t('cancel.dismiss')}
      danger
      submitOff={signed.off}
      isLoading={!record}
      onSubmit={() => signed.run({ params: { id: id! }, body: {} })}
    >
      <p>{t('cancel.text', { name: record?.receiver.name })}</p>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
