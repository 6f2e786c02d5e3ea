import { useTranslation } from 'react-i18next';
import type { Device } from '@balcao/contract/secure-device';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';

interface Props {
  device: Device;
  onBack: () => void;
}

/** Removes a lost or sold phone, signed; with the letters of the signature, as the phone itself may be gone. */
export function RemoveDevice({ device: { id, name }, onBack }: Props) {
  const { t } = useTranslation('security');
  const signed = useSigned('DELETE /secure-device/devices/{id}');
  const toast = useToast();
  const remove = async () => {
    try {
      if ((await signed.run({ params: { id }, body: {} })) === false) return;
      toast.done(t('devices.removed'));
      onBack();
    } catch (error) {
      toast.failed(error);
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
