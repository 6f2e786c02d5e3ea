import { useTranslation } from 'react-i18next';
import type { Deposit } from '@balcao/contract/deposits';
import { StatusTag } from '../../ui/text/status-tag';

const TONES = { pending: 'wait', paid: 'good', expired: 'off' } as const;

/** Whether a billet of deposit may be paid, was, or is over. */
export function DepositState({ state }: Pick<Deposit, 'state'>) {
  const { t } = useTranslation('deposits');
  return <StatusTag tone={TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}
