import { useTranslation } from 'react-i18next';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import { MONEY_TONES } from '../../../kits/money/tones';
import { StatusTag } from '../../../ui/text/status-tag';

/** The state of a scheduled transfer. */
export function ScheduledState({ state }: Pick<ScheduledTransfer, 'state'>) {
  const { t } = useTranslation('transfers');
  return <StatusTag tone={MONEY_TONES[state]}>{t(`scheduled.state.${state}`)}</StatusTag>;
}
