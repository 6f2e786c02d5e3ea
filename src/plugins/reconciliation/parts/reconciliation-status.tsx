import { useTranslation } from 'react-i18next';
import type { Reconciliation } from '@balcao/contract/reconciliation';
import { StatusTag } from '../../../ui/text/status-tag';

export function ReconciliationStatus({ status }: Pick<Reconciliation, 'status'>) {
  const { t } = useTranslation('reconciliation');
  return <StatusTag tone={status === 'active' ? 'good' : 'off'}>{t(`status.${status}`)}</StatusTag>;
}
