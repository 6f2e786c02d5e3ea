import type { NotificationParams } from '@balcao/contract/notifications';
import { generatePath, matchPath } from 'react-router';
import type { RouteArguments, RouteName } from '../registry';
import type { MenuEntry, PageDefinition, PluginDefinition } from '../define-plugin';

export interface KnownPage extends PageDefinition {
  area: string;
  /** Namespaces of its texts. */
  texts: readonly string[];
}

/** The function, which finds what it is asked for once: the router asks for every page, and the menu at each drawing. */
function once<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>();
  return (key) => {
    if (!found.has(key)) found.set(key, find(key));
    return found.get(key)!;
  };
}

/** The namespaces of an area's texts: its own, and those of the kits it uses. */
export const textsOf = ({ id, texts = [] }: PluginDefinition): readonly string[] => [id, ...texts];

/** Every page of every area, and what can be asked about them. */
export function createRouteTable(areas: readonly PluginDefinition[]) {
  const pages: KnownPage[] = areas.flatMap((area) =>
    (area.pages ?? []).map((page) => ({ ...page, area: area.id, texts: textsOf(area) })),
  );
  const named = new Map<string, KnownPage>(pages.filter((page) => page.name).map((page) => [page.name!, page]));
  const entries: MenuEntry[] = areas.flatMap((area) => area.menu ?? []);

  const targets = areas.flatMap((area) => area.notifications ?? []);
  const pathTo = (name: string, params: Record<string, string | number> = {}): string | undefined => {
    const page = named.get(name);
    if (!page) return undefined;
    return generatePath(
      page.path as string,
      Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
    );
  };

  const continues = (path: string, parent: string) =>
    path !== parent && path.startsWith(parent.endsWith('/') ? parent : `${parent}/`);
  /** The pages whose path the page's path continues, outermost first. */
  const ancestors = once((page: KnownPage): readonly KnownPage[] =>
    pages
      .filter(
        (other) =>
          other.as !== 'drawer' && !other.redirects && other.area === page.area && continues(page.path, other.path),
      )
      .sort((a, b) => a.path.length - b.path.length),
  );

  /** The menu entry that a page, or the nearest one above it, is opened by or names as its own. */
  const entryOf = once((page: KnownPage): MenuEntry | undefined => {
    const line = [page, ...[...ancestors(page)].reverse()];
    return line
      .map(({ path, under }) => entries.find(({ id, to }) => path === to || under === id))
      .find((entry) => entry !== undefined);
  });

  return {
    pages,
    named,
    entries,
    ancestors,
    entryOf,
    pathOf: <N extends RouteName>(name: N, ...[params]: RouteArguments<N>) => pathTo(name, params),
    /** The path that a notification leads to, by its parameters; undefined where no installed page takes them. */
    destinationOf(params: NotificationParams): string | undefined {
      // the notification has the address of a page, as those of money movements and card charges do
      const address = [params.url, params.capaURL, params.cobrancasURL].find(
        (url) => url?.startsWith('/') && pages.some(({ path }) => matchPath(path, url)),
      );
      if (address) return address;
      for (const { param, route, as } of targets) {
        const value = params[param];
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        if ('path' in as) return pathTo(route, { [as.path]: value });
        const path = pathTo(route);
        return path && `${path}?${new URLSearchParams({ [as.query]: String(value) })}`;
      }
      return undefined;
    },
    /** The page at an address, static segments before parameters. */
    pageAt: once(
      (pathname: string): KnownPage | undefined =>
        pages
          .filter((page) => matchPath(page.path, pathname))
          .sort((a, b) => (a.path.match(/:/g)?.length ?? 0) - (b.path.match(/:/g)?.length ?? 0))[0],
    ),
  };
}
