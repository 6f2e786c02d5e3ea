import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowResults } from '@balcao/contract/core/shapes';
import { useAction } from '../../../data/use-call';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
import { TagSelect } from '../tags/tag-select';
import { KINDS, type PageKind } from './kinds';
import { usePagePath } from './use-pages';

export type BulkAction = 'cancel' | 'enable' | 'disable' | 'tags' | 'file' | 'unfile';

const callOf = (kind: PageKind, action: BulkAction) => {
  if (action === 'cancel') return 'PUT /payment-links/cancel';
  if (action === 'enable' || action === 'disable') return 'PUT /payment-buttons/enabled';
  return action === 'tags' ? KINDS[kind].tags : KINDS[kind].file;
};

interface Props {
  kind: PageKind;
  action: BulkAction;
  ids: number[];
  /** The refused ones stay chosen. */
  onDone: (refused: number[]) => void;
  onClose: () => void;
}

interface Values {
  add?: number[];
  remove?: number[];
}

/** One action on several links or buttons: what it will do, and which the server refused. */
export default function BulkPages({ kind, action, ids, onDone, onClose }: Props) {
  const { t } = useTranslation('links');
  const { run } = useAction(callOf(kind, action), { invalidates: KINDS[kind].touched, quiet: true });
  const { open } = useNotification();
  const count = ids.length;
  const bodyOf = ({ add = [], remove = [] }: Values) => {
    if (action === 'tags') return { ids, add, remove };
    if (action === 'file' || action === 'unfile') return { ids, filed: action === 'file' };
    return action === 'cancel' ? { ids } : { ids, enabled: action === 'enable' };
  };
  return (
    <BulkDialog<Values>
      title={t('bulk.title', { action: t(`action.${action}`), count })}
      text={t(`bulk.${action}`)}
      submit={t(`action.${action}`)}
      danger={action === 'cancel'}
      dismiss={action === 'cancel' ? t('bulk.dismiss') : undefined}
      // which body goes with which call is known by the action alone
      run={(values) => run({ body: bodyOf(values) } as never) as Promise<RowResults>}
      onDone={(refused) => {
        onDone(refused.map(({ id }) => id));
        if (refused.length === 0) open?.({ type: 'success', message: t('bulk.done', { count }) });
      }}
      onClose={onClose}
      refusal={(refused, all, reason) => t('bulk.refused', { count: refused, all, reason })}
      Rows={kind === 'link' ? RefusedLinks : RefusedButtons}
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

const RefusedLinks = ({ ids }: { ids: number[] }) => <Refused kind="link" ids={ids} />;
const RefusedButtons = ({ ids }: { ids: number[] }) => <Refused kind="button" ids={ids} />;

function Refused({ kind, ids }: { kind: PageKind; ids: number[] }) {
  const { t } = useTranslation('links');
  const pathOf = usePagePath(kind);
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
