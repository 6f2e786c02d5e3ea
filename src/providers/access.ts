import type { AccessControlProvider } from '@refinedev/core';
import type { Session } from '@balcao/contract/session';
import { i18n } from './i18n';
import { sessionStore } from './session';

export interface Decision {
  can: boolean;
  /** The text of the tooltip, exact (SHELL-6-7 to 6-9); none for an admin without a pending update. */
  reason?: string;
}

type Asked = string | readonly string[] | undefined;

export const isAdmin = (session: Session) => session.currentAccount.role !== 'subuser';
export const isEnabled = (session: Session, id: string) => session.permissions.some((p) => p.id === id && p.enabled);
/** The list has an entry, enabled or not: the menu shows it (SHELL-6-6). */
export const isListed = (session: Session, id: string) => session.permissions.some((p) => p.id === id);

/** none, pending (menu disabled, blocked page) or forced (nothing else) — SHELL-2.2-7, 4.2-1. */
export const updateState = (session: Session): 'none' | 'pending' | 'forced' => {
  if (isEnabled(session, 'registration:update:force')) return 'forced';
  return isEnabled(session, 'registration:update') ? 'pending' : 'none';
};

const permissionsOf = (permission: Asked): readonly string[] =>
  permission === undefined ? [] : typeof permission === 'string' ? [permission] : permission;

/** Without a permission id everyone may; of several ids one is enough (SHELL-6-3). */
export function decide(session: Session, permission: Asked): Decision {
  const ids = permissionsOf(permission);
  if (ids.includes('page-not-found')) return { can: true };
  const pending = updateState(session) !== 'none';
  if (!pending && (ids.length === 0 || ids.some((id) => isEnabled(session, id)))) return { can: true };
  if (pending)
    return {
      can: false,
      reason: i18n.t(isAdmin(session) ? 'shell:access.pending-admin' : 'shell:access.pending-subuser'),
    };
  if (isAdmin(session) && session.currentAccount.account.modality === 'you')
    return { can: false, reason: i18n.t('shell:access.personal') };
  if (isAdmin(session)) return { can: false };
  return {
    can: false,
    reason: i18n.t('shell:access.not-granted', { account: session.currentAccount.account.account_number }),
  };
}

/** A courtesy to the eye: the BFF decides. The id comes from `params.permission` or the resource's `meta.permission`. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ params }) => {
    const { session } = sessionStore.get();
    if (!session) return { can: false };
    return decide(session, (params?.permission ?? params?.resource?.meta?.permission) as Asked);
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: false } },
};
