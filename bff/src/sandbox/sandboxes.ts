import { clockTab } from './clock-tab';
import type { Sandbox } from './define-sandbox';
import { messagesTab } from './messages-tab';

const found = Object.values(import.meta.glob<Sandbox>('../areas/*/sandbox.ts', { eager: true, import: 'default' }));

/** The sections of the console in the order of their tabs. */
export const sandboxes: readonly Sandbox[] = [
  ...found,
  messagesTab,
  clockTab(found.flatMap(({ eachDay = [] }) => eachDay)),
].sort((a, b) => a.tab.order - b.tab.order || (a.tab.path < b.tab.path ? -1 : 1));
