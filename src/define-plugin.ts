import type { ComponentType } from 'react';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { CallAhead, ResourceDefinition } from './define-resource';
import type { LocaleKey } from './locale-files';

export type { LocaleKey } from './locale-files';

/** Groups of the side menu, in order; an entry names one, or 'main' to stand alone. */
export const MENU_GROUPS = [
  'statement',
  'receive',
  'pay-transfer',
  'pix',
  'advances',
  'card-machine',
  'cards',
  'services',
  'cnab',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  /** Id of the permission list (SHELL-6-6). */
  id: string;
  in: 'main' | MenuGroup;
  /** Place among its siblings; a group stands at the place of its first id in MENU_GROUPS × 100. */
  order: number;
  to: `/${string}`;
  /** When the gate is not the id itself; of several, any one that the list has. */
  permission?: PermissionId | readonly PermissionId[];
  /** Shows 'Novo' while this permission is enabled; true: always. */
  badge?: PermissionId | true;
  /** From the area's `<area>.menu.json`, which is there before the first paint. */
  label: LocaleKey;
  icon?: ComponentType;
}

export interface PageDefinition {
  /** react-router path; a drawer's path starts with its parent page's. */
  path: `/${string}`;
  /** Route name, for links from other areas. */
  name?: string;
  permission: PermissionId | readonly PermissionId[];
  /** Document title and breadcrumb. */
  title: LocaleKey;
  /** Keep the scroll when it opens (SHELL-2.2-6). */
  keepScroll?: boolean;
  /** Stays as it was left, hidden, while other pages are shown: for lists, and pages that hold nothing typed. */
  keep?: boolean;
  /** A drawer opens over the page whose path it continues. */
  as?: 'page' | 'drawer';
  load: () => Promise<{ default: ComponentType }>;
  /** What it asks for where its address says no more than its first look: asked while its code is on its way, so that its first look has it. */
  ahead?: readonly CallAhead[];
}

/** What a plugin puts in a place the shell offers. */
export interface SlotEntry {
  id: string;
  /** Ascending from the left or the top; of pop-ups the lowest comes first (SHELL-4.3-1). */
  order: number;
  permission?: PermissionId;
  load: () => Promise<{ default: ComponentType<Record<string, never>> }>;
}

/**
 * Places of the shell. `header`: beside the profile menu. `profileMenu`: `<li>`s above 'Sair'. `popup`: shown one at a time.
 * `homeCard`: cards of /home. `help`: cards of the help panel. `top`: above the header.
 */
export const SLOTS = ['header', 'profileMenu', 'popup', 'homeCard', 'help', 'top'] as const;
export type SlotName = (typeof SLOTS)[number];

export interface PluginDefinition {
  /** Folder name, locale namespace. */
  id: string;
  resources?: readonly ResourceDefinition[];
  menu?: readonly MenuEntry[];
  pages?: readonly PageDefinition[];
  slots?: Partial<Record<SlotName, readonly SlotEntry[]>>;
}

/** One manifest an area; it holds no page, only how to load each. */
export const definePlugin = (plugin: PluginDefinition): PluginDefinition => plugin;
