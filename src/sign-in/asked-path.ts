/**
 * The path to open after sign-in: only one of this portal, parsed as the browser will, otherwise '/home'; anything else could lead to a
 * foreign site.
 */
export function askedPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return '/home';
  const url = new URL(asked, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/login');
  return isOurs ? url.pathname + url.search : '/home';
}
