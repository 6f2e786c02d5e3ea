import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { bulkBody, BulkRecords, type BulkTagValues } from '../../../kits/charging/manage/bulk-records';
import type { BulkProps } from '../../../kits/charging/manage/use-bulk';
import { rules } from '../../../ui/form/rules';
import { DueField } from '../../../kits/charging/terms/due-field';
import { TOUCHED } from '../parts/touched';
import { BilletSum } from './billet-sum';
import { BULK_CALLS, type BulkAction } from './bulk-action';
import { TagFields } from './bulk-fields';
import { ChangedDue } from './changed-due';
import { BilletRows } from './billet-rows';

interface Values extends BulkTagValues {
  expire_at?: string;
  /** Also e-mail the new lines to the customers. */
  send?: boolean;
}

export default function BulkBillets({ action, ids, ...rest }: BulkProps<BulkAction>) {
  const { t } = useTranslation('charges-bulk');
  const count = ids.length;
  const bodyOf = ({ expire_at, ...tags }: Values) =>
    action === 'expire-at' ? { ids, expire_at } : bulkBody(action, ids, tags);
  return (
    <BulkRecords<Values>
      {...rest}
      call={BULK_CALLS[action]}
      touched={TOUCHED}
      body={bodyOf}
      title={t(`${action}.title`, { count })}
      text={t(`${action}.text`, { count })}
      submit={t(`${action}.submit`, { count })}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('cancel.dismiss', { count }) : undefined}
      done={action === 'expire-at' ? undefined : t(`${action}.done`, { count })}
      refusal={(refused, all, reason) => t(`${action}.refused`, { count: refused, all, reason })}
      Rows={BilletRows}
      {...(action === 'expire-at' && {
        initial: { send: true },
        after: changedDue,
      })}
    >
      <BilletSum ids={ids} mailed={action === 'resend-email' || action === 'expire-at'} />
      {action === 'expire-at' && (
        <>
          <DueField label={t('expire-at.field')} rules={[rules.chosen()]} />
          <Form.Item name="send" valuePropName="checked">
            <Checkbox>{t('expire-at.send')}</Checkbox>
          </Form.Item>
        </>
      )}
      {action === 'tags' && <TagFields />}
    </BulkRecords>
  );
}

const changedDue = (done: number[], { send = false }: Values) => <ChangedDue ids={done} send={send} />;
