import type { Notice } from '@balcao/contract/notices';
import type { Session } from '@balcao/contract/session';

/** The components of a notice by name: the last part of their id, split at ':' or '_' (SHELL-3-25). */
export const fieldsOf = ({ components }: Notice): Partial<Record<string, string>> =>
  Object.fromEntries(components.map(({ id, value }) => [id.replaceAll(':', '_').split('_').at(-1), value]));

export type Way = 'accept' | 'postpone' | 'logout' | 'other-account';

/**
 * What a person may do about a notice (SHELL-4.4-2, 4.4-3, 4.4-6). Administrators accept, if the notice has a text for that, and may
 * postpone; support only postpones. Sub-users never accept: they sign out if the notice says so, else postpone if it permits
 * that, else enter another account.
 */
export function waysOf(notice: Notice, role: Session['currentAccount']['role']): Way[] {
  const { confirmSubmitText, delay, logout } = fieldsOf(notice);
  if (role !== 'subuser') return confirmSubmitText && role === 'admin' ? ['accept', 'postpone'] : ['postpone'];
  if (logout && logout !== 'false') return ['logout'];
  return delay ? ['postpone'] : ['other-account'];
}

/** Whether the next notice may be shown after this one (SHELL-4.4-4). */
export const maySkip = (notice: Notice, isAdmin: boolean): boolean => isAdmin || Boolean(fieldsOf(notice)['delay']);

/** An image's or video's address, if longer than 10 characters: shorter ones are not shown (SHELL-5-32). */
export const shownMedia = (value: string | undefined): string | undefined =>
  value && value.length > 10 ? value : undefined;

/**
 * A YouTube link as its embedded form, with rel=0; undefined if it is no video of YouTube. Only the video's id is taken from the link, so
 * that the frame always shows YouTube, as it may run scripts in its own origin.
 */
export function embedOf(link: string | undefined): string | undefined {
  const id = /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/)([\w-]{6,20})/.exec(
    shownMedia(link) ?? '',
  )?.[1];
  return id && `https://www.youtube.com/embed/${id}?rel=0`;
}
