import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS } from '@balcao/contract/shared/row-actions';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import type { GridBulk } from '../../../ui/list/grid';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import type { BulkAction } from './bulk-cards';

const BulkCards = lazy(() => import('./bulk-cards'));

/** The actions on the chosen card charges for the list's bar, and the dialog of the action that was pressed. */
export function useCardBulk(filed: boolean, table: SelectionTable): GridBulk {
  const selection = useSelection(table, MOST_ROWS);
  const { t } = useTranslation('card-charges');
  const phone = useIsPhone();
  const [open, setOpen] = useState<{ action: BulkAction; ids: number[] }>();
  const actions: BulkAction[] = ['tags', filed ? 'unfile' : 'file'];
  return {
    selection,
    ids: 'POST /v2/charges/credit-card/ids',
    buttons: actions.map((action) => (
      <Button
        key={action}
        size={phone ? 'middle' : 'small'}
        aria-haspopup="dialog"
        onClick={() => setOpen({ action, ids: selection.ids })}
      >
        {t(`action.${action}`)}
      </Button>
    )),
    dialog: open && (
      <Suspense fallback={null}>
        <BulkCards {...open} onDone={selection.onChange} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
