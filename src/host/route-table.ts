import { generatePath, matchPath } from 'react-router';
import type { MenuEntry, PageDefinition, PluginDefinition } from '../define-plugin';

export interface KnownPage extends PageDefinition {
  area: string;
}

/** Every page of every area, and what can be asked about them. */
export function createRouteTable(areas: readonly PluginDefinition[]) {
  const pages: KnownPage[] = areas.flatMap((area) => (area.pages ?? []).map((page) => ({ ...page, area: area.id })));
  const named = new Map(pages.filter((page) => page.name).map((page) => [page.name!, page]));
  const entries: MenuEntry[] = areas.flatMap((area) => area.menu ?? []);

  const under = (path: string, parent: string) =>
    path !== parent && path.startsWith(parent.endsWith('/') ? parent : `${parent}/`);
  /** The pages a path continues, outermost first. */
  const ancestors = (page: KnownPage) =>
    pages
      .filter((other) => other.as !== 'drawer' && other.area === page.area && under(page.path, other.path))
      .sort((a, b) => a.path.length - b.path.length);

  return {
    pages,
    named,
    entries,
    ancestors,
    pathOf(name: string, params: Record<string, string | number> = {}): string | undefined {
      const page = named.get(name);
      if (!page) return undefined;
      return generatePath(
        page.path as string,
        Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
      );
    },
    /** The page at an address, static segments before parameters. */
    pageAt: (pathname: string) =>
      pages
        .filter((page) => matchPath(page.path, pathname))
        .sort((a, b) => (a.path.match(/:/g)?.length ?? 0) - (b.path.match(/:/g)?.length ?? 0))[0],
  };
}
