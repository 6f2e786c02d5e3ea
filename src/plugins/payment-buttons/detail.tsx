import { useTranslation } from 'react-i18next';
import type { PaymentPageDetail } from '@balcao/contract/links/link';
import { PageDetail } from '../../kits/charging/links/page-detail';
import { Share } from '../../kits/charging/links/share-section';
import { fullUrl } from '../../kits/charging/links/use-pages';
import { DetailSection } from '../../ui/page/detail-page';
import { CopyButton } from '../../ui/text/copy-button';
import { snippetOf } from './snippet';

/** One payment button, with the snippet to paste into a site (AREAS-2-receive-6). */
export default function ButtonDetail() {
  const { t } = useTranslation('payment-buttons');
  return (
    <PageDetail
      kind="button"
      title={t('detail.title')}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      primary="enable"
      Lead={Embedding}
    />
  );
}

function Embedding({ page }: { page: PaymentPageDetail }) {
  const { t } = useTranslation('payment-buttons');
  const snippet = snippetOf(fullUrl(page.url), page.label ?? page.name);
  return (
    <DetailSection title={t('detail.snippet')} extra={<CopyButton text={snippet} what={t('detail.code')} />}>
      <p className="soft">{t('detail.snippetText')}</p>
      <pre className="link-snippet">{snippet}</pre>
      <Share page={page} seller={page.seller} />
    </DetailSection>
  );
}
