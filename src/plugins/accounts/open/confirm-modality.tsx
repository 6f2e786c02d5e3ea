import { useTranslation } from 'react-i18next';
import '../accounts.css';
import { FEATURES, type Modality } from '../../../kits/modality/features';

/** Describes the account of a modality, and what it offers (SHELL-1-7 to 1-9). */
export function ConfirmModality({ modality }: { modality: Modality }) {
  const { t } = useTranslation('modality');
  return (
    <>
      <h3 className="card-title">{t(`name.${modality}`)}</h3>
      <p>{t(`about.${modality}`)}</p>
      <p className="soft">{t('free')}</p>
      <ul className="modality-features">
        {FEATURES[modality].map((feature) => (
          <li key={feature}>{t(`feature.${feature}`)}</li>
        ))}
      </ul>
    </>
  );
}
