import type { Account } from '@balcao/contract/session';

/** Areas of the permission catalogue that come with a business account: charging, secondary users, files (SHELL-1-9). */
const OF_BUSINESS = ['receive', 'partnerships', 'cnab', 'settings:billing-settings', 'settings:subuser'];

/** Areas that come with a natural person's account alone: a salary is a person's (AREAS-1-10). */
const OF_PERSONS = ['services:salary-portability', 'salary-portability'];

const isIn = (areas: readonly string[], permission: string) =>
  areas.some((area) => permission === area || permission.startsWith(`${area}:`));

/** Whether an account of a modality has what a permission opens; whoever asks, it is nobody's where it has not. */
export const isInCatalogue = (modality: Account['modality'] | undefined, permission: string): boolean =>
  !(modality === 'you' && isIn(OF_BUSINESS, permission)) &&
  !(modality === 'corporation' && isIn(OF_PERSONS, permission));
