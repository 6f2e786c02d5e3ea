import { Button } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import type { Selection } from '../../../data/use-selection';
import type { GridBulk } from '../../../ui/list/grid';
import { useIsPhone } from '../../../ui/page/use-is-phone';

/** What the dialog of an action on several records is given. */
export interface BulkProps<A extends string> {
  action: A;
  ids: number[];
  /** Called with the ids that the server refused; they stay chosen. */
  onDone: (refused: number[]) => void;
  onClose: () => void;
}

interface Bulk<A extends string> extends Pick<GridBulk, 'ids'> {
  selection: Selection;
  actions: readonly A[];
  label: (action: A) => string;
  /** Draws the dialog of the action that was pressed; its code may be lazy. */
  renderDialog: (asked: BulkProps<A>) => ReactNode;
}

/** The actions on the chosen records for a list's bar, and the dialog of the action that was pressed. */
export function useBulk<A extends string>({ selection, ids, actions, label, renderDialog }: Bulk<A>): GridBulk {
  const phone = useIsPhone();
  // the ids when the button was pressed: afterwards the selection shrinks to the refused ones
  const [open, setOpen] = useState<{ action: A; ids: number[] }>();
  return {
    selection,
    ids,
    buttons: actions.map((action) => (
      <Button
        key={action}
        size={phone ? 'middle' : 'small'}
        danger={action === 'cancel'}
        aria-haspopup="dialog"
        onClick={() => setOpen({ action, ids: selection.ids })}
      >
        {label(action)}
      </Button>
    )),
    dialog: open && (
      <Suspense fallback={null}>
        {renderDialog({ ...open, onDone: selection.onChange, onClose: () => setOpen(undefined) })}
      </Suspense>
    ),
  };
}
