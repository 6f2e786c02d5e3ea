import { ACCESS_KINDS, type AccessKind } from '@balcao/contract/trust-centre';
import { actions } from '../../core/action-names';

/** Pattern of the action names of each kind; by pattern, so that a new area's export belongs to its kind without being listed here. */
const NAMES: Record<AccessKind, RegExp> = {
  'sign-in': /^session\.|^profile\.disconnect-devices?$/,
  device: /^device\./,
  secret: /^(password|signature|two-factor)\./,
  permission: /^subuser\./,
  export: /\.export$|^report\.create$|^statement\.pack$|^trust-centre\.end-delivery$/,
};

/** The kind of an action of the audit log; undefined where the action is not about access. */
export const kindOf = (action: string): AccessKind | undefined => ACCESS_KINDS.find((kind) => NAMES[kind].test(action));

export const actionsOf = (kind?: AccessKind): string[] =>
  actions.filter((action) => (kind ? kindOf(action) === kind : kindOf(action) !== undefined));
