import { useTranslation } from 'react-i18next';
import { usePathOf } from '../../../ui/page/routing';
import type { RowAction } from '../../../ui/action/row-actions';
import { useSession } from '../../../data/session';

export function useCustomerPath() {
  const pathOf = usePathOf();
  return (id: number, action?: 'editar' | 'excluir'): string => {
    const path = pathOf('customers-detail', { id })!;
    return action ? `${path}/${action}` : path;
  };
}

/** Path that issues a charge for this customer; undefined where no area for issuing is installed. */
export function useIssuePath() {
  const path = usePathOf()('receive:new-emit');
  return (id: number): string | undefined => path && `${path}?customersId=${id}`;
}

/** The menu of a customer. */
export function useCustomerMenu() {
  const { t } = useTranslation('customers');
  const { can } = useSession();
  const pathOf = useCustomerPath();
  const issuePath = useIssuePath();
  return (id: number): RowAction[] => {
    const issue = issuePath(id);
    const { can: allowed, reason } = can('receive:do-charge');
    return [
      ...(issue
        ? [{ key: 'issue', label: t('action.issue'), to: issue, disabledReason: allowed ? undefined : (reason ?? '') }]
        : []),
      { key: 'edit', label: t('action.edit'), to: pathOf(id, 'editar') },
      { key: 'remove', label: t('action.remove'), to: pathOf(id, 'excluir'), danger: true },
    ];
  };
}
