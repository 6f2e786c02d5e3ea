/** Where to go after sign-in: only a path of this portal, as the browser will read it; anything else would send the user to a stranger. */
export function askedPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return '/home';
  const url = new URL(asked, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/login');
  return isOurs ? url.pathname + url.search : '/home';
}
