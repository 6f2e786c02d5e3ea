import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import { useBulk } from '../../../kits/charging/manage/use-bulk';
import type { GridBulk } from '../../../ui/list/grid';
import { ChosenSum } from './chosen-sum';
import { bulkActions, type BulkAction } from './bulk-action';

const BulkBillets = lazy(() => import('./bulk-billets'));

export function useBilletBulk(filed: boolean, table: SelectionTable): GridBulk {
  const { t } = useTranslation('charges');
  const selection = useSelection(table);
  const bulk = useBulk<BulkAction>({
    selection,
    ids: 'POST /v2/charges/banking-billet/ids',
    actions: bulkActions(filed),
    label: (action) => t(`bulk.${action}`),
    renderDialog: (asked) => <BulkBillets {...asked} />,
  });
  return { ...bulk, note: <ChosenSum ids={selection.ids} /> };
}
