import type { Account } from '@balcao/contract/session';

/** Areas of the permission catalogue that come with a business account: charging, card machines, secondary users, files (SHELL-1-9). */
const OF_BUSINESS = [
  'receive',
  'partnerships',
  'card-machine',
  'cnab',
  'settings:billing-settings',
  'settings:subuser',
];

/** Whether an account of a modality has what a permission opens; whoever asks, it is nobody's where it has not. */
export const isInCatalogue = (modality: Account['modality'] | undefined, permission: string): boolean =>
  modality !== 'you' || !OF_BUSINESS.some((area) => permission === area || permission.startsWith(`${area}:`));
