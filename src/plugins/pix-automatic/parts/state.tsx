import { useTranslation } from 'react-i18next';
import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<AutomaticPix['state'], Tone> = {
  CRIADA: 'warn',
  APROVADA: 'good',
  REJEITADA: 'off',
  EXPIRADA: 'off',
  CANCELADA: 'off',
};

export function State({ state }: Pick<AutomaticPix, 'state'>) {
  const { t } = useTranslation('pix-automatic');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
