import { useTranslation } from 'react-i18next';
import type { ChargeAction } from '@balcao/contract/charges';
import { usePathOf } from '../../../ui/routing';
import type { RowAction } from '../../../ui/row-actions';

/** Address of each action, under the billet's own (AREAS-4-charges-2, AREAS-4-charges-5). */
const SEGMENTS: Record<ChargeAction | 'note', string> = {
  'resend-email': 'reenviar-email',
  'expire-at': 'alterar-vencimento',
  'manual-payment': 'marcar-como-pago',
  note: 'anotacao',
  file: 'arquivar',
  unfile: 'arquivar',
  cancel: 'cancelar',
};

export type BilletAction = keyof typeof SEGMENTS;
const ORDER = Object.keys(SEGMENTS) as BilletAction[];

export function useBilletPath() {
  const pathOf = usePathOf();
  return (id: number, action?: BilletAction): string => {
    const path = pathOf('billing-banking_billet-management-detail', { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** What the server allows with a billet now, and noting, as menu entries that open their drawers. */
export function useBilletMenu() {
  const { t } = useTranslation('charges');
  const pathOf = useBilletPath();
  return ({ id, actions }: { id: number; actions: ChargeAction[] }): RowAction[] =>
    ORDER.filter((action) => action === 'note' || actions.includes(action)).map((action) => ({
      key: action,
      label: t(`action.${action}`),
      to: pathOf(id, action),
      danger: action === 'cancel',
    }));
}
