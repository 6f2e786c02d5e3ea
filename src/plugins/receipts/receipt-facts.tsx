import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@balcao/contract/receipts';
import { DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { DocumentText } from '../../ui/text/document-text';
import { formatDay, formatDocument } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

/** A receipt's values, receiver and payer. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  const { amount, fee, returned, counterpart: to, payer, reason, description, protocol } = receipt;
  const factOf = (label: string, value: ReactNode, copy?: string | null) =>
    value ? [{ label, value, copy: copy ?? null }] : [];
  return (
    <>
      <DetailSection title={t('detail.operation')}>
        <Facts
          facts={[
            { label: t('detail.amount'), value: <Money cents={amount} big /> },
            { label: t('detail.fee'), value: fee ? <Money cents={fee} /> : t('detail.noFee') },
            { label: t('detail.kind'), value: receipt.label },
            { label: t('detail.day'), value: formatDay(receipt.scheduled_for) },
            ...(returned ? [{ label: t('detail.returned'), value: <Money cents={returned} /> }] : []),
            ...factOf(t('detail.reason'), reason),
            ...factOf(t('detail.description'), description),
            { label: t('detail.protocol'), value: protocol, copy: protocol },
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.to')}>
        <Facts
          facts={[
            { label: t('detail.name'), value: to.name },
            ...factOf(t('detail.document'), to.document && <DocumentText value={to.document} />),
            ...factOf(t('detail.bank'), to.bankName ?? to.bankCode),
            ...factOf(t('detail.branch'), to.branch),
            ...factOf(t('detail.account'), to.account, to.account),
            ...factOf(t('detail.pixKey'), to.pixKey, to.pixKey),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.from')}>
        <Facts
          facts={[
            { label: t('detail.name'), value: payer.name },
            { label: t('detail.document'), value: formatDocument(payer.document) },
            { label: t('detail.account'), value: payer.account },
          ]}
        />
      </DetailSection>
    </>
  );
}
