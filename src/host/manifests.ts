import type { MenuGroup, MenuGroupDefinition, PluginDefinition } from '../define-plugin';

const found = import.meta.glob<PluginDefinition>('../plugins/*/plugin.ts', { eager: true, import: 'default' });

/** Every area installed: a folder with a plugin.ts is all it takes. */
export const areas: readonly PluginDefinition[] = Object.values(found);

const groups = import.meta.glob<MenuGroupDefinition>('../menu-groups/*.ts', { eager: true, import: 'default' });

/** Every group of the side menu by its name. */
export const menuGroups = Object.fromEntries(
  Object.entries(groups).map(([path, group]) => [path.split('/').at(-1)!.replace('.ts', ''), group]),
) as Record<MenuGroup, MenuGroupDefinition>;
