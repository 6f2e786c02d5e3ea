import { DownloadOutlined, FileImageOutlined, ShareAltOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@balcao/contract/receipts';
import { useFile } from '../../data/use-file';
import { formatInstant, formatMoney } from '../../ui/text/format';

/** The paper, the picture, and the same as a text to send on. */
export function ReceiptButtons({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  const { message } = App.useApp();
  const file = useFile('GET /receipts/{id}/pdf');
  const { id, protocol, amount, counterpart, state, settled_at, created_at } = receipt;
  const text = t('detail.text', {
    state: t(`state.${state}`),
    amount: formatMoney(amount),
    name: counterpart.name,
    at: formatInstant(settled_at ?? created_at),
    protocol,
  });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    void message.success(t('detail.shared'));
  };
  const savePicture = async () => {
    const { receiptPicture } = await import('./receipt-picture');
    const link = document.createElement('a');
    link.href = await receiptPicture(receipt, t);
    link.download = `comprovante-${protocol}.png`;
    link.click();
  };
  return (
    <>
      <Button
        type="primary"
        icon={<DownloadOutlined />}
        loading={file.isRunning}
        onClick={() => void file.download({ params: { id } }, `comprovante-${protocol}.pdf`)}
      >
        {t('detail.pdf')}
      </Button>
      <Button icon={<FileImageOutlined />} onClick={() => void savePicture()}>
        {t('detail.png')}
      </Button>
      <Button icon={<ShareAltOutlined />} onClick={() => void copy()}>
        {t('detail.share')}
      </Button>
    </>
  );
}
