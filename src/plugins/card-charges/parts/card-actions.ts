import { useTranslation } from 'react-i18next';
import type { CardAction } from '@balcao/contract/card-charges';
import { menuOf } from '../../../kits/charging/manage/menu';
import type { RowAction } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';

const SEGMENTS = {
  defend: 'responder-contestacao',
  refund: 'devolver',
  'resend-email': 'reenviar-email',
  tags: 'etiquetas',
  note: 'anotacao',
  file: 'arquivar',
  unfile: 'arquivar',
  cancel: 'cancelar',
} as const satisfies Record<CardAction | 'tags' | 'note', string>;

export type CardMenuAction = keyof typeof SEGMENTS;

export function useCardPath() {
  const pathOf = usePathOf();
  return (id: number, action?: CardMenuAction): string => {
    const path = pathOf('receive:management:credit-card:detail', { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** The menu of a card charge: the actions that the server allows now, and those always allowed. */
export function useCardMenu() {
  const { t } = useTranslation('card-charges');
  const pathOf = useCardPath();
  return ({ id, actions }: { id: number; actions: CardAction[] }): RowAction[] =>
    menuOf(SEGMENTS, actions, (action) => ({ label: t(`action.${action}`), to: pathOf(id, action) }));
}
