import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ROWS } from '@balcao/contract/shared/row-actions';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import { useBulk } from '../../../kits/charging/manage/use-bulk';
import type { GridBulk } from '../../../ui/list/grid';
import type { BulkAction } from './bulk-subscriptions';

const BulkSubscriptions = lazy(() => import('./bulk-subscriptions'));

export function useSubscriptionBulk(table: SelectionTable): GridBulk {
  const { t } = useTranslation('subscriptions');
  return useBulk<BulkAction>({
    selection: useSelection(table, MOST_ROWS),
    ids: 'POST /v2/subscriptions/ids',
    actions: ['cancel', 'tags'],
    label: (action) => t(`bulk.${action}.button`),
    renderDialog: (asked) => <BulkSubscriptions {...asked} />,
  });
}
