import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { useSelection, type SelectionTable } from '../../../data/use-selection';
import type { GridBulk } from '../../../ui/list/grid';

const RemoveCustomers = lazy(() => import('./remove-customers'));

const MOST_MERGED = 5;

/** Actions on the selected customers for the list's bar, and the dialog that asks before they are deleted. */
export function useCustomerBulk(table: SelectionTable): GridBulk {
  const { t } = useTranslation('customers');
  const selection = useSelection(table);
  const { ids, onChange } = selection;
  const phone = useIsPhone();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const [removing, setRemoving] = useState(false);
  const size = phone ? 'middle' : 'small';
  const merging = ids.length < 2 || ids.length > MOST_MERGED ? t('merge.howMany') : undefined;
  return {
    selection,
    ids: 'POST /customers/ids',
    buttons: (
      <>
        <PermissionButton
          size={size}
          disabledReason={merging}
          onClick={() => void navigate(`${pathOf('customers-merge')}?ids=${ids.join(',')}`)}
        >
          {t('action.merge')}
        </PermissionButton>
        <Button size={size} danger aria-haspopup="dialog" onClick={() => setRemoving(true)}>
          {t('action.remove')}
        </Button>
      </>
    ),
    dialog: removing && (
      <Suspense fallback={null}>
        <RemoveCustomers ids={ids} onDone={() => onChange([])} onClose={() => setRemoving(false)} />
      </Suspense>
    ),
  };
}
