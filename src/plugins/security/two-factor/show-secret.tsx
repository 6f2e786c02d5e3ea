import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/text/copy-button';
import { StepFoot } from '../parts/step-foot';
import type { Secret } from './change';

interface Props {
  secret: Secret;
  label: string;
  onNext: () => void;
}

/** The secret as a QR code that any authenticator reads, and as letters to be typed. */
export function ShowSecret({ secret: { Segredo, image_qrcode }, label, onNext }: Props) {
  const { t } = useTranslation('security');
  return (
    <>
      <p>{t('two-factor.scan')}</p>
      <img className="two-factor-qr" src={image_qrcode} alt={t('two-factor.qr')} />
      <p className="soft">
        {t('two-factor.type')} <code>{Segredo}</code> <CopyButton text={Segredo} what={t('two-factor.key')} />
      </p>
      <StepFoot label={label} onNext={onNext} />
    </>
  );
}
