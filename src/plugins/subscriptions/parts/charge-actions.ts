import { useTranslation } from 'react-i18next';
import type { ChargeAction } from '@balcao/contract/charges';
import type { RowAction } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';

const SEGMENTS = {
  'resend-email': 'reenviar-email',
  'expire-at': 'alterar-vencimento',
  'manual-payment': 'marcar-como-pago',
  cancel: 'cancelar',
} as const satisfies Partial<Record<ChargeAction, string>>;

export type OwnAction = keyof typeof SEGMENTS;
const ORDER = Object.keys(SEGMENTS) as OwnAction[];

/** The menu of a subscription's charge: the actions that the server allows now. */
export function useChargeMenu() {
  const { t } = useTranslation('subscriptions');
  const pathOf = usePathOf();
  return ({ id, actions }: { id: number; actions: ChargeAction[] }): RowAction[] =>
    ORDER.filter((action) => actions.includes(action)).map((action) => ({
      key: action,
      label: t(`chargeAction.${action}`),
      to: `${pathOf('subscriptions-charge', { id })!}/${SEGMENTS[action]}`,
      danger: action === 'cancel',
    }));
}
