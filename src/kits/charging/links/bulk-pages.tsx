import { useTranslation } from 'react-i18next';
import { bulkBody, BulkRecords, BulkTags, RecordRows, type BulkTagValues } from '../manage/bulk-records';
import type { BulkProps } from '../manage/use-bulk';
import { KINDS, type PageKind } from './kinds';
import { usePagePath } from './use-pages';

export type BulkAction = 'cancel' | 'enable' | 'disable' | 'tags' | 'file' | 'unfile';

const callOf = (kind: PageKind, action: BulkAction) => {
  if (action === 'cancel') return 'PUT /payment-links/cancel';
  if (action === 'enable' || action === 'disable') return 'PUT /payment-buttons/enabled';
  return action === 'tags' ? KINDS[kind].tags : KINDS[kind].file;
};

/** The dialog of an action on several links or buttons. */
export default function BulkPages({ kind, action, ids, ...rest }: BulkProps<BulkAction> & { kind: PageKind }) {
  const { t } = useTranslation('links');
  const count = ids.length;
  const bodyOf = (values: BulkTagValues) =>
    action === 'enable' || action === 'disable' ? { ids, enabled: action === 'enable' } : bulkBody(action, ids, values);
  return (
    <BulkRecords<BulkTagValues>
      {...rest}
      call={callOf(kind, action)}
      touched={KINDS[kind].touched}
      body={bodyOf}
      title={t('bulk.title', { action: t(`action.${action}`), count })}
      text={t(`bulk.${action}`)}
      submit={t(`action.${action}`)}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('bulk.dismiss') : undefined}
      done={t('bulk.done', { count })}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={kind === 'link' ? RefusedLinks : RefusedButtons}
    >
      {action === 'tags' && <BulkTags />}
    </BulkRecords>
  );
}

const RefusedLinks = ({ ids }: { ids: number[] }) => <Refused kind="link" ids={ids} />;
const RefusedButtons = ({ ids }: { ids: number[] }) => <Refused kind="button" ids={ids} />;

function Refused({ kind, ids }: { kind: PageKind; ids: number[] }) {
  const { t } = useTranslation('links');
  return <RecordRows ids={ids} pathOf={usePagePath(kind)} label={(id) => t('bulk.number', { id })} />;
}
