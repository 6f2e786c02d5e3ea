import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigation } from 'react-router';
import { sessionStore } from '../../providers/session';
import { ErrorBoundary } from '../../ui/page/error-boundary';
import { CrumbRoomProvider } from '../../ui/page/routing';
import { useSession } from '../../data/session';
import { Slot } from '../../ui/page/slots';
import { useIsPhone, useIsSmall } from '../../ui/page/use-is-phone';
import { useLate } from '../../ui/page/use-late';
import { AccountSwitcher } from './account-switcher';
import { ConnectionBar } from './connection-bar';
import { Header } from './header';
import { BottomBar } from './bottom-bar';
import { CachedPages } from './cached-pages';
import { secondaryMenuAt } from './menu-tree';
import { PopUps } from './pop-ups';
import { focusSearch, useSearchKey } from './search-key';
import { SecondaryBar, SecondaryHead } from './secondary-head';
import { SideMenu } from './side-menu';
import { usePageMoves } from './use-page-moves';
import './top.css';
import './layout.css';
import './accounts.css';
import './bottom-bar.css';

const MenuDrawer = lazy(() => import('./menu-drawer'));

const COLLAPSED = 'balcao:menu';

/** Header, side menu and content of every page that is not exempt (SHELL-2.1-2). */
export function ShellLayout() {
  const { t } = useTranslation('shell');
  const { session } = useSession();
  const { epoch } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { pathname } = useLocation();
  const small = useIsSmall();
  const phone = useIsPhone();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === 'collapsed');
  const [drawer, setDrawer] = useState(false);
  // Stays mounted once opened: a modal that one of its entries opened is rendered inside.
  const [wasDrawn, setWasDrawn] = useState(false);
  if (drawer && !wasDrawn) setWasDrawn(true);
  const [crumbRoom, setCrumbRoom] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const moving = useLate(useNavigation().state === 'loading', 150);
  usePageMoves(main, epoch);
  useSearchKey();
  useEffect(() => setDrawer(false), [pathname, epoch]);

  if (session.currentAccount.isShutdown) return <Navigate to="/conta-encerrada" replace />;

  const secondary = secondaryMenuAt(pathname);
  // A secondary menu has no button in the header (SHELL-2.3-1): it stands whole, or behind a bar above the page.
  const rail = !secondary && (small || collapsed);
  const aside = secondary ? !small : !phone;
  const onMenu = () => {
    if (small) return setDrawer(true);
    localStorage.setItem(COLLAPSED, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };
  const menuLabel = t(small ? 'header.menu' : collapsed ? 'header.expand' : 'header.collapse');

  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <button type="button" className="skip" onClick={() => focusSearch() || main.current?.focus()}>
        {t('skipToSearch')}
      </button>
      {moving && <div className="moving" role="progressbar" aria-label={t('loading')} />}
      <Slot name="top" />
      <Header onMenu={onMenu} menuLabel={menuLabel} crumbRoom={setCrumbRoom} />
      <ConnectionBar />
      {secondary && !aside && <SecondaryBar menu={secondary} onOpen={() => setDrawer(true)} />}
      <div
        className={`shell ${rail ? 'shell-rail' : ''} ${aside ? '' : 'shell-alone'} ${secondary ? 'shell-secondary' : ''}`}
      >
        {aside && (
          <div className="side">
            {secondary ? <SecondaryHead /> : <AccountSwitcher rail={rail} />}
            <SideMenu menu={secondary} rail={rail} onWhole={onMenu} />
          </div>
        )}
        <main id="main" ref={main} tabIndex={-1} key={epoch}>
          <ErrorBoundary resetKey={pathname}>
            <CrumbRoomProvider value={phone ? undefined : crumbRoom}>
              <CachedPages />
            </CrumbRoomProvider>
          </ErrorBoundary>
        </main>
      </div>
      {phone && <BottomBar onMore={() => setDrawer(true)} />}
      {wasDrawn && (
        <Suspense>
          <MenuDrawer menu={secondary} open={drawer} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      <PopUps key={epoch} />
    </>
  );
}
