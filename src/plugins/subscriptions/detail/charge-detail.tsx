import { DownloadOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { Answer } from '@balcao/contract/core/registry';
import { useFile } from '../../../data/use-file';
import { AmountDueSection } from '../../../kits/charging/detail/amount-due-section';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { CustomerSection } from '../../../kits/charging/detail/customer-section';
import { HistorySection } from '../../../kits/charging/detail/history-section';
import { useIdentificationFacts } from '../../../kits/charging/detail/identification-section';
import { ItemsSection } from '../../../kits/charging/detail/items-section';
import { SplitSection } from '../../../kits/charging/detail/split-section';
import { ReceivedNotice } from '../../../kits/charging/detail/received-notice';
import { ReceivedSection } from '../../../kits/charging/detail/received-section';
import { TermsSection, useTermFacts } from '../../../kits/charging/detail/terms-section';
import { PayCodes } from '../../../kits/charging/pay/pay-codes';
import { useShareLink } from '../../../kits/charging/share/share';
import { ChargeTexts } from '../../../kits/charging/texts';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { useChargeMenu } from '../parts/charge-actions';
import { useOwnCharge } from '../parts/use-own-charge';
import '../parts/subscriptions.css';

type Charge = Answer<'GET /subscriptions/charge/{id}'>;

/** One charge of a subscription with all its sections, at its own address or under its subscription (AREAS-2-receive-7). */
export default function ChargeDetail() {
  const { t } = useTranslation('subscriptions');
  const { id, charge, isOther, ...query } = useOwnCharge();
  if (!id || isOther) return <Navigate to="/404" replace />;
  if (!charge)
    return (
      <DetailPage
        title={t('charge.title')}
        query={query}
        gone={{ title: t('charge.gone'), text: t('charge.goneText') }}
      />
    );
  const { subscription } = charge;
  return (
    <ChargeTexts of="subscriptions">
      <DetailPage
        title={`${t('charge.number', { number: subscription.period })} · ${formatMoney(charge.value)}`}
        status={<ChargeState charge={charge} />}
        lead={
          <>
            {charge.customer?.name} ·{' '}
            <RouteLink
              name="billing-subscription-management-detail"
              params={{ id: subscription.id }}
              className="underlined"
            >
              {t('charge.subscription', { id: subscription.id, plan: subscription.plan_name })}
            </RouteLink>
          </>
        }
        actions={<Buttons charge={charge} />}
        aside={<HistorySection histories={charge.charge_histories} />}
      >
        <ReceivedNotice {...charge} />
        <ReceivedSection {...charge} />
        <Pay charge={charge} />
        <AmountDueSection due={charge.amount_due} until={charge.charge_payment.conditional_discount_date} />
        <ItemsSection
          items={charge.charge_items}
          shipping={charge.charge_shippings.reduce((sum, { value }) => sum + value, 0)}
          discount={charge.charge_payment.discount}
          value={charge.value}
        />
        <SplitSection receivers={charge.receivers} status={charge.status} />
        <Terms charge={charge} />
        <CustomerSection customer={charge.customer} />
      </DetailPage>
    </ChargeTexts>
  );
}

/** The typed line and Pix code to pay the charge by; hidden once there is nothing left to pay. */
function Pay({ charge }: { charge: Charge }) {
  const { t } = useTranslation('subscriptions');
  const share = useShareLink()(charge);
  const { banking_billet, pix_copy_paste } = charge.charge_payment;
  if (!banking_billet || !charge.amount_due) return null;
  const button = share && (
    <Button type="link" icon={<WhatsAppOutlined />} href={share} target="_blank" rel="noopener noreferrer">
      {t('charge.share')}
    </Button>
  );
  return (
    <DetailSection title={t('charge.pay')} extra={button}>
      <PayCodes line={banking_billet.barcode} pix={pix_copy_paste} />
    </DetailSection>
  );
}

/** The charge's terms, and its number. */
function Terms({ charge }: { charge: Charge }) {
  const { due, paid, late, early, writeOff, fee, message } = useTermFacts();
  const { number } = useIdentificationFacts();
  const facts = [due, paid, late, early, writeOff, fee, message].flatMap((factsOf) => factsOf(charge));
  return <TermsSection facts={[...facts, ...number(charge.id)]} />;
}

function Buttons({ charge }: { charge: Charge }) {
  const { t } = useTranslation('subscriptions');
  const { download, isRunning } = useFile('GET /subscriptions/charge/{id}/pdf');
  return (
    <>
      {charge.url && (
        <Button
          icon={<DownloadOutlined />}
          loading={isRunning}
          onClick={() => void download({ params: { id: charge.id } }, `boleto-${charge.id}.pdf`)}
        >
          {t('charge.pdf')}
        </Button>
      )}
      <RowActions actions={useChargeMenu()(charge)} of={t('charge.title').toLowerCase()} />
    </>
  );
}
