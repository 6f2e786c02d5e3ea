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

export type ParcelAction = keyof typeof SEGMENTS;
const ORDER = Object.keys(SEGMENTS) as ParcelAction[];

export function useParcelPath() {
  const pathOf = usePathOf();
  return (id: number, idDetail: number, action?: ParcelAction): string => {
    const path = pathOf('receive:management:carnets:parcel-details', { id, idDetail })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** The menu of a parcel: the actions that the server allows now. */
export function useParcelMenu() {
  const { t } = useTranslation('carnets');
  const pathOf = useParcelPath();
  return (carnet: number, { id, actions }: { id: number; actions: ChargeAction[] }): RowAction[] =>
    ORDER.filter((action) => actions.includes(action)).map((action) => ({
      key: action,
      label: t(`parcelAction.${action}`),
      to: pathOf(carnet, id, action),
      danger: action === 'cancel',
    }));
}
