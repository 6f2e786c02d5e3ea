import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowResults } from '@balcao/contract/core/shapes';
import { useAction, useCall } from '../../../data/use-call';
import { TagSelect } from '../../../kits/charging/tags/tag-select';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
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
}

/** One action on several carnets: says what it will do, and afterwards which ones the server refused. */
export default function BulkCarnets({ action, ids, onDone, onClose }: Props) {
  const { t } = useTranslation('carnets');
  const { run } = useAction<(typeof CALLS)[BulkAction]>(CALLS[action], { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const count = ids.length;
  const bodyOf = ({ add = [], remove = [] }: Values) => {
    if (action === 'tags') return { ids, add, remove };
    return action === 'file' || action === 'unfile' ? { ids, filed: action === 'file' } : { ids };
  };
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
      {action === 'tags' && (
        <>
          <Form.Item name="add" label={t('bulk.tags.add')}>
            <TagSelect max={10} />
          </Form.Item>
          <Form.Item name="remove" label={t('bulk.tags.remove')}>
            <TagSelect max={100} />
          </Form.Item>
        </>
      )}
    </BulkDialog>
  );
}

function Refused({ ids }: { ids: number[] }) {
  const { t } = useTranslation('carnets');
  const pathOf = useCarnetPath();
  const { data } = useCall('POST /carnets/all', { body: { ids, size: 100 } });
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
