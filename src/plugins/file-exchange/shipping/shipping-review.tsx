import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useCall, useInvalidateCalls, type CallError } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { TaskProgress } from '../../../ui/action/task-progress';
import { DetailPage } from '../../../ui/page/detail-page';
import { PageLayout } from '../../../ui/page/page-layout';
import { formatInstant } from '../../../ui/text/format';
import { ShippingRows } from './shipping-rows';
import { ShippingSummary } from './shipping-summary';

interface Props {
  id: number;
  onClose: () => void;
}

/** A shipping file: before it is done what will happen, afterwards what came of it. */
export function ShippingReview({ id, onClose }: Props) {
  const { t } = useTranslation('file-exchange');
  const input = { params: { id } };
  const { data, ...query } = useCall('GET /file-exchange/shipping-file/{id}', input, { topic: 'shipping-files' });
  const start = useAction('POST /file-exchange/shipping-file/{id}/run', {
    quiet: true,
    invalidates: ['shipping-files'],
  });
  const refused = useFile('GET /file-exchange/shipping-file/{id}/refused');
  const askAgain = useInvalidateCalls();
  const [fault, setFault] = useState('');
  const another = <Button onClick={onClose}>{t('shipping.another')}</Button>;
  if (!data)
    return (
      <DetailPage
        title={t('shipping.title')}
        query={query}
        gone={{ title: t('shipping.goneTitle'), text: t('shipping.goneText'), action: another }}
      />
    );
  const changed = () =>
    askAgain('GET /file-exchange/shipping-file/{id}', 'POST /file-exchange/shipping-file/{id}/rows');
  const run = async () => {
    setFault('');
    try {
      await start.run(input);
      await changed();
    } catch (failure) {
      setFault((failure as CallError).message);
    }
  };
  return (
    <PageLayout
      title={data.file_name}
      lead={t('shipping.sent', { number: data.file_number, by: data.user_name, at: formatInstant(data.created_at) })}
      back
      actions={another}
      aside={<ShippingSummary file={data} isRunning={start.isRunning} fault={fault} onRun={() => void run()} />}
    >
      {data.task !== null && data.status === 'running' && (
        <TaskProgress id={data.task} title={t('shipping.progress')} onDone={() => void changed()} />
      )}
      <ShippingRows
        file={data}
        onGone={onClose}
        extra={
          data.refused > 0 && (
            <Button
              icon={<DownloadOutlined />}
              loading={refused.isRunning}
              onClick={() => void refused.download(input, t('shipping.refusedFile', { number: data.file_number }))}
            >
              {t('shipping.refusedDownload')}
            </Button>
          )
        }
      />
    </PageLayout>
  );
}
