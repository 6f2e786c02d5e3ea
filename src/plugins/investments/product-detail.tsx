import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { InvestmentProduct } from '@balcao/contract/investments';
import { useRecord } from '../../data/use-record';
import { investmentProducts } from '../../resources/investments';
import { byId } from '../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { ProjectionNote } from './projection-note';
import { ratesOf, yearlyOf } from './rates';
import { Simulation } from './simulation';

export default byId(ProductDetail);

/** One asset on offer: its terms, and what an amount becomes in it. */
function ProductDetail({ id }: { id: number }) {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const path = usePathOf()('investments-buy', { id })!;
  const { record, ...query } = useRecord(investmentProducts, id);
  return (
    <DetailPage
      title={record?.name ?? t('product.title')}
      lead={record && `${record.issuer} · ${ratesOf(record)}`}
      actions={
        <Button type="primary" onClick={() => void navigate(path)}>
          {t('buy.action')}
        </Button>
      }
      query={query}
      gone={{ title: t('product.gone') }}
    >
      {record && (
        <>
          <ProductFacts product={record} />
          <Simulation product={record} />
        </>
      )}
    </DetailPage>
  );
}

/** The terms of an asset. */
function ProductFacts({ product }: { product: InvestmentProduct }) {
  const { t } = useTranslation('investments');
  const { isExempt, isSuitable, liquidity, maturity, maximum, minimum, redeemableFrom, risk, yearly } = product;
  return (
    <DetailSection title={t('product.terms')}>
      <Facts
        facts={[
          { label: t('rate'), value: ratesOf(product) },
          { label: t('yearly'), value: yearlyOf(yearly) },
          { label: t('maturity'), value: formatDay(maturity) },
          {
            label: t('liquidityTitle'),
            value: t(liquidity === 'daily' ? 'liquidity.daily' : 'product.from', { day: formatDay(redeemableFrom) }),
          },
          { label: t('minimum'), value: formatMoney(minimum) },
          { label: t('maximum'), value: formatMoney(maximum) },
          { label: t('incomeTax'), value: t(isExempt ? 'product.exempt' : 'product.taxed') },
          { label: t('profileTitle'), value: t(`profile.name.${risk}`) },
        ]}
      />
      {isSuitable === false && <p role="note">{t('product.unsuitable')}</p>}
      <ProjectionNote of={product} />
      <p className="soft">{t('product.guaranteed')}</p>
    </DetailSection>
  );
}
