import type { MenuGroup, MenuGroupDefinition, MenuSectionDefinition, PluginDefinition } from '../define-plugin';

const manifests = import.meta.glob<PluginDefinition>('../plugins/*/plugin.ts', { eager: true, import: 'default' });

/** Every area installed: a folder with a plugin.ts is all it takes. */
export const areas: readonly PluginDefinition[] = Object.values(manifests);

type Found = MenuGroupDefinition | MenuSectionDefinition;
const groups = Object.entries(import.meta.glob<Found>('../menu-groups/*.ts', { eager: true, import: 'default' })).map(
  ([path, group]) => [group.id ?? (path.split('/').at(-1)!.replace('.ts', '') as MenuGroup), group] as const,
);
const isSection = (group: Found): group is MenuSectionDefinition => 'in' in group;

/** Every section of a group by its id; a group whose pages are tabs is a section of itself. */
export const menuSections: Partial<Record<MenuGroup, MenuSectionDefinition>> = Object.fromEntries(
  groups.flatMap(([id, group]) =>
    isSection(group) ? [[id, group]] : group.asTabs ? [[id, { id, in: id, order: 0, label: group.label }]] : [],
  ),
);

/** Every group of the side menu by its id; of a section its group. */
export const menuGroups = Object.fromEntries(
  groups.map(([id, group]) => [id, isSection(group) ? groups.find(([other]) => other === group.in)![1] : group]),
) as Record<MenuGroup, MenuGroupDefinition>;

/** The id of the group that an entry's `in` names, itself or as a section's. */
export const groupOf = (id: MenuGroup): MenuGroup => menuSections[id]?.in ?? id;
