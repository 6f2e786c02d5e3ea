import { clockTab } from './clock-tab';
import type { Sandbox } from './define-sandbox';
import { messagesTab } from './messages-tab';

const ofAreas = Object.values(import.meta.glob<Sandbox>('../areas/*/sandbox.ts', { eager: true, import: 'default' }));

/** The sections of the console in the order of their tabs. */
export const sandboxes: readonly Sandbox[] = [
  ...ofAreas,
  messagesTab,
  clockTab(ofAreas.flatMap(({ eachDay = [] }) => eachDay)),
].sort((a, b) => a.tab.order - b.tab.order || (a.tab.path < b.tab.path ? -1 : 1));
