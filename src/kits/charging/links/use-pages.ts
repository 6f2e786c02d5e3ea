import { useTranslation } from 'react-i18next';
import type { PaymentPage, PaymentPageDetail } from '@balcao/contract/links/link';
import { useRecord } from '../../../data/use-record';
import { useCopyEntry } from '../issue/use-copied';
import type { RowAction } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';
import { menuOf } from '../manage/menu';
import { KINDS, SEGMENTS, type PageAction, type PageKind } from './kinds';

export function usePagePath(kind: PageKind) {
  const pathOf = usePathOf();
  return (id: number, action?: PageAction): string => {
    const path = pathOf(KINDS[kind].route, { id })!;
    return action ? `${path}/${SEGMENTS[action]}` : path;
  };
}

/** One, live. */
export const usePage = (kind: PageKind, id: number | undefined) =>
  useRecord(KINDS[kind].resource as typeof KINDS.link.resource, id) as ReturnType<
    typeof useRecord<typeof KINDS.link.resource>
  > & { record: PaymentPageDetail | undefined };

/** What the server allows with it now, and what is always allowed. */
export function usePageMenu(kind: PageKind) {
  const { t } = useTranslation('links');
  const pathOf = usePagePath(kind);
  const copy = useCopyEntry('link');
  return ({ id, actions }: Pick<PaymentPage, 'id' | 'actions'>): RowAction[] =>
    menuOf(
      SEGMENTS,
      actions,
      (action) => ({ label: t(`action.${action}`), to: pathOf(id, action) }),
      kind === 'link' ? copy(id) : undefined,
    );
}

/** The whole address of the payer's page. */
export const fullUrl = (path: string): string => `${window.location.origin}${path}`;
