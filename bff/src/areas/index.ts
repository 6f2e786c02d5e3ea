import type { Area } from '../core/area';

/** Every area, found by its folder. */
export const areas: Area[] = Object.values(import.meta.glob<Area>('./*/area.ts', { eager: true, import: 'default' }));
