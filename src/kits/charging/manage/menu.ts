import type { RowAction } from '../../../ui/action/row-actions';

/** Whether an action is allowed in any state of a record. */
export const isFree = (action: string): action is 'tags' | 'note' => action === 'tags' || action === 'note';

/**
 * The menu of a record: of its actions, in the order of `segments`, those always allowed and those that the server allows now; `copy`,
 * which issues another like it, stands before the tags.
 */
export function menuOf<A extends string>(
  segments: Record<A, string>,
  allowed: readonly string[],
  entryOf: (action: A) => Pick<RowAction, 'label' | 'to' | 'disabledReason'>,
  copy?: RowAction,
): RowAction[] {
  const entries = (Object.keys(segments) as A[])
    .filter((action) => isFree(action) || allowed.includes(action))
    .map((action): RowAction => ({ key: action, danger: action === 'cancel', ...entryOf(action) }));
  const tags = entries.findIndex(({ key }) => key === 'tags');
  return copy ? entries.toSpliced(tags, 0, copy) : entries;
}
