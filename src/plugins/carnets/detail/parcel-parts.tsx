import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { useIdentificationFacts } from '../../../kits/charging/detail/identification-section';
import { TermsSection, useTermFacts } from '../../../kits/charging/detail/terms-section';
import { PayCodes } from '../../../kits/charging/pay/pay-codes';
import { useShareLink } from '../../../kits/charging/share/share';
import { DetailSection } from '../../../ui/page/detail-page';

/** The typed line and Pix code to pay a parcel by; hidden once there is nothing left to pay. */
export function ParcelPay({ parcel }: { parcel: ChargeDetail }) {
  const { t } = useTranslation('carnets');
  const share = useShareLink()(parcel);
  const { banking_billet, pix_copy_paste } = parcel.charge_payment;
  if (!banking_billet || !parcel.amount_due) return null;
  const button = share && (
    <Button type="link" icon={<WhatsAppOutlined />} href={share} target="_blank" rel="noopener noreferrer">
      {t('parcel.share')}
    </Button>
  );
  return (
    <DetailSection title={t('parcel.pay')} extra={button}>
      <PayCodes line={banking_billet.barcode} pix={pix_copy_paste} />
    </DetailSection>
  );
}

/** A parcel's terms, and its numbers. */
export function ParcelTerms({ parcel }: { parcel: ChargeDetail }) {
  const { due, paid, late, early, writeOff, fee, message } = useTermFacts();
  const { number } = useIdentificationFacts();
  const facts = [due, paid, late, early, writeOff, fee, message].flatMap((factsOf) => factsOf(parcel));
  return <TermsSection facts={[...facts, ...number(parcel.id)]} />;
}
