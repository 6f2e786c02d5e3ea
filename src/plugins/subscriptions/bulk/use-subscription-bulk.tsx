import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS } from '@balcao/contract/shared/row-actions';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import type { GridBulk } from '../../../ui/list/grid';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import type { BulkAction } from './bulk-subscriptions';

const BulkSubscriptions = lazy(() => import('./bulk-subscriptions'));
const ACTIONS: readonly BulkAction[] = ['cancel', 'tags'];

/** The actions on the chosen subscriptions for the list's bar, and the dialog of the action that was pressed. */
export function useSubscriptionBulk(table: SelectionTable): GridBulk {
  const selection = useSelection(table, MOST_ROWS);
  const { t } = useTranslation('subscriptions');
  const phone = useIsPhone();
  const [open, setOpen] = useState<{ action: BulkAction; ids: number[] }>();
  return {
    selection,
    ids: 'POST /v2/subscriptions/ids',
    buttons: ACTIONS.map((action) => (
      <Button
        key={action}
        size={phone ? 'middle' : 'small'}
        danger={action === 'cancel'}
        aria-haspopup="dialog"
        onClick={() => setOpen({ action, ids: selection.ids })}
      >
        {t(`bulk.${action}.button`)}
      </Button>
    )),
    dialog: open && (
      <Suspense fallback={null}>
        <BulkSubscriptions {...open} onDone={selection.onChange} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
