import { useTranslation } from 'react-i18next';
import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { DetailSection } from '../../ui/page/detail-page';
import { DocumentText } from '../../ui/text/document-text';
import { Facts } from '../../ui/text/facts';
import { formatDay } from '../../ui/text/format';
import { Timeline, type Moment } from '../../ui/text/timeline';

/** What was asked for, and what happened to it. */
export function PortabilityFacts({ one }: { one: SalaryPortability }) {
  const { t } = useTranslation('salary-portability');
  const answered = one.reason ? 'rejected' : one.byDeadline ? 'byDeadline' : 'accepted';
  const moments: Moment[] = [
    ...(one.cancelled_at ? [{ key: 'cancelled', at: one.cancelled_at, text: t('moment.cancelled') }] : []),
    ...(one.answered_at
      ? [{ key: 'answered', at: one.answered_at, text: t(`moment.${answered}`), detail: one.reason }]
      : []),
    {
      key: 'requested',
      at: one.requested_at,
      text: t('moment.requested'),
      detail: one.state === 'requested' ? t('moment.until', { day: formatDay(one.deadline) }) : undefined,
    },
  ];
  return (
    <>
      <DetailSection title={t('detail.facts')}>
        <Facts
          facts={[
            { label: t('employer'), value: one.employerName },
            { label: t('employerDocument'), value: <DocumentText value={one.employerDocument} /> },
            { label: t('bank'), value: `${one.bank.code} · ${one.bank.name}` },
            { label: t('protocol'), value: <span className="num">{one.protocol}</span>, copy: one.protocol },
          ]}
        />
      </DetailSection>
      <DetailSection title={t('detail.history')}>
        <Timeline moments={moments} />
      </DetailSection>
    </>
  );
}
