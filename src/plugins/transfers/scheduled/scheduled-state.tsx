import { useTranslation } from 'react-i18next';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const TONES: Record<ScheduledTransfer['state'], Tone> = {
  scheduled: 'wait',
  reserved: 'wait',
  sent: 'wait',
  settled: 'good',
  refused: 'bad',
  returned: 'warn',
  cancelled: 'off',
};

/** The state of a scheduled transfer. */
export function ScheduledState({ state }: Pick<ScheduledTransfer, 'state'>) {
  const { t } = useTranslation('transfers');
  return <StatusTag tone={TONES[state]}>{t(`scheduled.state.${state}`)}</StatusTag>;
}
