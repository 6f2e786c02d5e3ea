import { useTranslation } from 'react-i18next';
import type { MoneyState } from '@balcao/contract/money/operation';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<MoneyState, Tone> = {
  scheduled: 'wait',
  reserved: 'wait',
  sent: 'wait',
  settled: 'good',
  refused: 'bad',
  returned: 'warn',
  cancelled: 'off',
};

/** The state of an outgoing operation. */
export function StateTag({ state }: { state: MoneyState }) {
  const { t } = useTranslation('receipts');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
