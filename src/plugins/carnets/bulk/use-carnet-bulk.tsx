import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS } from '@balcao/contract/shared/row-actions';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import { useBulk } from '../../../kits/charging/manage/use-bulk';
import type { GridBulk } from '../../../ui/list/grid';
import type { BulkAction } from './bulk-carnets';

const BulkCarnets = lazy(() => import('./bulk-carnets'));

export function useCarnetBulk(filed: boolean, table: SelectionTable): GridBulk {
  const { t } = useTranslation('carnets');
  return useBulk<BulkAction>({
    selection: useSelection(table, MOST_ROWS),
    ids: 'POST /v2/carnets/ids',
    actions: ['cancel', 'resend-email', 'tags', filed ? 'unfile' : 'file'],
    label: (action) => t(`bulk.${action}.button`),
    renderDialog: (asked) => <BulkCarnets {...asked} />,
  });
}
