import type { PluginDefinition } from '../define-plugin';

const found = import.meta.glob<PluginDefinition>('../plugins/*/plugin.ts', { eager: true, import: 'default' });

/** Every area installed: a folder with a plugin.ts is all it takes. */
export const areas: readonly PluginDefinition[] = Object.values(found);
