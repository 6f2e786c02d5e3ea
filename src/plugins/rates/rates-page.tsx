import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { FailureCard } from '../../ui/page/failure-card';
import { PageLayout } from '../../ui/page/page-layout';
import { formatMoney } from '../../ui/text/format';
import { formatPercent } from '../../ui/text/percent';
import { CardRates } from './card-rates';
import { RateTable } from './rate-table';
import { useExecution } from './use-execution';

/** All fees of the account, and when the money is credited. */
export default function RatesPage() {
  const { t } = useTranslation('rates');
  const execution = useExecution();
  const { data, error, retry } = useCall('GET /rates', {});
  if (!data)
    return (
      <PageLayout title={t('title')} width="form">
        {error && <FailureCard kind="communication" onRetry={retry} />}
      </PageLayout>
    );
  const { charges, transfers, card } = data;
  return (
    <PageLayout title={t('title')} lead={t('lead')} width="form">
      <DetailSection title={t('charges.title')}>
        <RateTable
          rows={[
            {
              name: t('charges.billet'),
              rate: formatMoney(charges.billet.fee),
              when: execution(charges.billet.executionDays),
            },
            {
              name: t('charges.carnet'),
              rate: formatMoney(charges.carnet.fee),
              when: execution(charges.carnet.executionDays),
            },
            {
              name: t('charges.pix'),
              rate: formatPercent(charges.pix.percent),
              when: execution(charges.pix.executionDays),
            },
          ]}
        />
      </DetailSection>
      <DetailSection title={t('card.title')}>
        <CardRates card={card} />
      </DetailSection>
      <DetailSection title={t('transfers.title')}>
        <RateTable
          rows={[
            {
              name: t('transfers.third'),
              rate: formatMoney(transfers.thirdPartyTransferCost),
              when: execution(transfers.transferExecutionDays),
            },
            {
              name: t('transfers.own', { value: formatMoney(transfers.minValueNoChargeTransferCost) }),
              rate: t('free'),
              when: execution(transfers.transferExecutionDays),
            },
            {
              name: t('transfers.below', { value: formatMoney(transfers.minValueNoChargeTransferCost) }),
              rate: formatMoney(transfers.belowMinTransferCost),
              when: execution(transfers.transferExecutionDays),
            },
            {
              name: t('transfers.scheduled'),
              rate: transfers.scheduledTransfer ? formatMoney(transfers.scheduledTransfer) : t('free'),
              when: t('transfers.onDay'),
            },
          ]}
        />
      </DetailSection>
    </PageLayout>
  );
}
