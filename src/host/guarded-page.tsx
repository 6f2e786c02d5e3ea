import { Suspense, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Outlet, useParams } from 'react-router';
import type { LocaleKey } from '../define-plugin';
import { updateState } from '../providers/access';
import { RoutingProvider, type RoutingView } from '../ui/page/routing';
import { useSession } from '../data/session';
import type { KnownPage } from './route-table';
import { tabsBeside } from './layout/menu-tree';
import { menuGroups, menuSections } from './manifests';
import { table } from './table';
import { isExempt, whyClosed } from './closed-pages';
import { Blocked } from './views/blocked';
import { Denied } from './views/denied';
import { PageLoader } from './views/page-loader';

/** Shows a page only to users who may see it, and gives it its breadcrumb (SHELL-2.2-7 to 2.2-12). */
export function GuardedPage({ page, Page }: { page: KnownPage; Page: ComponentType }) {
  const { session, can } = useSession();
  const routing = useRoutingOf(page);
  const update = updateState(session);
  const exempt = isExempt(session, page.name);
  if (update !== 'none' && !exempt) return page.as === 'drawer' ? null : <Blocked />;
  if (!exempt && !can(page.permission).can) return <Denied page={page} />;
  return (
    <RoutingProvider value={routing}>
      <Suspense fallback={<PageLoader />}>
        <Page />
      </Suspense>
      {page.as !== 'drawer' && <Outlet />}
    </RoutingProvider>
  );
}

function useRoutingOf(page: KnownPage): RoutingView {
  const params = useParams();
  const { i18n } = useTranslation(['menu', 'shell']);
  const { session } = useSession();
  return useMemo(() => {
    const say = (key: LocaleKey) => (i18n.t as (key: string) => string)(key);
    const known = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? '']));
    const above = table.ancestors(page);
    const entry = table.entryOf(page);
    const pathOf = (p: KnownPage) => generatePath(p.path as string, known);
    const crumbs = above
      .filter((p) => say(p.title) !== say(page.title))
      .map((p) => ({ title: say(p.title), path: pathOf(p) }));
    const group = entry && entry.in !== 'main' ? say(menuGroups[entry.in].label) : undefined;
    // the first page of a group may have the group's name, which the breadcrumb then says once
    const isGroupSaid = group === undefined || (crumbs[0]?.title ?? say(page.title)) === group;
    const parent = above.at(-1);
    const beside = entry ? tabsBeside(session, table.entries, entry) : [];
    const section = beside[0]?.section && menuSections[beside[0].section];
    return {
      beside: entry &&
        section && {
          label: say(section.label),
          current: entry.id,
          isHead: entry.to === page.path,
          tabs: beside.map(({ id, to, label, reason, isNew }) => ({
            key: id,
            label: say(label),
            to,
            off: reason,
            isNew,
          })),
        },
      pathOf: table.pathOf,
      whyClosed: whyClosed(session),
      destinationOf: table.destinationOf,
      crumbs: isGroupSaid ? crumbs : [{ title: group }, ...crumbs],
      parent: parent ? pathOf(parent) : undefined,
    };
  }, [page, params, i18n, session]);
}
