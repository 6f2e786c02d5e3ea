/** Groups of results, in the order shown. */
export const GROUPS = [
  'actions',
  'pages',
  'accounts',
  'customers',
  'billets',
  'carnets',
  'subscriptions',
  'links',
  'cards',
  'collections',
] as const;

import type { ComponentType } from 'react';

export interface Result {
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  detail?: string;
  to?: string;
  run?: () => void;
  Dialog?: ComponentType<{ onClose: () => void }>;
}
