import type { Demo } from './define-demo';

const files = import.meta.glob<Demo>('../areas/*/demo.ts', { eager: true, import: 'default' });

/** The demo rows of all areas with the area's name, in the order in which they are filled. */
export const demos: readonly (Demo & { area: string })[] = Object.entries(files)
  .map(([path, demo]) => ({ ...demo, area: path.split('/').at(-2)! }))
  .sort((a, b) => a.order - b.order || (a.area < b.area ? -1 : 1));
