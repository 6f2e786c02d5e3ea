import { useTranslation } from 'react-i18next';
import type { Collection } from '@balcao/contract/pix-automatic-receive';
import { useAction } from '../../../data/use-call';
import type { RowAction } from '../../../ui/action/row-actions';
import { TOUCHED } from './touched';
import { usePathOf } from '../../../ui/page/routing';

/** Last segment of each action's address, in the order of the menu. */
const SEGMENTS = {
  charge: 'cobrar',
  'resend-email': 'enviar',
  'cancel-charge': 'cancelar-cobranca',
  tags: 'etiquetas',
  note: 'anotar',
  cancel: 'cancelar',
} as const;
const ORDER = Object.keys(SEGMENTS) as (keyof typeof SEGMENTS)[];

/** The menu of a Pix automático: actions that the server allows now, and those always allowed; filing away needs no drawer. */
export function useCollectionMenu() {
  const { t } = useTranslation('pix-automatic-receive');
  const pathOf = usePathOf();
  const file = useAction('POST /receive/pix-automatic/{id}/file', { invalidates: TOUCHED });
  return ({ id, filed, actions }: Pick<Collection, 'id' | 'filed' | 'actions'>): RowAction[] => [
    ...ORDER.filter((action) => action === 'tags' || action === 'note' || actions.includes(action)).map((action) => ({
      key: action,
      label: t(`action.${action}`),
      to: `${pathOf('pix-collections-detail', { id })!}/${SEGMENTS[action]}`,
      danger: action === 'cancel',
    })),
    {
      key: 'file',
      label: t(filed ? 'action.unfile' : 'action.file'),
      // a refusal is told by the toast
      onClick: () => void file.run({ params: { id }, body: { filed: !filed } }).catch(() => undefined),
    },
  ];
}
