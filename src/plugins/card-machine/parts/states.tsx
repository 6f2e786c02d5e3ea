import { useTranslation } from 'react-i18next';
import type { MachineContest, MachineReceivable, MachineSale } from '@balcao/contract/card-machine/shapes';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';

const SALES: Record<MachineSale['state'], Tone> = { approved: 'good', contested: 'warn', reversed: 'bad' };
const RECEIVABLES: Record<MachineReceivable['state'], Tone> = { expected: 'wait', paid: 'good', cancelled: 'off' };
const CONTESTS: Record<MachineContest['state'], Tone> = { open: 'warn', answered: 'wait', won: 'good', lost: 'bad' };

export function SaleState({ state }: Pick<MachineSale, 'state'>) {
  const { t } = useTranslation('card-machine');
  return <StatusTag tone={SALES[state]}>{t(`saleState.${state}`)}</StatusTag>;
}

export function ReceivableState({ state }: Pick<MachineReceivable, 'state'>) {
  const { t } = useTranslation('card-machine');
  return <StatusTag tone={RECEIVABLES[state]}>{t(`receivableState.${state}`)}</StatusTag>;
}

export function ContestState({ state }: Pick<MachineContest, 'state'>) {
  const { t } = useTranslation('card-machine');
  return <StatusTag tone={CONTESTS[state]}>{t(`contestState.${state}`)}</StatusTag>;
}
