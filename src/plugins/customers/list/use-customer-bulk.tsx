import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/permission-button';
import { usePathOf } from '../../../ui/routing';
import { useIsPhone } from '../../../ui/use-is-phone';
import type { Selection } from '../../../ui/use-selection';

const RemoveCustomers = lazy(() => import('./remove-customers'));

const MOST_MERGED = 5;

/** What is done with the ticked customers, for the list's bar, and the dialog that asks before they are deleted. */
export function useCustomerBulk({ ids, onChange }: Selection) {
  const { t } = useTranslation('customers');
  const phone = useIsPhone();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const [removing, setRemoving] = useState(false);
  const size = phone ? 'middle' : 'small';
  const merging = ids.length < 2 || ids.length > MOST_MERGED ? t('merge.howMany') : undefined;
  return {
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
