import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { DetailPage } from '../../../ui/detail-page';
import { formatDay, formatMoney } from '../../../ui/format';
import { ChargeState } from '../parts/charge-status';
import { useBillet } from '../parts/use-billet';
import { useBilletId } from '../parts/use-billet-id';
import { AmountDueSection } from './amount-due-section';
import { BilletButtons } from './billet-buttons';
import { CustomerSection } from './customer-section';
import { HistorySection } from './history-section';
import { IdentificationSection } from './identification-section';
import { ItemsSection } from './items-section';
import { NoteSection } from './note-section';
import { PaySection } from './pay-section';
import { ReceivedNotice } from './received-notice';
import { TermsSection } from './terms-section';

/** One billet, whole (AREAS-3-charge-2, AREAS-3-charge-3). */
export default function BilletDetail() {
  const id = useBilletId();
  return id ? <Billet id={id} /> : <Navigate to="/404" replace />;
}

function Billet({ id }: { id: number }) {
  const { t } = useTranslation('charges');
  const { billet, error, isLoading, retry } = useBillet(id);
  if (!billet)
    return (
      <DetailPage
        title={t('detail.title')}
        isLoading={isLoading || !error}
        error={error}
        onRetry={retry}
        gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
        children={null}
      />
    );
  const name = billet.customer?.name ?? t('list.noName');
  const lead = billet.paid_at
    ? t('detail.leadPaid', { id, day: formatDay(billet.paid_at) })
    : t('detail.lead', { id, day: formatDay(billet.expire_at) });
  return (
    <DetailPage
      title={`${name}\u00a0· ${formatMoney(billet.value)}`}
      status={<ChargeState charge={billet} />}
      lead={lead}
      actions={<BilletButtons billet={billet} />}
      aside={<HistorySection billet={billet} />}
    >
      <ReceivedNotice billet={billet} />
      <PaySection billet={billet} />
      <AmountDueSection billet={billet} />
      <ItemsSection billet={billet} />
      <TermsSection billet={billet} />
      <CustomerSection billet={billet} />
      <NoteSection billet={billet} />
      <IdentificationSection billet={billet} />
    </DetailPage>
  );
}
