import { useTranslation } from 'react-i18next';
import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<SalaryPortability['state'], Tone> = {
  requested: 'wait',
  accepted: 'good',
  rejected: 'bad',
  cancelled: 'off',
};

export function PortabilityState({ state }: Pick<SalaryPortability, 'state'>) {
  const { t } = useTranslation('salary-portability');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
