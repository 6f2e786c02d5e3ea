import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import {
  bulkBody,
  BulkRecords,
  BulkTags,
  RecordRows,
  type BulkTagValues,
} from '../../../kits/charging/manage/bulk-records';
import type { BulkProps } from '../../../kits/charging/manage/use-bulk';
import { useCarnetPath } from '../parts/carnet-actions';
import { TOUCHED } from '../parts/touched';

const CALLS = {
  cancel: 'PUT /carnets/cancel',
  'resend-email': 'POST /carnets/resend/email',
  tags: 'POST /carnets/tags',
  file: 'PUT /carnets/file',
  unfile: 'PUT /carnets/file',
} as const;
export type BulkAction = keyof typeof CALLS;

export default function BulkCarnets({ action, ids, ...rest }: BulkProps<BulkAction>) {
  const { t } = useTranslation('carnets');
  const count = ids.length;
  return (
    <BulkRecords<BulkTagValues>
      {...rest}
      call={CALLS[action]}
      touched={TOUCHED}
      body={(values) => bulkBody(action, ids, values)}
      title={t(`bulk.${action}.title`, { count })}
      text={t(`bulk.${action}.text`)}
      submit={t(`bulk.${action}.button`)}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('cancel.dismiss') : undefined}
      done={t(`bulk.${action}.done`, { count })}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={Refused}
    >
      {action === 'tags' && <BulkTags />}
    </BulkRecords>
  );
}

function Refused({ ids }: { ids: number[] }) {
  const { t } = useTranslation('carnets');
  const { data } = useCall('POST /carnets/all', { body: { ids, size: 100 } });
  const nameOf = (id: number) => data?.items.find((one) => one.id === id)?.customerName;
  return <RecordRows ids={ids} pathOf={useCarnetPath()} label={(id) => t('bulk.number', { id })} nameOf={nameOf} />;
}
