import { useTranslation } from 'react-i18next';
import type { CarnetAction } from '@balcao/contract/carnets';
import { useCopyEntry } from '../../../kits/charging/issue/use-copied';
import { menuOf } from '../../../kits/charging/manage/menu';
import type { RowAction } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';

const SEGMENTS = {
  'resend-email': 'reenviar-email',
  tags: 'etiquetas',
  note: 'anotacao',
  file: 'arquivar',
  unfile: 'arquivar',
  cancel: 'cancelar',
} as const satisfies Record<CarnetAction | 'tags' | 'note', string>;

export type CarnetMenuAction = keyof typeof SEGMENTS;

export function useCarnetPath() {
  const pathOf = usePathOf();
  return (id: number, action?: CarnetMenuAction): string => {
    const path = pathOf('carnets-detail', { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** The menu of a carnet: the actions that the server allows now, those always allowed, and issuing another like it. */
export function useCarnetMenu() {
  const { t } = useTranslation('carnets');
  const pathOf = useCarnetPath();
  const copy = useCopyEntry('carnet');
  return ({ id, actions }: { id: number; actions: CarnetAction[] }): RowAction[] =>
    menuOf(SEGMENTS, actions, (action) => ({ label: t(`action.${action}`), to: pathOf(id, action) }), copy(id));
}
