import { useOne } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ChargeItem } from '@balcao/contract/charge-items';
import { usePathOf } from '../../../ui/routing';
import type { RowAction } from '../../../ui/row-actions';
import type { CallError } from '../../../ui/use-call';

/** The item of the address; ids are digits. */
export function useItemId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** One item, kept live. */
export function useItem(id: number | undefined) {
  const { query, result } = useOne<ChargeItem>({
    resource: 'charge-items',
    id: id ?? 0,
    errorNotification: false,
    queryOptions: { enabled: id !== undefined },
  });
  return {
    item: result,
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}

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
