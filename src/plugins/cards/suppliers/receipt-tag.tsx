import { useTranslation } from 'react-i18next';
import type { SupplierPurchase } from '@balcao/contract/cards/receipt-calls';
import { StatusTag } from '../../../ui/text/status-tag';

/** Whether the receipt of a purchase was sent. */
export function ReceiptTag({ receipt }: Pick<SupplierPurchase, 'receipt'>) {
  const { t } = useTranslation('cards');
  if (!receipt) return <StatusTag tone="off">{t('receipt.state.none')}</StatusTag>;
  return <StatusTag tone={receipt === 'sent' ? 'good' : 'warn'}>{t(`receipt.state.${receipt}`)}</StatusTag>;
}
