import { useTranslation } from 'react-i18next';
import type { Device } from '@balcao/contract/secure-device';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { StepFoot } from '../parts/step-foot';
import { useTell } from '../parts/use-tell';

interface Props {
  device: Device;
  onBack: () => void;
}

/** Takes a lost or sold phone out, signed: by the word, where the phone itself is what was lost. */
export function RemoveDevice({ device: { id, name }, onBack }: Props) {
  const { t } = useTranslation('security');
  const signed = useSigned('DELETE /secure-device/devices/{id}');
  const tell = useTell();
  const remove = async () => {
    try {
      if ((await signed.run({ params: { id }, body: {} })) === false) return;
      tell.done(t('devices.removed'));
      onBack();
    } catch (error) {
      tell.failed(error);
    }
  };
  return (
    <>
      <p>{t('devices.removing', { name })}</p>
      <SigningStep signed={signed} />
      <StepFoot
        label={t('devices.remove')}
        onNext={() => void remove()}
        onBack={onBack}
        busy={signed.busy}
        off={signed.off}
      />
    </>
  );
}
