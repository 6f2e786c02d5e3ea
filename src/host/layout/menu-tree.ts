import type { Session } from '@balcao/contract/session';
import { SECONDARY_MENUS, type MenuEntry, type MenuGroup, type SecondaryMenu } from '../../define-plugin';
import { groupOf, menuGroups, menuSections } from '../manifests';
import type { MenuLink, MenuPreview } from '../../ui/page/menu';
import { decide, isEnabled, isListed } from '../../providers/access';

export interface MenuItem {
  id: string;
  to: string;
  label: MenuEntry['label'];
  icon: MenuEntry['icon'];
  bar: MenuEntry['bar'];
  pays: MenuEntry['pays'];
  isNew: boolean;
  disabled: boolean;
  /** The section of its group that it stands in. */
  section: MenuGroup | undefined;
  /** Tooltip of a disabled item. */
  reason: string | undefined;
}

export type MenuNode =
  | { kind: 'item'; item: MenuItem; order: number }
  | { kind: 'group'; group: MenuGroup; items: MenuItem[]; order: number };

const sectionOf = (entry: MenuEntry) => (entry.in === 'main' ? undefined : menuSections[entry.in]);

/** Entries of a group in their order; those of a section stand together, where the section does. */
const byPlace = (a: MenuEntry, b: MenuEntry): number => {
  const [first, second] = [sectionOf(a), sectionOf(b)];
  return (
    (first?.order ?? a.order) - (second?.order ?? b.order) ||
    (first?.id ?? '').localeCompare(second?.id ?? '') ||
    a.order - b.order
  );
};

const MENUS = [undefined, ...(Object.keys(SECONDARY_MENUS) as SecondaryMenu[])] as const;

const gates = (entry: MenuEntry): readonly string[] =>
  entry.permission === undefined
    ? [entry.id]
    : typeof entry.permission === 'string'
      ? [entry.permission]
      : entry.permission;

/** The secondary menu of an address (SHELL-2.2-14): by a whole segment, so that 'api' inside a word is none. */
export const secondaryMenuAt = (pathname: string): SecondaryMenu | undefined =>
  (Object.keys(SECONDARY_MENUS) as SecondaryMenu[]).find((menu) => pathname.split('/').includes(SECONDARY_MENUS[menu]));

/** The entries that stand for themselves: a group that one entry replaces is left out, else that entry is (SHELL-6-11). */
function standing(session: Session, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const replaced = new Set(
    entries.flatMap(({ replaces }) =>
      replaces && !replaces.without.some((id) => isEnabled(session, id)) ? [replaces.group] : [],
    ),
  );
  return entries.filter((entry) =>
    entry.replaces ? replaced.has(entry.replaces.group) : entry.in === 'main' || !replaced.has(groupOf(entry.in)),
  );
}

/** A side menu as this user sees it: only listed items, the disabled ones with their reason, no empty group (SHELL-6-6 to 6-10). */
export function menuOf(session: Session, entries: readonly MenuEntry[], menu?: SecondaryMenu): MenuNode[] {
  const nodes: MenuNode[] = [];
  const sorted = standing(session, entries)
    .filter((entry) => entry.menu === menu)
    .sort(byPlace);
  for (const entry of sorted) {
    const ids = gates(entry);
    if (!ids.some((id) => isListed(session, id))) continue;
    const { can, reason } = decide(session, ids);
    const item: MenuItem = {
      id: entry.id,
      to: entry.to,
      label: entry.label,
      icon: entry.icon,
      bar: entry.bar,
      pays: entry.pays,
      isNew: entry.badge === true || (typeof entry.badge === 'string' && isEnabled(session, entry.badge)),
      section: sectionOf(entry)?.id,
      disabled: !can,
      reason,
    };
    if (entry.in === 'main') {
      nodes.push({ kind: 'item', item, order: entry.order });
      continue;
    }
    const id = groupOf(entry.in);
    const group = nodes.find((node) => node.kind === 'group' && node.group === id);
    if (group?.kind === 'group') group.items.push(item);
    else nodes.push({ kind: 'group', group: id, items: [item], order: menuGroups[id].order });
  }
  return nodes.sort((a, b) => a.order - b.order);
}

const itemsOf = (node: MenuNode) => (node.kind === 'item' ? [node.item] : node.items);

/** A section's entry: it leads to the first of its pages that may be opened. A section of one page is that page's entry. */
const entryOfSection = (section: MenuGroup, items: readonly MenuItem[]): MenuItem => {
  const first = items.find(({ disabled }) => !disabled) ?? items[0]!;
  return items.length === 1
    ? first
    : { ...first, label: menuSections[section]!.label, isNew: items.some(({ isNew }) => isNew) };
};

/** What the side menu shows of a group: each section once. */
export const linesOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item, at) => {
    const { section } = item;
    if (!section) return [item];
    if (items[at - 1]?.section === section) return [];
    return [
      entryOfSection(
        section,
        items.filter((other) => other.section === section),
      ),
    ];
  });

/** The pages that an entry's page stands beside as tabs, itself among them; none where it stands alone. */
export function tabsBeside(session: Session, entries: readonly MenuEntry[], { id, menu }: MenuEntry): MenuItem[] {
  const items = menuOf(session, entries, menu).flatMap(itemsOf);
  const section = items.find((item) => item.id === id)?.section;
  const beside = items.filter((item) => section !== undefined && item.section === section);
  return beside.length > 1 ? beside : [];
}

/** An entry's icon, else that of its group. */
const iconOf = (node: MenuNode, icon: MenuEntry['icon']) =>
  icon ?? (node.kind === 'group' ? menuGroups[node.group].icon : undefined);

/** The entries of a node as links; an entry without an icon has its group's. */
export const linksOf = (node: MenuNode, menu?: SecondaryMenu): MenuLink[] =>
  itemsOf(node).map(({ id, to, label, icon, pays, disabled }) => ({
    id,
    to,
    label,
    pays,
    disabled,
    Icon: iconOf(node, icon),
    under: node.kind === 'group' ? menuGroups[node.group].label : menu && `menu:${menu}`,
    isSecondary: menu !== undefined,
  }));

/** The entries of every side menu, the main one first. */
export const allLinks = (session: Session, entries: readonly MenuEntry[]): MenuLink[] =>
  MENUS.flatMap((menu) => menuOf(session, entries, menu).flatMap((node) => linksOf(node, menu)));

/** The one entry of a node that has a place in the bar: the first that may be opened. */
const inBar = (node: MenuNode): MenuItem | undefined =>
  itemsOf(node)
    .filter(({ bar, disabled }) => bar && !disabled)
    .sort((a, b) => a.bar!.order - b.bar!.order)[0];

/**
 * What stands in the bar at the foot of a phone: entries that this user may open, each with its icon; those of a secondary menu stand in
 * the main menu's drawer.
 */
export const barOf = (session: Session, entries: readonly MenuEntry[], menu?: SecondaryMenu) =>
  menuOf(session, entries, menu)
    .flatMap((node) => {
      const item = inBar(node);
      return item ? [{ id: item.id, to: item.to, ...item.bar!, Icon: iconOf(node, item.icon) }] : [];
    })
    .sort((a, b) => a.order - b.order);

/** The side menus that a sub-user of the account would see with these permissions, from the same rules as their own. */
export const menuAs =
  (session: Session, entries: readonly MenuEntry[]) =>
  (permissions: Session['permissions']): MenuPreview[] => {
    const as: Session = { ...session, permissions, currentAccount: { ...session.currentAccount, role: 'subuser' } };
    return MENUS.map((menu) => ({
      key: menu ?? 'label',
      groups: menuOf(as, entries, menu).map((node) => ({
        key: node.kind === 'group' ? node.group : node.item.id,
        label: node.kind === 'group' ? menuGroups[node.group].label : undefined,
        items: linksOf(node, menu),
      })),
    }));
  };

/** The menu entry of a path: the one with the longest address that the path begins with; without one, the entry with the id `own`. */
export function currentItem(nodes: readonly MenuNode[], pathname: string, own?: string): MenuItem | undefined {
  const items = nodes.flatMap(itemsOf);
  return (
    items
      .filter((item) => pathname === item.to || pathname.startsWith(`${item.to}/`))
      .sort((a, b) => b.to.length - a.to.length)[0] ?? items.find(({ id }) => id === own)
  );
}

/** The entry of the bar that a page stands under: the one of its group. */
export function barEntryAt(nodes: readonly MenuNode[], pathname: string): string | undefined {
  const current = currentItem(nodes, pathname);
  const node = current && nodes.find((one) => itemsOf(one).includes(current));
  return node && inBar(node)?.id;
}

/** Where the bare address of an area leads ('/receber'): the first entry below it that the user may open. */
export const firstBelow = (session: Session, entries: readonly MenuEntry[], pathname: string): string | undefined =>
  entries
    .filter(({ to }) => to.startsWith(`${pathname.replace(/\/+$/, '')}/`))
    .filter((entry) => decide(session, gates(entry)).can)
    .sort((a, b) => placeOf(a) - placeOf(b) || byPlace(a, b))[0]?.to;

const placeOf = (entry: MenuEntry) => (entry.in === 'main' ? entry.order : menuGroups[entry.in].order);
