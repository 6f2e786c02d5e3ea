import { useTranslation } from 'react-i18next';
import type { Advance } from '@balcao/contract/advances';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<Advance['state'], Tone> = {
  PENDING: 'wait',
  SCHEDULED: 'wait',
  CREDITED: 'good',
  DEBITED: 'off',
  DENIED: 'bad',
  CANCELLED: 'off',
  OVERDUE: 'warn',
};

export function StateTag({ state }: Pick<Advance, 'state'>) {
  const { t } = useTranslation('advances');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
