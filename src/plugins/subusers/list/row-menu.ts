import { useTranslation } from 'react-i18next';
import type { Subuser } from '@balcao/contract/subusers';
import { useSession } from '../../../data/session';
import type { RowAction } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';
import type { Status } from '../parts/tabs';
import type { Asked, Kind } from './confirm-action';

const KINDS: Record<Status, readonly Kind[]> = {
  enabled: ['disable', 'remove'],
  pending: ['resend', 'withdraw'],
  disabled: ['enable', 'remove'],
};
const DANGEROUS: readonly Kind[] = ['withdraw', 'remove'];

/** The actions on a sub-user in a list; none on oneself. */
export function useRowMenu(status: Status, ask: (asked: Asked) => void) {
  const { t } = useTranslation('subusers');
  const pathOf = usePathOf();
  const { can, session } = useSession();
  return (row: Subuser): RowAction[] => [
    ...(status !== 'pending' && can('settings:subuser:edit').can
      ? [{ key: 'edit', label: t('action.edit'), to: pathOf('settings:subuser:edit', { id: row.id })! }]
      : []),
    ...(status !== 'pending' && can('settings:subuser:actions').can
      ? [{ key: 'log', label: t('action.log'), to: pathOf('settings:subuser:actions', { id: row.id })! }]
      : []),
    ...(can('settings:subuser').can
      ? KINDS[status].map((kind) => ({
          key: kind,
          label: t(`action.${kind}`),
          danger: DANGEROUS.includes(kind),
          ...(status !== 'pending' && row.id === session.user.id
            ? { disabledReason: t('edit.self') }
            : { onClick: () => ask({ kind, row }) }),
        }))
      : []),
  ];
}
