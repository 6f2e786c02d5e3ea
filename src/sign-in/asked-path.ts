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

/** The address of the sign-in that leads on to what was asked; of '/', whose page is the home page, its origin alone (SHELL-2.1-3). */
export function signInPath(pathname: string, search: string): string {
  const origin = new URLSearchParams(search).get('origin');
  const path = pathname !== '/' ? pathname + search : origin && `/home?${new URLSearchParams({ origin })}`;
  return path ? `/login?${new URLSearchParams({ para: path })}` : '/login';
}
