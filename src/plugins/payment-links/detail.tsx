import { useTranslation } from 'react-i18next';
import type { PaymentPageDetail } from '@balcao/contract/links/link';
import { PageDetail } from '../../kits/charging/links/page-detail';
import { Share } from '../../kits/charging/links/share-section';
import { DetailSection } from '../../ui/page/detail-page';

/** One link (AREAS-2-receive-10). */
export default function LinkDetail() {
  const { t } = useTranslation('payment-links');
  return (
    <PageDetail
      kind="link"
      title={t('detail.title')}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      primary="resend-email"
      Lead={Sending}
    />
  );
}

function Sending({ page }: { page: PaymentPageDetail }) {
  const { t } = useTranslation('payment-links');
  return (
    <DetailSection title={t('detail.share')}>
      <Share page={page} seller={page.seller} />
    </DetailSection>
  );
}
