import type { ComponentType } from 'react';
import type { NotificationParams } from '@balcao/contract/notifications';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { PrefetchedCall, ResourceDefinition } from './define-resource';
import type { LocaleFiles, LocaleKey } from './locale-files';
import type { RouteName } from './registry';

export type { LocaleKey } from './locale-files';

/** Groups of the side menu; each is a file of menu-groups that adds its name here. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the groups
export interface MenuGroups {}
export type MenuGroup = keyof MenuGroups & string;

/** A group of the side menu. It shows where an entry in it does, so it goes with the last plugin that uses it. */
export interface MenuGroupDefinition {
  /** As the specification calls it (AREAS-2-side-menu-ids); the file's name where absent. */
  id?: MenuGroup;
  /** Place among the groups and the entries outside them. */
  order: number;
  /** From a `*.menu.json`, which is there before the first paint. */
  label: LocaleKey;
  icon: ComponentType;
  /** It is one entry of the menu, and its pages are tabs of one page. */
  asTabs?: true;
}

/** A part of a group: one entry of the menu, by its order among the group's own; the entries in it are tabs of one page. */
export interface MenuSectionDefinition {
  id: MenuGroup;
  in: MenuGroup;
  order: number;
  label: LocaleKey;
}

/** The default export of src/menu-groups/<section>.ts. */
export const defineMenuSection = (section: MenuSectionDefinition): MenuSectionDefinition => section;

/** The default export of src/menu-groups/<group>.ts, found by its name; any plugin may put entries in it. */
export const defineMenuGroup = (group: MenuGroupDefinition): MenuGroupDefinition => group;

/** Side menus that stand in the place of the main one, each by the whole address segment its pages share (SHELL-2.2-14). */
export const SECONDARY_MENUS = { settings: 'configuracoes-da-conta', api: 'api' } as const;
export type SecondaryMenu = keyof typeof SECONDARY_MENUS;

export type MenuEntry = MenuEntryAnywhere & (MenuEntryOutside | MenuEntryInGroup);

/** Outside the groups; its icon is all that a narrow menu shows of it. */
interface MenuEntryOutside {
  in: 'main';
  icon: ComponentType;
}

/** In a group, whose icon stands for all of its entries. */
interface MenuEntryInGroup {
  in: MenuGroup;
  icon?: never;
}

interface MenuEntryAnywhere {
  /** Id of the permission list (SHELL-6-6). */
  id: string;
  /** Which side menu holds it. Absent: the main one. */
  menu?: SecondaryMenu;
  /** Place among its siblings. */
  order: number;
  to: `/${string}`;
  /** When the gate is not the id itself; of several, any one that the list has. */
  permission?: PermissionId | readonly PermissionId[];
  /** Shows 'Novo' while this permission is enabled; true: always. */
  badge?: PermissionId | true;
  /** From the area's `<area>.menu.json`, which is there before the first paint. */
  label: LocaleKey;
  /**
   * By this name and in this place it stands in the bar at the foot of a phone too; of a secondary menu, in the main menu's drawer. Of
   * several entries of one group that this person may open, the first has the place.
   */
  bar?: { label: LocaleKey; order: number };
  /** A way to pay, on the page 'Transferir': these words say what it does. `shortcut`: its name among the shortcuts. */
  pays?: { text: LocaleKey; order: number; shortcut?: LocaleKey };
  /** Stands in the place of a whole group while none of these permissions is enabled; not shown otherwise (SHELL-6-11). */
  replaces?: { group: MenuGroup; without: readonly PermissionId[] };
}

export interface PageDefinition {
  /** react-router path; a drawer's path starts with its parent page's. */
  path: `/${string}`;
  /** Route name, for links; declared in the area's resource file (`Routes` of `registry`). */
  name?: RouteName;
  permission: PermissionId | readonly PermissionId[];
  /** Document title and breadcrumb. */
  title: LocaleKey;
  /** Keep the scroll when it opens (SHELL-2.2-6). */
  keepScroll?: boolean;
  /** Cached as it was left, hidden, while other pages are shown: for lists, and pages that hold nothing typed. */
  cached?: boolean;
  /** A drawer opens over the page whose path it continues. */
  as?: 'page' | 'drawer';
  /** Id of the menu entry that it belongs to, where its address continues none. */
  under?: string;
  /** Shows nothing and leads on to another page: no part of a breadcrumb. */
  redirects?: true;
  load: () => Promise<{ default: ComponentType }>;
  /** A place whose first part it shows at once: fetched beside its code. */
  shows?: keyof PageSlots & string;
  /**
   * What it asks for where its address says no more than its first view: asked while its code is on its way, so that
   * its first view has it.
   */
  prefetch?: readonly PrefetchedCall[];
}

/** What a plugin puts in a place the shell offers. */
export interface SlotEntry {
  id: string;
  /** Ascending from the left or the top; of pop-ups the lowest comes first (SHELL-4.3-1). */
  order: number;
  permission?: PermissionId;
  /** Of a card of /home: it stands in the narrow column. */
  isSide?: true;
  /** For places that list their parts by name; from the area's `<area>.menu.json`. */
  label?: LocaleKey;
  /** Locale files that the part needs, where it needs less than the area's pages. */
  texts?: readonly (keyof LocaleFiles)[];
  load: () => Promise<{ default: ComponentType<Record<string, never>> }>;
}

/**
 * Places of the shell. `header`: beside the profile menu. `profileMenu`: `<li>`s above 'Sair'. `popup`: shown one at a time.
 * `homeCard`: cards of /home. `help`: cards of the help panel. `top`: above the header. `accounts`: `<li>`s under the account switcher.
 */
export const SLOTS = ['header', 'profileMenu', 'popup', 'homeCard', 'help', 'top', 'accounts'] as const;

/** Places that a page offers to other areas, declared by what is shared between them (a kit), by declaration merging. */
export interface PageSlots {}
export type SlotName = (typeof SLOTS)[number] | (keyof PageSlots & string);

/** Where a notification leads: the page of a route name, told by one of the notification's params. */
export interface NotificationTarget {
  /** Present in the notification (SHELL-3-30). */
  param: keyof NotificationParams;
  route: RouteName;
  /** How the page takes the param: `{ path: 'id' }` for /x/:id, `{ query: 'lote' }` for /x?lote=. */
  as: { path: string } | { query: string };
}

/** What the search of the shell offers to do or open; it and the menu's entries are found by the words of `<area>.search.json` too. */
export type SearchCommand = {
  id: string;
  label: LocaleKey;
  permission?: PermissionId;
  /** Found among the pages: one that is in no menu. */
  isPage?: true;
} & (
  | { /** Name of the route that it opens. */ route: RouteName }
  | { /** Something that opens over the page and has no address. */ dialog: () => Promise<{ default: Dialog }> }
);

/** What opens over the page, until it asks to be closed. */
export type Dialog = ComponentType<{ onClose: () => void }>;

export interface PluginDefinition {
  /** Folder name, locale namespace. */
  id: string;
  /** Namespaces its pages speak in besides its own (of the kits it uses): fetched beside their code. */
  texts?: readonly (keyof LocaleFiles)[];
  resources?: readonly ResourceDefinition[];
  menu?: readonly MenuEntry[];
  pages?: readonly PageDefinition[];
  slots?: Partial<Record<SlotName, readonly SlotEntry[]>>;
  notifications?: readonly NotificationTarget[];
  commands?: readonly SearchCommand[];
}

/** A manifest as it is written: pages that say no permission need the plugin's own. */
type Written = Omit<PluginDefinition, 'pages'> &
  (
    | { permission?: never; pages?: readonly PageDefinition[] }
    | {
        permission: PermissionId;
        pages: readonly (Omit<PageDefinition, 'permission'> & Partial<Pick<PageDefinition, 'permission'>>)[];
      }
  );

/** One manifest an area; it holds no page, only how to load each. */
export function definePlugin({ permission, pages, ...plugin }: Written): PluginDefinition {
  if (!permission) return pages ? { ...plugin, pages } : plugin;
  return { ...plugin, pages: pages.map((page) => ({ permission, ...page })) };
}
