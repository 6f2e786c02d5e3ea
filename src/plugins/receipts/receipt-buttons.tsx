import { DownloadOutlined, ShareAltOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@balcao/contract/receipts';
import { save, useFile } from '../../data/use-file';
import { RowActions } from '../../ui/action/row-actions';
import { canShare, share } from '../../ui/action/share';
import { formatInstant, formatMoney } from '../../ui/text/format';

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
    // where no picture can be drawn, the text is shared alone
    const picture = canShare()
      ? await draw().then(
          (file) => ({ file }),
          () => ({}),
        )
      : {};
    const done = await share({ title: t('detail.title'), text, ...picture });
    if (done === 'copied') void message.success(t('detail.shared'));
  };
  const savePicture = async () => {
    try {
      const picture = await draw();
      save(picture, picture.name);
    } catch {
      void message.error(t('detail.noPicture'));
    }
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
