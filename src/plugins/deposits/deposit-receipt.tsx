import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Deposit } from '@balcao/contract/deposits';
import { useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { DepositState } from './deposit-state';
import { PaperButton } from './pending';

/** The billet to pay one deposit, or its receipt once paid; `?deposito=` says which deposit. */
export default function DepositReceipt() {
  const { t } = useTranslation('deposits');
  const [query] = useSearchParams();
  const id = Number(/^[1-9]\d{0,14}$/.exec(query.get('deposito') ?? '')?.[0] ?? 0);
  if (id) return <OneDeposit id={id} />;
  return (
    <PageLayout title={t('receipt.title')} back>
      <GoneCard title={t('receipt.none')} text={t('receipt.noneText')} />
      <p>
        <RouteLink name="deposits">{t('receipt.all')}</RouteLink>
      </p>
    </PageLayout>
  );
}

function OneDeposit({ id }: { id: number }) {
  const { t } = useTranslation('deposits');
  const { data, ...query } = useCall('GET /deposit/{id}', { params: { id } }, { topic: 'deposits' });
  return (
    <DetailPage
      title={data ? t('receipt.of', { value: formatMoney(data.value) }) : t('receipt.title')}
      status={data && <DepositState state={data.state} />}
      lead={data && t(`receipt.lead.${data.state}`)}
      actions={data && <PaperButton one={data} primary />}
      query={query}
      gone={{ title: t('receipt.none'), text: t('receipt.noneText') }}
    >
      {data && <DepositFacts one={data} />}
    </DetailPage>
  );
}

function DepositFacts({ one }: { one: Deposit }) {
  const { t } = useTranslation('deposits');
  const line = one.barcode.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
  return (
    <DetailSection title={t('receipt.facts')}>
      <Facts
        facts={[
          { label: t('list.value'), value: <Money cents={one.paidValue ?? one.value} big /> },
          ...(one.state === 'pending'
            ? [{ label: t('receipt.line'), value: line, copy: one.barcode, wide: true }]
            : []),
          { label: t('receipt.expires'), value: formatDay(one.expireAt) },
          { label: t('list.made'), value: formatInstant(one.createdAt) },
          ...(one.paidAt ? [{ label: t('receipt.paid'), value: formatInstant(one.paidAt) }] : []),
          { label: t('receipt.protocol'), value: one.protocol, copy: one.protocol },
        ]}
      />
    </DetailSection>
  );
}
