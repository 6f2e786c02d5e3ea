import { useTranslation } from 'react-i18next';
import {
  bulkBody,
  BulkRecords,
  BulkTags,
  RecordRows,
  type BulkTagValues,
} from '../../../kits/charging/manage/bulk-records';
import type { BulkProps } from '../../../kits/charging/manage/use-bulk';
import { useCardPath } from '../parts/card-actions';
import { TOUCHED } from '../parts/touched';

const CALLS = {
  tags: 'POST /credit-card-charges/tags',
  file: 'PUT /credit-card-charges/file',
  unfile: 'PUT /credit-card-charges/file',
} as const;
export type BulkAction = keyof typeof CALLS;

export default function BulkCards({ action, ids, ...rest }: BulkProps<BulkAction>) {
  const { t } = useTranslation('card-charges');
  const count = ids.length;
  return (
    <BulkRecords<BulkTagValues>
      {...rest}
      call={CALLS[action]}
      touched={TOUCHED}
      body={(values) => bulkBody(action, ids, values)}
      title={t('bulk.title', { action: t(`action.${action}`), count })}
      text={t(`bulk.${action}`)}
      submit={t(`action.${action}`)}
      done={t('bulk.done', { count })}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={Refused}
    >
      {action === 'tags' && <BulkTags />}
    </BulkRecords>
  );
}

function Refused({ ids }: { ids: number[] }) {
  const { t } = useTranslation('card-charges');
  return <RecordRows ids={ids} pathOf={useCardPath()} label={(id) => t('bulk.number', { id })} />;
}
