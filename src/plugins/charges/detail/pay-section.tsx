import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { PayCodes } from '../parts/pay-codes';
import { useBilletPdf } from '../parts/use-billet-pdf';

const PAYABLE = ['new', 'waiting', 'unpaid'];

/** What the customer needs to pay; gone once there is nothing left to pay. */
export function PaySection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const pdf = useBilletPdf(billet.id);
  const { banking_billet, pix_copy_paste } = billet.charge_payment;
  if (!banking_billet || !PAYABLE.includes(billet.status)) return null;
  return (
    <DetailSection
      title={t('detail.pay')}
      extra={
        <Button type="link" loading={pdf.isRunning} onClick={pdf.open}>
          {t('detail.openPdf')}
        </Button>
      }
    >
      <PayCodes line={banking_billet.barcode} pix={pix_copy_paste} />
    </DetailSection>
  );
}
