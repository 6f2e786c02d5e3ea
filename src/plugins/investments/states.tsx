import { useTranslation } from 'react-i18next';
import type { Investment, Redemption, ScheduledInvestment } from '@balcao/contract/investments';
import { MONEY_TONES } from '../../kits/money/tones';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<Investment['state'], Tone> = { active: 'good', redeemed: 'off', matured: 'off', undone: 'bad' };
const REDEEMED: Record<Redemption['state'], Tone> = { scheduled: 'wait', settled: 'good', cancelled: 'off' };

export function InvestmentState({ state }: Pick<Investment, 'state'>) {
  const { t } = useTranslation('investments');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}

export function RedemptionState({ state }: Pick<Redemption, 'state'>) {
  const { t } = useTranslation('investments');
  return <StatusTag tone={REDEEMED[state]}>{t(`redemptionState.${state}`)}</StatusTag>;
}

export function PurchaseState({ state }: Pick<ScheduledInvestment, 'state'>) {
  const { t } = useTranslation('investments');
  return <StatusTag tone={MONEY_TONES[state]}>{t(`purchaseState.${state}`)}</StatusTag>;
}
