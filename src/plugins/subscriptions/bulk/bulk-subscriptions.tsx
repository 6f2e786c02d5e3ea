import { Checkbox, Form } from 'antd';
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
import { useSubscriptionPath } from '../parts/subscription-actions';
import { TOUCHED } from '../parts/touched';

const CALLS = { cancel: 'PUT /subscriptions/cancel', tags: 'POST /subscriptions/tags' } as const;
export type BulkAction = keyof typeof CALLS;

interface Values extends BulkTagValues {
  cancel_charges?: boolean;
}

export default function BulkSubscriptions({ action, ids, ...rest }: BulkProps<BulkAction>) {
  const { t } = useTranslation('subscriptions');
  const count = ids.length;
  const bodyOf = ({ cancel_charges = false, ...tags }: Values) =>
    action === 'cancel' ? { ids, cancel_charges } : bulkBody(action, ids, tags);
  return (
    <BulkRecords<Values>
      {...rest}
      call={CALLS[action]}
      touched={TOUCHED}
      body={bodyOf}
      title={t(`bulk.${action}.title`, { count })}
      text={t(`bulk.${action}.text`)}
      submit={t(`bulk.${action}.button`)}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('cancel.dismiss') : undefined}
      done={t(`bulk.${action}.done`, { count })}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={Refused}
    >
      {action === 'tags' ? (
        <BulkTags />
      ) : (
        <Form.Item name="cancel_charges" valuePropName="checked">
          <Checkbox>{t('cancel.withCharges')}</Checkbox>
        </Form.Item>
      )}
    </BulkRecords>
  );
}

function Refused({ ids }: { ids: number[] }) {
  const { t } = useTranslation('subscriptions');
  const { data } = useCall('POST /subscriptions/all', { body: { ids, size: 100 } });
  const nameOf = (id: number) => data?.items.find((one) => one.id === id)?.customerName;
  return (
    <RecordRows ids={ids} pathOf={useSubscriptionPath()} label={(id) => t('bulk.number', { id })} nameOf={nameOf} />
  );
}
