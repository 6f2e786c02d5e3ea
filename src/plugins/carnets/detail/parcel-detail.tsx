import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Answer } from '@balcao/contract/core/registry';
import { useFile } from '../../../data/use-file';
import { AmountDueSection } from '../../../kits/charging/detail/amount-due-section';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { CustomerSection } from '../../../kits/charging/detail/customer-section';
import { HistorySection } from '../../../kits/charging/detail/history-section';
import { ItemsSection } from '../../../kits/charging/detail/items-section';
import { SplitSection } from '../../../kits/charging/detail/split-section';
import { ReceivedNotice } from '../../../kits/charging/detail/received-notice';
import { ReceivedSection } from '../../../kits/charging/detail/received-section';
import { ChargeTexts } from '../../../kits/charging/texts';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailPage } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { useParcelMenu } from '../parts/parcel-actions';
import { ParcelPay, ParcelTerms } from './parcel-parts';
import { useParcel } from './use-parcel';
import '../parts/progress.css';

type Parcel = Answer<'GET /carnet/{id}/parcel/{idDetail}'>;

/** One parcel of a carnet: everything that a billet's page shows, and a link back to the carnet. */
export default function ParcelDetail() {
  const { t } = useTranslation('carnets');
  const { id, idDetail, data: parcel, ...query } = useParcel();
  if (!id || !idDetail) return <Navigate to="/404" replace />;
  if (!parcel)
    return (
      <DetailPage
        title={t('parcel.title')}
        query={query}
        gone={{ title: t('parcel.gone'), text: t('parcel.goneText') }}
      />
    );
  const { number, parcels } = parcel.carnet;
  return (
    <ChargeTexts of="carnets">
      <DetailPage
        title={`${t('parcel.of', { number, count: parcels })} · ${formatMoney(parcel.value)}`}
        status={<ChargeState charge={parcel} />}
        lead={
          <>
            {parcel.customer?.name} ·{' '}
            <RouteLink name="carnets-detail" params={{ id }} className="underlined">
              {t('parcel.carnet', { id })}
            </RouteLink>
          </>
        }
        actions={<Buttons parcel={parcel} />}
        aside={<HistorySection histories={parcel.charge_histories} />}
      >
        <ReceivedNotice {...parcel} />
        <ReceivedSection {...parcel} />
        <ParcelPay parcel={parcel} />
        <AmountDueSection due={parcel.amount_due} until={parcel.charge_payment.conditional_discount_date} />
        <ItemsSection
          items={parcel.charge_items}
          shipping={parcel.charge_shippings.reduce((sum, { value }) => sum + value, 0)}
          discount={parcel.charge_payment.discount}
          value={parcel.value}
        />
        <SplitSection receivers={parcel.receivers} status={parcel.status} />
        <ParcelTerms parcel={parcel} />
        <CustomerSection customer={parcel.customer} />
      </DetailPage>
    </ChargeTexts>
  );
}

function Buttons({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('carnets');
  const { download, isRunning } = useFile('GET /carnet/{id}/parcel/{idDetail}/pdf');
  const params = { id: parcel.carnet.id, idDetail: parcel.id };
  return (
    <>
      <Button
        icon={<DownloadOutlined />}
        loading={isRunning}
        onClick={() => void download({ params }, `parcela-${parcel.id}.pdf`)}
      >
        {t('parcel.pdf')}
      </Button>
      <RowActions actions={useParcelMenu()(parcel.carnet.id, parcel)} of={t('parcel.title').toLowerCase()} />
    </>
  );
}
