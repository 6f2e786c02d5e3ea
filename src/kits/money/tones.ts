import type { MoneyState } from '@balcao/contract/money/operation';
import type { Tone } from '../../ui/text/status-tag';

/** How the states of outgoing money look. */
export const MONEY_TONES: Record<MoneyState, Tone> = {
  scheduled: 'wait',
  reserved: 'wait',
  sent: 'wait',
  settled: 'good',
  refused: 'bad',
  returned: 'warn',
  cancelled: 'off',
};
