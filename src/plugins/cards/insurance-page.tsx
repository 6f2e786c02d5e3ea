import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { StatusTag } from '../../ui/text/status-tag';

/** The insurance of the credit card: what it covers and costs, taken and ended (AREAS-2-cards-4). */
export default function InsurancePage() {
  const { t } = useTranslation('cards');
  const { data, ...query } = useCall('GET /cards/insurance', {}, { topic: 'cards' });
  const set = useAction('POST /cards/insurance', {
    success: t(data?.isActive ? 'insurance.ended' : 'insurance.taken'),
  });
  const isActive = data?.isActive ?? false;
  return (
    <DetailPage
      title={t('insurance.title')}
      status={<StatusTag tone={isActive ? 'good' : 'off'}>{t(isActive ? 'insurance.on' : 'insurance.off')}</StatusTag>}
      query={query}
      actions={
        data?.isOffered && (
          <Button
            type={isActive ? 'default' : 'primary'}
            danger={isActive}
            loading={set.isRunning}
            onClick={() => void set.run({ body: { isActive: !isActive } }).then(query.retry, () => undefined)}
          >
            {t(isActive ? 'insurance.end' : 'insurance.take')}
          </Button>
        )
      }
    >
      {data && (
        <DetailSection title={t('insurance.covers')}>
          <ul>
            {data.covers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Facts
            facts={[
              { label: t('insurance.monthly'), value: formatMoney(data.monthly) },
              ...(data.since ? [{ label: t('insurance.since'), value: formatDay(data.since) }] : []),
            ]}
          />
          {!data.isOffered && <p className="soft">{t('insurance.none')}</p>}
        </DetailSection>
      )}
    </DetailPage>
  );
}
