import { hostsOf, mediaUrl, pictureAddress } from '../../ui/text/picture-address';
import { embedOf, shownMedia } from './branches';

/** The address, where it is one that is shown. */
function addressOf(value: string | undefined): URL | undefined {
  const media = shownMedia(value);
  return media ? mediaUrl(media) : undefined;
}

/** A picture's address, of this portal or of a host that is set; undefined where it would be blocked (SHELL-3-24, 5-32). */
export const pictureOf = (value: string | undefined): string | undefined =>
  shownMedia(value) ? pictureAddress(value!) : undefined;

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
