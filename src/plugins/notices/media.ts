import { embedOf, shownMedia } from './branches';

/** Origins that the bank's settings let media come from, as the page's meta tags and its policy have them. */
const hostsOf = (name: 'picture-hosts' | 'video-hosts'): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];

/** The address in whole, if it is of https or of this portal, and names nobody to sign in as. */
function addressOf(value: string | undefined): URL | undefined {
  const shown = shownMedia(value);
  if (!shown || !URL.canParse(shown, window.location.origin)) return undefined;
  const url = new URL(shown, window.location.origin);
  const isPlain = !url.username && !url.password;
  return isPlain && (url.protocol === 'https:' || url.origin === window.location.origin) ? url : undefined;
}

/** A picture's address, of this portal or of a host that is set; undefined where it would be blocked (SHELL-3-24, 5-32). */
export function pictureOf(value: string | undefined): string | undefined {
  const url = addressOf(value);
  const isOurs = url?.origin === window.location.origin;
  return url && (isOurs || hostsOf('picture-hosts').includes(url.origin)) ? value : undefined;
}

/** A video as it is shown: a page of its host in a frame, or a file that the browser plays. */
export interface Video {
  kind: 'frame' | 'file';
  src: string;
}

/**
 * A video of YouTube, of a host that is set, or a file of this portal; undefined for any other (SHELL-5-32). No page of this portal is
 * ever framed: the frame may run scripts in its own origin.
 */
export function videoOf(value: string | undefined): Video | undefined {
  const embedded = embedOf(value);
  if (embedded) return { kind: 'frame', src: embedded };
  const url = addressOf(value);
  if (!url) return undefined;
  const isOurs = url.origin === window.location.origin;
  if (!isOurs && !hostsOf('video-hosts').includes(url.origin)) return undefined;
  if (/\.(mp4|webm|ogv)$/i.test(url.pathname)) return { kind: 'file', src: url.href };
  return isOurs ? undefined : { kind: 'frame', src: url.href };
}
