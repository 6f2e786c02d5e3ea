import type { Notice } from '@balcao/contract/notices';

/** The components of a notice by name; ':' in an id is '_' (SHELL-3-25). */
export const fieldsOf = ({ components }: Notice): Partial<Record<string, string>> =>
  Object.fromEntries(components.map(({ id, value }) => [id.replaceAll(':', '_').split('_').at(-1), value]));

export type Way = 'accept' | 'postpone' | 'logout' | 'other-account';

/**
 * What a person may do about it (SHELL-4.4-2, 4.4-3, 4.4-6): administrators accept where there is something to accept, and postpone;
 * sub-users never accept: they sign out where it says so, else postpone where that is allowed, else go to another account.
 */
export function waysOf(notice: Notice, isAdmin: boolean): Way[] {
  const { confirmSubmitText, delay, logout } = fieldsOf(notice);
  if (isAdmin) return confirmSubmitText ? ['accept', 'postpone'] : ['postpone'];
  if (logout && logout !== 'false') return ['logout'];
  return delay ? ['postpone'] : ['other-account'];
}

/** Whether the next one may follow (SHELL-4.4-4). */
export const maySkip = (notice: Notice, isAdmin: boolean): boolean => isAdmin || Boolean(fieldsOf(notice)['delay']);

/** Images and videos show only where their value is longer than 10 characters (SHELL-5-32). */
export const shownMedia = (value: string | undefined): string | undefined =>
  value && value.length > 10 ? value : undefined;

/**
 * A watch link in its embedded form, with rel=0; none where it is no video of the host. Only the video's id is taken of the link:
 * what the frame shows is always the host's, for it may run scripts in its own origin.
 */
export function embedOf(link: string | undefined): string | undefined {
  const id = /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/)([\w-]{6,20})/.exec(
    shownMedia(link) ?? '',
  )?.[1];
  return id && `https://www.youtube.com/embed/${id}?rel=0`;
}
