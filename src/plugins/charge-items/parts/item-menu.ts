import { useTranslation } from 'react-i18next';
import { usePathOf } from '../../../ui/page/routing';
import type { RowAction } from '../../../ui/action/row-actions';

export function useItemPath() {
  const pathOf = usePathOf();
  return (id: number, action?: 'editar' | 'excluir'): string => {
    const path = pathOf('charge-items-detail', { id })!;
    return action ? `${path}/${action}` : path;
  };
}

/** What can be done with an item. */
export function useItemMenu() {
  const { t } = useTranslation('charge-items');
  const pathOf = useItemPath();
  return (id: number): RowAction[] => [
    { key: 'edit', label: t('action.edit'), to: pathOf(id, 'editar') },
    { key: 'remove', label: t('action.remove'), to: pathOf(id, 'excluir'), danger: true },
  ];
}
