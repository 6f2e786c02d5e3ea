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
  const given = (label: string, value: ReactNode, copy?: string | null) =>
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
            ...given(t('detail.reason'), pix.reason),
            ...given(t('detail.description'), pix.description),
            ...given(t('detail.answer'), pix.payerResponse),
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
            ...given(t('detail.document'), pix.owner.document && <DocumentText value={pix.owner.document} />),
            ...given(t('detail.bank'), pix.account.bank),
            ...given(t('detail.branch'), pix.account.branch),
            ...given(t('detail.account'), pix.account.number, pix.account.number),
            ...given(t('detail.key'), pix.key, pix.key),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.from')}>
        <Facts
          facts={[
            { label: t('detail.name'), value: pix.payer.name },
            ...given(t('detail.document'), pix.payer.document && <DocumentText value={pix.payer.document} />),
            ...(isSent ? [] : given(t('detail.bank'), pix.bank)),
            ...given(t('detail.account'), pix.payer.account),
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.numbers')}>
        <Facts
          facts={[
            { label: t('detail.endToEnd'), value: pix.endToEnd, copy: pix.endToEnd, wide: true },
            ...given(t('detail.protocol'), pix.protocol, pix.protocol),
            ...given(t('detail.txid'), pix.txid, pix.txid),
          ]}
        />
      </DetailSection>
    </>
  );
}
