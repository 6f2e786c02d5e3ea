import { useTranslation } from 'react-i18next';
import type { MoneyState } from '@balcao/contract/money/operation';
import { scheduledStatusOf } from '@balcao/contract/shared/scheduled-status';
import { MONEY_TONES } from '../../kits/money/tones';
import { StatusTag } from '../../ui/text/status-tag';

/** What became of a scheduled payment, in the words of its list. */
export function ScheduledTag({ state }: { state: MoneyState }) {
  const { t } = useTranslation('scheduled-payments');
  return <StatusTag tone={MONEY_TONES[state]}>{t(`statuses.${scheduledStatusOf(state)}`)}</StatusTag>;
}
