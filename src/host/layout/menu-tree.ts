import type { Session } from '@balcao/contract/session';
import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '../../define-plugin';
import { decide, isEnabled, isListed } from '../../providers/access';

export interface MenuItem {
  id: string;
  to: string;
  label: MenuEntry['label'];
  icon: MenuEntry['icon'];
  isNew: boolean;
  disabled: boolean;
  /** Tooltip of a disabled item. */
  reason: string | undefined;
}

export type MenuNode =
  | { kind: 'item'; item: MenuItem; order: number }
  | { kind: 'group'; group: MenuGroup; items: MenuItem[]; order: number };

const gates = (entry: MenuEntry): readonly string[] =>
  entry.permission === undefined
    ? [entry.id]
    : typeof entry.permission === 'string'
      ? [entry.permission]
      : entry.permission;

/** The menu as this user sees it: only listed items, the disabled ones with their reason, no empty group (SHELL-6-6 to 6-10). */
export function menuOf(session: Session, entries: readonly MenuEntry[]): MenuNode[] {
  const nodes: MenuNode[] = [];
  const sorted = [...entries].sort((a, b) => a.order - b.order);
  for (const entry of sorted) {
    const ids = gates(entry);
    if (!ids.some((id) => isListed(session, id))) continue;
    const { can, reason } = decide(session, ids);
    const item: MenuItem = {
      id: entry.id,
      to: entry.to,
      label: entry.label,
      icon: entry.icon,
      isNew: entry.badge === true || (typeof entry.badge === 'string' && isEnabled(session, entry.badge)),
      disabled: !can,
      reason,
    };
    if (entry.in === 'main') {
      nodes.push({ kind: 'item', item, order: entry.order });
      continue;
    }
    const group = nodes.find((node) => node.kind === 'group' && node.group === entry.in);
    if (group?.kind === 'group') group.items.push(item);
    else
      nodes.push({ kind: 'group', group: entry.in, items: [item], order: (MENU_GROUPS.indexOf(entry.in) + 1) * 100 });
  }
  return nodes.sort((a, b) => a.order - b.order);
}

/** The entry of the page being shown: the longest address that it continues. */
export const currentItem = (nodes: readonly MenuNode[], pathname: string): MenuItem | undefined =>
  nodes
    .flatMap((node) => (node.kind === 'item' ? [node.item] : node.items))
    .filter((item) => pathname === item.to || pathname.startsWith(`${item.to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
