import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowResults } from '@balcao/contract/core/shapes';
import { useAction } from '../../../data/use-call';
import { TagSelect } from '../../../kits/charging/tags/tag-select';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
import { useCardPath } from '../parts/card-actions';
import { TOUCHED } from '../parts/touched';

const CALLS = {
  tags: 'POST /credit-card-charges/tags',
  file: 'PUT /credit-card-charges/file',
  unfile: 'PUT /credit-card-charges/file',
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

/** One action on several card charges: says what it will do, and afterwards which ones the server refused. */
export default function BulkCards({ action, ids, onDone, onClose }: Props) {
  const { t } = useTranslation('card-charges');
  const { run } = useAction<(typeof CALLS)[BulkAction]>(CALLS[action], { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const count = ids.length;
  const bodyOf = ({ add = [], remove = [] }: Values) =>
    action === 'tags' ? { ids, add, remove } : { ids, filed: action === 'file' };
  return (
    <BulkDialog<Values>
      title={t('bulk.title', { action: t(`action.${action}`), count })}
      text={t(`bulk.${action}`)}
      submit={t(`action.${action}`)}
      // the body fits the call by `action` alone, which the types cannot follow
      run={(values) => run({ body: bodyOf(values) } as never) as Promise<RowResults>}
      onDone={(refused) => {
        onDone(refused.map(({ id }) => id));
        if (refused.length === 0) open?.({ type: 'success', message: t('bulk.done', { count }) });
      }}
      onClose={onClose}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={Refused}
    >
      {action === 'tags' && (
        <>
          <Form.Item name="add" label={t('bulk.add')}>
            <TagSelect max={10} />
          </Form.Item>
          <Form.Item name="remove" label={t('bulk.remove')}>
            <TagSelect max={100} />
          </Form.Item>
        </>
      )}
    </BulkDialog>
  );
}

function Refused({ ids }: { ids: number[] }) {
  const { t } = useTranslation('card-charges');
  const pathOf = useCardPath();
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <Link className="num" to={pathOf(id)}>
            {t('bulk.number', { id })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
