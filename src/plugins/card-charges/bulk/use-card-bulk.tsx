import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS } from '@balcao/contract/shared/row-actions';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import { useBulk } from '../../../kits/charging/manage/use-bulk';
import type { GridBulk } from '../../../ui/list/grid';
import type { BulkAction } from './bulk-cards';

const BulkCards = lazy(() => import('./bulk-cards'));

export function useCardBulk(filed: boolean, table: SelectionTable): GridBulk {
  const { t } = useTranslation('card-charges');
  return useBulk<BulkAction>({
    selection: useSelection(table, MOST_ROWS),
    ids: 'POST /v2/charges/credit-card/ids',
    actions: ['tags', filed ? 'unfile' : 'file'],
    label: (action) => t(`action.${action}`),
    renderDialog: (asked) => <BulkCards {...asked} />,
  });
}
