import { WhatsAppOutlined } from '@ant-design/icons';
import { Button, QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PaymentPage } from '@balcao/contract/links/link';
import { formatMoney } from '../../../ui/text/format';
import { CopyButton } from '../../../ui/text/copy-button';
import { fullUrl } from './use-pages';
import './preview.css';

/** The address of the payer's page: to copy, to open, as a QR code and by WhatsApp. */
export function Share({ page, seller }: { page: Pick<PaymentPage, 'url' | 'value'>; seller: string }) {
  const { t } = useTranslation('links');
  const url = fullUrl(page.url);
  const text = t('share.text', { seller, value: formatMoney(page.value), url, interpolation: { escapeValue: false } });
  return (
    <div className="link-share">
      <div className="link-share-qr" role="img" aria-label={t('share.qr')}>
        <div aria-hidden="true">
          <QRCode value={url} size={132} bordered={false} color="#12211e" bgColor="#ffffff" type="svg" />
        </div>
      </div>
      <div className="link-share-ways">
        <p className="link-url">
          <span className="num">{url}</span> <CopyButton text={url} what={t('share.what')} />
        </p>
        <Button href={url} target="_blank" rel="noopener noreferrer">
          {t('share.open')}
        </Button>
        <Button
          icon={<WhatsAppOutlined />}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('share.whatsapp')}
        </Button>
      </div>
    </div>
  );
}
