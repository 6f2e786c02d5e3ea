import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { billets } from '../../../resources/billets';
import { byId } from '../../../ui/page/by-id';
import { DetailPage } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { ChargeTexts } from '../../../kits/charging/texts';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { useBilletPath } from '../parts/billet-actions';
import { AmountDueSection } from '../../../kits/charging/detail/amount-due-section';
import { BilletButtons } from './billet-buttons';
import { BilletIdentification } from './billet-identification';
import { BilletTerms } from './billet-terms';
import { CustomerSection } from '../../../kits/charging/detail/customer-section';
import { HistorySection } from '../../../kits/charging/detail/history-section';
import { ItemsSection } from '../../../kits/charging/detail/items-section';
import { SplitSection } from '../../../kits/charging/detail/split-section';
import { NoteSection } from '../../../kits/charging/detail/note-section';
import { PaySection } from './pay-section';
import { ReceivedNotice } from '../../../kits/charging/detail/received-notice';
import { ReceivedSection } from '../../../kits/charging/detail/received-section';

export default byId(BilletDetail);

/** One billet with all its sections (AREAS-3-charge-2, AREAS-3-charge-3). */
function BilletDetail({ id }: { id: number }) {
  const { t } = useTranslation(['charges', 'charging']);
  const { record: billet, ...query } = useRecord(billets, id);
  const path = useBilletPath();
  if (!billet)
    return (
      <DetailPage
        title={t('detail.title')}
        query={query}
        gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      />
    );
  const name = billet.customer?.name ?? t('charging:customer.unnamed');
  const lead = billet.paid_at
    ? t('detail.leadPaid', { id, day: formatDay(billet.paid_at) })
    : t(billet.status === 'unpaid' ? 'detail.leadLate' : 'detail.lead', { id, day: formatDay(billet.expire_at) });
  return (
    <ChargeTexts of="charges">
      <DetailPage
        title={`${name}\u00a0· ${formatMoney(billet.value)}`}
        status={<ChargeState charge={billet} />}
        lead={lead}
        actions={<BilletButtons billet={billet} />}
        aside={<HistorySection histories={billet.charge_histories} />}
      >
        {billet.status === 'contested' && (
          <Alert
            type="warning"
            showIcon
            message={t('detail.contested')}
            description={
              <>
                {t('detail.contestedText')} <RouteLink name="open-ticket">{t('detail.contestedTicket')}</RouteLink>
              </>
            }
          />
        )}
        <ReceivedNotice
          {...billet}
          reissued={
            billet.reissued_as && (
              <Link to={path(billet.reissued_as, 'cancel')}>
                {t('fact.reissuedCancel', { id: billet.reissued_as })}
              </Link>
            )
          }
        />
        <ReceivedSection {...billet} />
        <PaySection billet={billet} />
        <AmountDueSection due={billet.amount_due} until={billet.charge_payment.conditional_discount_date} />
        <ItemsSection
          items={billet.charge_items}
          shipping={billet.charge_shippings.reduce((sum, { value }) => sum + value, 0)}
          discount={billet.charge_payment.discount}
          value={billet.value}
        />
        <SplitSection receivers={billet.receivers} status={billet.status} />
        <BilletTerms billet={billet} />
        <CustomerSection customer={billet.customer} />
        <NoteSection note={billet.note} to={path(id, 'note')} />
        <BilletIdentification billet={billet} />
      </DetailPage>
    </ChargeTexts>
  );
}
