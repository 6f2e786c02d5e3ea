import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../data/use-call';
import { FailureCard } from '../../ui/page/failure-card';
import { SummaryStrip } from '../../ui/page/list-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { formatMoney } from '../../ui/text/format';
import { EquityPicture } from './equity-picture';
import { GuaranteeMeter } from './guarantee-meter';
import { MarketHours } from './market-hours';
import { ProfileCard } from './profile-card';

/** What is invested, how it grew, how far it is guaranteed, and the ways on. */
export default function Overview() {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const path = usePathOf()('investments-products')!;
  const { data, error, retry } = useCall('GET /investments/summary', {}, { topic: 'investments' });
  return (
    <PageLayout
      title={t('title')}
      lead={<MarketHours side="buy" />}
      actions={
        <Button type="primary" onClick={() => void navigate(path)}>
          {t('invest')}
        </Button>
      }
    >
      {error && <FailureCard kind="communication" onRetry={retry} />}
      {data && (
        <SummaryStrip
          label={t('summary.title')}
          items={[
            { key: 'net', label: t('summary.net'), value: formatMoney(data.currentNetValue) },
            { key: 'invested', label: t('summary.invested'), value: formatMoney(data.currentInvestedValue) },
            { key: 'return', label: t('summary.return'), value: formatMoney(data.currentGrossReturn) },
            { key: 'iof', label: t('iof'), value: formatMoney(data.financialOperationTax) },
            { key: 'tax', label: t('incomeTax'), value: formatMoney(data.incomeTax) },
            { key: 'scheduled', label: t('summary.scheduled'), value: formatMoney(data.scheduledValue) },
          ]}
        />
      )}
      <p className="link-line">
        <RouteLink name="investments-list">{t('wallet.title')}</RouteLink>
        <RouteLink name="investments-scheduled">{t('scheduled.title')}</RouteLink>
        <RouteLink name="investments-history">{t('history.title')}</RouteLink>
      </p>
      <EquityPicture />
      <ProfileCard />
      <GuaranteeMeter />
    </PageLayout>
  );
}
