/** Hours that a link which confirms a contact is valid. */
export const LINK_HOURS = 24;

const HOUR = 3_600_000;

/** Whether a link sent at that time can still be opened. */
export const isLinkValid = (sentAt: Date, now: Date): boolean => now.getTime() - sentAt.getTime() < LINK_HOURS * HOUR;

/** A cellphone whose link was sent and not opened yet. */
interface WaitingLink {
  sentAt: Date;
  /** The carrier gave the message up. */
  isUndelivered: boolean;
}

/** Why a waiting cellphone cannot be confirmed as things stand, in words for the person; null where its link only has to be opened (SHELL-3-16). */
export function validationErrorOf({ sentAt, isUndelivered }: WaitingLink, now: Date): string | null {
  if (isUndelivered) return 'Não conseguimos entregar o link neste número. Confira o número ou receba por outro canal.';
  return isLinkValid(sentAt, now) ? null : 'O link expirou. Peça um novo.';
}
