import { useNotification } from '@refinedev/core';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowResults } from '@balcao/contract/core/shapes';
import { useAction, useCall } from '../../../data/use-call';
import { TagSelect } from '../../../kits/charging/tags/tag-select';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
import { TOUCHED } from '../parts/touched';
import { useSubscriptionPath } from '../parts/subscription-actions';

const CALLS = { cancel: 'PUT /subscriptions/cancel', tags: 'POST /subscriptions/tags' } as const;
export type BulkAction = keyof typeof CALLS;

interface Props {
  action: BulkAction;
  ids: number[];
  /** Called with the ids that the server refused; they stay chosen. */
  onDone: (refused: number[]) => void;
  onClose: () => void;
}

interface Values {
  add?: number[];
  remove?: number[];
  cancel_charges?: boolean;
}

/** One action on several subscriptions: says what it will do, and afterwards which ones the server refused. */
export default function BulkSubscriptions({ action, ids, onDone, onClose }: Props) {
  const { t } = useTranslation('subscriptions');
  const { run } = useAction<(typeof CALLS)[BulkAction]>(CALLS[action], { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const count = ids.length;
  const bodyOf = ({ add = [], remove = [], cancel_charges = false }: Values) =>
    action === 'tags' ? { ids, add, remove } : { ids, cancel_charges };
  return (
    <BulkDialog<Values>
      title={t(`bulk.${action}.title`, { count })}
      text={t(`bulk.${action}.text`)}
      submit={t(`bulk.${action}.button`)}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('cancel.dismiss') : undefined}
      // the body fits the call by `action` alone, which the types cannot follow
      run={(values) => run({ body: bodyOf(values) } as never) as Promise<RowResults>}
      onDone={(refused) => {
        onDone(refused.map(({ id }) => id));
        if (refused.length === 0) open?.({ type: 'success', message: t(`bulk.${action}.done`, { count }) });
      }}
      onClose={onClose}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={Refused}
    >
      {action === 'tags' ? (
        <>
          <Form.Item name="add" label={t('bulk.tags.add')}>
            <TagSelect max={10} />
          </Form.Item>
          <Form.Item name="remove" label={t('bulk.tags.remove')}>
            <TagSelect max={100} />
          </Form.Item>
        </>
      ) : (
        <Form.Item name="cancel_charges" valuePropName="checked">
          <Checkbox>{t('cancel.withCharges')}</Checkbox>
        </Form.Item>
      )}
    </BulkDialog>
  );
}

function Refused({ ids }: { ids: number[] }) {
  const { t } = useTranslation('subscriptions');
  const pathOf = useSubscriptionPath();
  const { data } = useCall('POST /subscriptions/all', { body: { ids, size: 100 } });
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <span>{data?.items.find((one) => one.id === id)?.customerName ?? ''}</span>
          <Link className="num" to={pathOf(id)}>
            {t('bulk.number', { id })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
