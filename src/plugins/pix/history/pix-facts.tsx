import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixDetail } from '@balcao/contract/pix';
import { DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { DocumentText } from '../../../ui/text/document-text';
import { formatDay, formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

/** A Pix's value, parties and identifiers. */
export function PixFacts({ pix }: { pix: PixDetail }) {
  const { t } = useTranslation('pix');
  const factOf = (label: string, value: ReactNode, copy?: string | null) =>
    value ? [{ label, value, copy: copy ?? null }] : [];
  const isSent = pix.direction === 'sent';
  return (
    <>
      <DetailSection title={t('detail.pix')}>
        <Facts
          facts={[
            { label: t('detail.value'), value: <Money cents={pix.value} big /> },
            { label: t('detail.kind'), value: pix.label },
            { label: t('detail.at'), value: formatInstant(pix.at) },
            ...(pix.status === 'scheduled' && pix.executeAt
              ? [{ label: t('detail.executeAt'), value: formatDay(pix.executeAt) }]
              : []),
            ...(pix.returned ? [{ label: t('detail.returned'), value: <Money cents={pix.returned} /> }] : []),
            ...(pix.refund.most > 0 && pix.refund.until
              ? [{ label: t('detail.refundUntil'), value: formatDay(pix.refund.until) }]
              : []),
            ...factOf(t('detail.reason'), pix.reason),
            ...factOf(t('detail.description'), pix.description),
            ...factOf(t('detail.answer'), pix.payerResponse),
          ]}
        />
        {pix.refund.of !== null && (
          <p>
            <RouteLink name="pix:history-detail" params={{ id: pix.refund.of }}>
              {t('detail.refundOf')}
            </RouteLink>
          </p>
        )}
        {pix.recurrence !== null && (
          <p>
            <RouteLink name="pix-recurrences-detail" params={{ id: pix.recurrence }}>
              {t('detail.recurrence')}
            </RouteLink>
          </p>
        )}
      </DetailSection>
      <DetailSection title={t('detail.to')}>
        <Facts
          facts={[
            { label: t('detail.name'), value: pix.owner.name },
            ...factOf(t('detail.document'), pix.owner.document && <DocumentText value={pix.owner.document} />),
            ...factOf(t('detail.bank'), pix.account.bank),
            ...factOf(t('detail.branch'), pix.account.branch),
            ...factOf(t('detail.account'), pix.account.number, pix.account.number),
            ...factOf(t('detail.key'), pix.key, pix.key),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.from')}>
        <Facts
          facts={[
            { label: t('detail.name'), value: pix.payer.name },
            ...factOf(t('detail.document'), pix.payer.document && <DocumentText value={pix.payer.document} />),
            ...(isSent ? [] : factOf(t('detail.bank'), pix.bank)),
            ...factOf(t('detail.account'), pix.payer.account),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.numbers')}>
        <Facts
          facts={[
            { label: t('detail.endToEnd'), value: pix.endToEnd, copy: pix.endToEnd, wide: true },
            ...factOf(t('detail.protocol'), pix.protocol, pix.protocol),
            ...factOf(t('detail.txid'), pix.txid, pix.txid),
          ]}
        />
      </DetailSection>
    </>
  );
}
