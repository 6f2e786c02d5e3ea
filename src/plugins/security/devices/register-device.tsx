import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';

const SHORTEST = 2;

/** Registers, by name and signed, the phone that will approve operations. */
export function RegisterDevice({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('security');
  const id = useId();
  const [name, setName] = useState('');
  const signed = useSigned('POST /secure-device/devices');
  const toast = useToast();
  const typed = name.trim();
  const register = async () => {
    try {
      const answer = await signed.run({ body: { name: typed } });
      if (answer === false) return;
      toast.done(t('devices.added'));
      onBack();
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <>
      <p>{t('devices.adding')}</p>
      <Form.Item layout="vertical" label={t('devices.called')} htmlFor={id}>
        <Input
          id={id}
          value={name}
          maxLength={40}
          autoComplete="off"
          readOnly={signed.busy}
          onChange={({ target }) => setName(target.value)}
        />
      </Form.Item>
      <SigningStep signed={signed} />
      <StepFoot
        label={t('devices.add')}
        onNext={() => void register()}
        onBack={onBack}
        busy={signed.busy}
        off={typed.length < SHORTEST ? t('devices.nameless') : signed.off}
      />
    </>
  );
}
