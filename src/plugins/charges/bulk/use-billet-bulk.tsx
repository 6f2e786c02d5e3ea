import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import type { GridBulk } from '../../../ui/list/grid';
import { ChosenSum } from './chosen-sum';
import { bulkActions, type BulkAction } from './bulk-action';

const BulkBillets = lazy(() => import('./bulk-billets'));

/** The actions on the chosen billets for the list's bar, and the dialog of the action that was pressed. */
export function useBilletBulk(filed: boolean, table: SelectionTable): GridBulk {
  const selection = useSelection(table);
  const { t } = useTranslation('charges');
  const phone = useIsPhone();
  // The ids when the button was pressed: afterwards the selection shrinks to the refused ones.
  const [open, setOpen] = useState<{ action: BulkAction; ids: number[] }>();
  return {
    selection,
    ids: 'POST /v2/charges/banking-billet/ids',
    note: <ChosenSum ids={selection.ids} />,
    buttons: bulkActions(filed).map((action) => (
      <Button
        key={action}
        size={phone ? 'middle' : 'small'}
        danger={action === 'cancel'}
        aria-haspopup="dialog"
        onClick={() => setOpen({ action, ids: selection.ids })}
      >
        {t(`bulk.${action}`)}
      </Button>
    )),
    dialog: open && (
      <Suspense fallback={null}>
        <BulkBillets {...open} onDone={selection.onChange} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
