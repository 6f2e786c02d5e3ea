import { ACCESS_KINDS, type AccessKind } from '@balcao/contract/trust-centre';
import { actions } from '../../core/action-names';

/** Which actions of the audit log are of a kind, by their names, so that a new area's export is one without being listed here. */
const NAMES: Record<AccessKind, RegExp> = {
  'sign-in': /^session\.|^profile\.disconnect-devices?$/,
  device: /^device\./,
  secret: /^(password|signature|two-factor)\./,
  permission: /^subuser\./,
  export: /\.export$|^report\.create$|^statement\.pack$/,
};

/** @returns undefined where it concerns no access */
export const kindOf = (action: string): AccessKind | undefined => ACCESS_KINDS.find((kind) => NAMES[kind].test(action));

export const actionsOf = (kind?: AccessKind): string[] =>
  actions.filter((action) => (kind ? kindOf(action) === kind : kindOf(action) !== undefined));
