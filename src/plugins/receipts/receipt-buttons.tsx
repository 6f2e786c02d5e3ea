import { DownloadOutlined, ShareAltOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@balcao/contract/receipts';
import { useFile } from '../../data/use-file';
import { RowActions } from '../../ui/action/row-actions';
import { canShare, share } from '../../ui/action/share';
import { formatInstant, formatMoney } from '../../ui/text/format';

/** Delay after which the browser has begun to save the picture, and its object URL can be revoked. */
const REVOKE_AFTER_MS = 60_000;

/** Buttons to download a receipt as PDF or picture, and to share it. */
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
  const draw = async () => {
    const { receiptPicture } = await import('./receipt-picture');
    return receiptPicture(receipt, t);
  };
  const send = async () => {
    const picture = canShare() ? { file: await draw() } : {};
    const done = await share({ title: t('detail.title'), text, ...picture });
    if (done === 'copied') void message.success(t('detail.shared'));
  };
  const savePicture = async () => {
    const picture = await draw();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = picture.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
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
      <Button icon={<ShareAltOutlined />} onClick={() => void send()}>
        {t(canShare() ? 'detail.send' : 'detail.share')}
      </Button>
      <RowActions
        of={t('detail.title')}
        actions={[{ key: 'png', label: t('detail.png'), onClick: () => void savePicture() }]}
      />
    </>
  );
}
