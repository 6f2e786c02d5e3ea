/** Origins that the bank's settings let media come from, as the page's meta tags and its policy have them. */
export const hostsOf = (name: 'picture-hosts' | 'video-hosts'): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? [];

/** An address in whole, if it is of https or of this portal, and names nobody to sign in as. */
export function mediaUrl(address: string): URL | undefined {
  if (!URL.canParse(address, window.location.origin)) return undefined;
  const url = new URL(address, window.location.origin);
  const isPlain = !url.username && !url.password;
  return isPlain && (url.protocol === 'https:' || url.origin === window.location.origin) ? url : undefined;
}

/** A picture's address, of this portal or of a host that is set; undefined where it would be blocked (SHELL-3-24, 5-32). */
export function pictureAddress(address: string): string | undefined {
  const url = mediaUrl(address);
  const isOurs = url?.origin === window.location.origin;
  return url && (isOurs || hostsOf('picture-hosts').includes(url.origin)) ? address : undefined;
}
