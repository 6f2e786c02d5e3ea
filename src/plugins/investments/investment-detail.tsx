import { useTranslation } from 'react-i18next';
import type { Investment } from '@balcao/contract/investments';
import { useCall } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { investments } from '../../resources/investments';
import { LinkButton } from '../../ui/action/link-button';
import { byId } from '../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { useToday } from '../../ui/text/use-today';
import { ProjectionNote } from './projection-note';
import { ratesOf } from './rates';
import { isRedeemable } from './redeemable';
import { Redemptions } from './redemptions';
import { InvestmentState } from './states';
import { TaxTable } from './tax-table';

export default byId(InvestmentDetail);

/** One investment: what it is worth today, and what was taken out of it. */
function InvestmentDetail({ id }: { id: number }) {
  const { t } = useTranslation('investments');
  const path = usePathOf()('investments-redeem', { id })!;
  const { record, ...query } = useRecord(investments, id);
  const today = useToday();
  const { data: hours } = useCall('GET /investments/opening-hours', {});
  const redeem = record && isRedeemable(record, hours?.sell.next ?? today) && (
    <LinkButton type="primary" to={path}>
      {t('redeem.action')}
    </LinkButton>
  );
  return (
    <DetailPage
      title={record?.name ?? t('detail.title')}
      status={record && <InvestmentState state={record.state} />}
      actions={redeem}
      lead={record && `${record.issuer} · ${ratesOf(record)}`}
      query={query}
      gone={{ title: t('detail.gone') }}
    >
      {record && (
        <>
          {record.state === 'active' && (
            <DetailSection title={t('detail.today')}>
              <TaxTable value={record} />
              <ProjectionNote of={record} />
              {record.iofUntil && <p className="soft">{t('detail.iof', { day: formatDay(record.iofUntil) })}</p>}
            </DetailSection>
          )}
          <InvestmentFacts one={record} />
          <Redemptions investment={id} />
        </>
      )}
    </DetailPage>
  );
}

function InvestmentFacts({ one }: { one: Investment }) {
  const { t } = useTranslation('investments');
  return (
    <DetailSection title={t('detail.terms')}>
      <Facts
        facts={[
          { label: t('invested'), value: formatMoney(one.amount) },
          { label: t('bought'), value: formatDay(one.bought_on) },
          { label: t('maturity'), value: formatDay(one.maturity) },
          { label: t('redeemableFrom'), value: formatDay(one.redeemableFrom) },
          { label: t('protocol'), value: <span className="num">{one.protocol}</span>, copy: one.protocol },
        ]}
      />
    </DetailSection>
  );
}
