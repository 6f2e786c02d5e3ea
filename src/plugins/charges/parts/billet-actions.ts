import { useTranslation } from 'react-i18next';
import type { ChargeAction } from '@balcao/contract/charges';
import { menuOf } from '../../../kits/charging/manage/menu';
import { usePathOf } from '../../../ui/page/routing';
import type { RowAction } from '../../../ui/action/row-actions';
import { useSession } from '../../../data/session';

/** Last segment of each action's address, under the billet's (AREAS-4-charges-2, AREAS-4-charges-5). */
const SEGMENTS: Record<ChargeAction | 'tags' | 'note', string> = {
  'resend-email': 'reenviar-email',
  'expire-at': 'alterar-vencimento',
  reissue: 'reemitir',
  'manual-payment': 'marcar-como-pago',
  tags: 'etiquetas',
  note: 'anotacao',
  file: 'arquivar',
  unfile: 'arquivar',
  cancel: 'cancelar',
};

export type BilletAction = keyof typeof SEGMENTS;

export function useBilletPath() {
  const pathOf = usePathOf();
  return (id: number, action?: BilletAction): string => {
    const path = pathOf('billing-banking_billet-management-detail', { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** The menu of a billet: actions that the server allows now, those always allowed, and issuing another like it. */
export function useBilletMenu() {
  const { t } = useTranslation('charges');
  const { can } = useSession();
  const pathOf = useBilletPath();
  const issue = usePathOf()('receive:new-emit')!;
  const { can: mayIssue, reason } = can('receive:do-charge');
  const off = mayIssue ? undefined : (reason ?? '');
  return ({ id, actions }: { id: number; actions: ChargeAction[] }): RowAction[] =>
    menuOf(
      SEGMENTS,
      actions,
      (action) => ({
        label: t(`action.${action}`),
        to: pathOf(id, action),
        disabledReason: action === 'reissue' ? off : undefined,
      }),
      {
        key: 'duplicate',
        label: t('action.duplicate'),
        to: `${issue}?billingMethod=banking_billet&billingId=${id}`,
        disabledReason: off,
      },
    );
}
