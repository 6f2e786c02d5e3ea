import { useTranslation } from 'react-i18next';
import type { SubscriptionAction } from '@balcao/contract/subscriptions';
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
const ORDER = Object.keys(SEGMENTS) as SubscriptionMenuAction[];
/** Whether an action is allowed in any state of the subscription. */
export const isFree = (action: SubscriptionMenuAction) => action === 'tags' || action === 'note';

export function useSubscriptionPath() {
  const pathOf = usePathOf();
  return (id: number, action?: SubscriptionMenuAction): string => {
    const path = pathOf('billing-subscription-management-detail', { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** The menu of a subscription: actions that the server allows now, and those always allowed. */
export function useSubscriptionMenu() {
  const { t } = useTranslation('subscriptions');
  const pathOf = useSubscriptionPath();
  return ({ id, actions }: { id: number; actions: SubscriptionAction[] }): RowAction[] =>
    ORDER.filter((action) => isFree(action) || (actions as SubscriptionMenuAction[]).includes(action)).map(
      (action) => ({
        key: action,
        label: t(`action.${action}`),
        to: pathOf(id, action),
        danger: action === 'cancel',
      }),
    );
}
