import type { Demo } from './define-demo';

const files = import.meta.glob<Demo>('../areas/*/demo.ts', { eager: true, import: 'default' });

/** Every area's demo rows with the area's name, in the order they are filled. */
export const demos: readonly (Demo & { area: string })[] = Object.entries(files)
  .map(([path, demo]) => ({ ...demo, area: path.split('/').at(-2)! }))
  .sort((a, b) => a.order - b.order || (a.area < b.area ? -1 : 1));
