import { CheckCircleOutlined, DownloadOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PixQrcodeDetail } from '@balcao/contract/pix-qrcodes';
import { useCall } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { CopyButton } from '../../../ui/text/copy-button';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import './code.css';

/** The picture, its text, and 'Recebido' once a Pix came in by it. */
export function CodeCard({ code }: { code: PixQrcodeDetail }) {
  const { t } = useTranslation('pix-qrcodes');
  const png = useFile('GET /pix/qrcodes/{id}/png');
  const share = useCall('GET /pix/share-whatsapp/{id}', { params: { id: code.id } });
  const { received, state } = code;
  return (
    <section className="card qr-card" aria-label={t('detail.title')}>
      <div role="status" className="qr-received">
        {received.count > 0 && received.at && (
          <p className="qr-paid">
            <CheckCircleOutlined /> <strong>{t('detail.received')}</strong>{' '}
            {t('detail.receivedText', {
              amount: formatMoney(received.amount),
              name: received.name,
              at: formatInstant(received.at),
            })}
          </p>
        )}
      </div>
      {state !== 'paid' && (
        <>
          <img src={code.image} alt={t('detail.image')} className="qr-image" width={240} height={240} />
          {state === 'active' && !received.count && <p className="soft">{t('detail.waiting')}</p>}
          <p className="qr-text">
            <span className="num">{code.payload}</span> <CopyButton text={code.payload} what={t('detail.copy')} />
          </p>
          <div className="qr-buttons">
            <Button
              icon={<DownloadOutlined />}
              loading={png.isRunning}
              onClick={() => void png.download({ params: { id: code.id } }, `qrcode-pix-${code.id}.png`)}
            >
              {t('detail.png')}
            </Button>
            {share.data && (
              <Button icon={<WhatsAppOutlined />} href={share.data.url} target="_blank" rel="noopener noreferrer">
                {t('detail.share')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
