import { useNotification } from '@refinedev/core';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RowResults } from '@balcao/contract/core/shapes';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
import { rules } from '../../../ui/form/rules';
import { useAction } from '../../../data/use-call';
import { DueField } from '../../../kits/charging/terms/due-field';
import { TOUCHED } from '../parts/touched';
import { BilletSum } from './billet-sum';
import { BULK_CALLS, type BulkAction } from './bulk-action';
import { TagFields } from './bulk-fields';
import { ChangedDue } from './changed-due';
import { BilletRows } from './billet-rows';

interface Props {
  action: BulkAction;
  ids: number[];
  /** Called with the ids that the server refused; they stay chosen. */
  onDone: (refused: number[]) => void;
  onClose: () => void;
}

interface Values {
  expire_at?: string;
  /** Also e-mail the new lines to the customers. */
  send?: boolean;
  add?: number[];
  remove?: number[];
}

/** One action on several billets: says what it will do, and afterwards which ones the server refused. */
export default function BulkBillets({ action, ids, onDone, onClose }: Props) {
  const { t } = useTranslation('charges-bulk');
  const { run } = useAction<(typeof BULK_CALLS)[BulkAction]>(BULK_CALLS[action], { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const count = ids.length;
  const bodyOf = ({ expire_at, add, remove }: Values) => {
    if (action === 'expire-at') return { ids, expire_at };
    if (action === 'tags') return { ids, add: add ?? [], remove: remove ?? [] };
    return action === 'file' || action === 'unfile' ? { ids, filed: action === 'file' } : { ids };
  };
  return (
    <BulkDialog<Values>
      title={t(`${action}.title`, { count })}
      text={t(`${action}.text`, { count })}
      submit={t(`${action}.submit`, { count })}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('cancel.dismiss', { count }) : undefined}
      // the body fits the call by `action` alone, which the types cannot follow
      run={(values) => run({ body: bodyOf(values) } as never) as Promise<RowResults>}
      onDone={(refused) => {
        onDone(refused.map(({ id }) => id));
        if (refused.length === 0 && action !== 'expire-at')
          open?.({ type: 'success', message: t(`${action}.done`, { count }) });
      }}
      onClose={onClose}
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
    </BulkDialog>
  );
}

const changedDue = (done: number[], { send = false }: Values) => <ChangedDue ids={done} send={send} />;
