import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../data/use-file';

/** The most receipts that one file may have (contract: MOST_RECEIPTS). */
const MOST = 50;

/** Downloads the chosen receipts in one file. */
export function ReceiptsBulk({ ids }: { ids: number[] }) {
  const { t } = useTranslation('receipts');
  const pdf = useFile('POST /receipts/pdf');
  const zip = useFile('POST /receipts/zip');
  const off = ids.length > MOST;
  const body = { ids };
  return (
    <>
      <Button
        type="primary"
        disabled={off}
        loading={pdf.isRunning}
        onClick={() => void pdf.download({ body }, 'comprovantes.pdf')}
      >
        {t('bulk.pdf')}
      </Button>
      <Button disabled={off} loading={zip.isRunning} onClick={() => void zip.download({ body }, 'comprovantes.zip')}>
        {t('bulk.zip')}
      </Button>
      {off && <span className="soft">{t('bulk.most', { count: MOST })}</span>}
    </>
  );
}
