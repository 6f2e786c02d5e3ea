import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { PayCodes } from '../../../kits/charging/pay/pay-codes';
import { useShareLink } from '../../../kits/charging/share/share';
import { useBilletPdf } from '../parts/use-billet-pdf';

const PAYABLE = ['new', 'waiting', 'unpaid'];

/** The typed line, Pix code and PDF to pay a billet by; hidden once there is nothing left to pay. */
export function PaySection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const pdf = useBilletPdf(billet.id);
  const share = useShareLink()(billet);
  const { banking_billet, pix_copy_paste } = billet.charge_payment;
  if (!banking_billet || !PAYABLE.includes(billet.status)) return null;
  return (
    <DetailSection
      title={t('detail.pay')}
      extra={
        <span className="pay-links">
          {share && (
            <Button type="link" icon={<WhatsAppOutlined />} href={share} target="_blank" rel="noopener noreferrer">
              {t('detail.share')}
            </Button>
          )}
          <Button type="link" loading={pdf.isRunning} onClick={pdf.open}>
            {t('detail.openPdf')}
          </Button>
        </span>
      }
    >
      <PayCodes line={banking_billet.barcode} pix={pix_copy_paste} />
    </DetailSection>
  );
}
