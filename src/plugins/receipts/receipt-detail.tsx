import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import type { Receipt } from '@balcao/contract/receipts';
import { useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { formatMoney } from '../../ui/text/format';
import { Timeline } from '../../ui/text/timeline';
import { ReceiptButtons } from './receipt-buttons';
import { ReceiptFacts } from './receipt-facts';
import { StateTag } from './state-tag';

/** One outgoing operation, with its receipt. */
export default function ReceiptDetail() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <OneReceipt id={Number(id)} /> : <Navigate to="/404" replace />;
}

function OneReceipt({ id }: { id: number }) {
  const { t } = useTranslation('receipts');
  const { data, ...query } = useCall('GET /receipts/{id}', { params: { id } }, { topic: 'money-operations' });
  return (
    <DetailPage
      title={data ? `${data.counterpart.name} · ${formatMoney(data.amount)}` : t('detail.title')}
      status={data && <StateTag state={data.state} />}
      actions={data && <ReceiptButtons receipt={data} />}
      aside={data && <History receipt={data} />}
      query={query}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
    >
      {data && <ReceiptFacts receipt={data} />}
    </DetailPage>
  );
}

function History({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  const known = receipt.steps.toReversed();
  return (
    <DetailSection title={t('detail.history')}>
      <Timeline
        moments={known.map(({ step, at, reason }, i) => ({
          key: i,
          at,
          text: t(`step.${step}` as 'step.settled'),
          detail: reason,
        }))}
      />
    </DetailSection>
  );
}
