import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { formatDay } from '../../ui/text/format';
import { StatusTag } from '../../ui/text/status-tag';
import { SidePanel } from '../../ui/page/side-panel';
import { RouteLink } from '../../ui/page/routing';
import { Money } from '../../ui/text/money';
import './cards.css';

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
      aside={
        <SidePanel
          title={t('insurance.how')}
          points={[t('insurance.bill'), t('insurance.keep')]}
          links={[<RouteLink name="cards:multiple:my-invoices">{t('invoice.title')}</RouteLink>]}
        />
      }
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
        <DetailSection title={t('insurance.monthly')}>
          <p>
            <Money cents={data.monthly} big />
          </p>
          {data.since && <Facts facts={[{ label: t('insurance.since'), value: formatDay(data.since) }]} />}
          <h3 className="insurance-covers">{t('insurance.covers')}</h3>
          <ul>
            {data.covers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {!data.isOffered && <p className="soft">{t('insurance.none')}</p>}
        </DetailSection>
      )}
    </DetailPage>
  );
}
