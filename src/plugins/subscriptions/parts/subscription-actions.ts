import { useTranslation } from 'react-i18next';
import type { SubscriptionAction } from '@balcao/contract/subscriptions';
import { useCopyEntry } from '../../../kits/charging/issue/use-copied';
import { menuOf } from '../../../kits/charging/manage/menu';
import type { RowAction } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';

const SEGMENTS = {
  retry: 'tentar-novamente',
  update: 'alterar',
  email: 'alteracao-de-email',
  tags: 'etiquetas',
  note: 'anotacao',
  cancel: 'cancelar',
} as const satisfies Record<SubscriptionAction | 'tags' | 'note', string>;

export type SubscriptionMenuAction = keyof typeof SEGMENTS;

export function useSubscriptionPath() {
  const pathOf = usePathOf();
  return (id: number, action?: SubscriptionMenuAction): string => {
    const path = pathOf('billing-subscription-management-detail', { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** The menu of a subscription: actions that the server allows now, those always allowed, and issuing another like it. */
export function useSubscriptionMenu() {
  const { t } = useTranslation('subscriptions');
  const pathOf = useSubscriptionPath();
  const copy = useCopyEntry('subscription');
  return ({ id, actions }: { id: number; actions: SubscriptionAction[] }): RowAction[] =>
    menuOf(SEGMENTS, actions, (action) => ({ label: t(`action.${action}`), to: pathOf(id, action) }), copy(id));
}
