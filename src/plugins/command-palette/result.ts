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

export interface Result {
  key: string;
  group: (typeof GROUPS)[number];
  label: string;
  detail?: string;
  to?: string;
  run?: () => void;
}
