import { useTranslation } from 'react-i18next';
import type { MoneyState } from '@balcao/contract/money/operation';
import { MONEY_TONES } from '../../kits/money/tones';
import { StatusTag } from '../../ui/text/status-tag';

/** The state of an outgoing operation. */
export function StateTag({ state }: { state: MoneyState }) {
  const { t } = useTranslation('receipts');
  return <StatusTag tone={MONEY_TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
