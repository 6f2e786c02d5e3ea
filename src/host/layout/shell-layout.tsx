import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigation } from 'react-router';
import { sessionStore } from '../../providers/session';
import { ErrorBoundary } from '../../ui/error-boundary';
import { CrumbRoomProvider } from '../../ui/routing';
import { useSession } from '../../ui/session';
import { Slot } from '../../ui/slots';
import { useIsPhone, useIsSmall } from '../../ui/use-is-phone';
import { useLate } from '../../ui/use-late';
import { AccountSwitcher } from './account-switcher';
import { ConnectionBar } from './connection-bar';
import { hasSecondaryMenu, Header } from './header';
import { KeptPages } from './kept-pages';
import { MenuDrawer } from './menu-drawer';
import { PopUps } from './pop-ups';
import { SideMenu } from './side-menu';
import { usePageMoves } from './use-page-moves';
import './layout.css';

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
  const [crumbRoom, setCrumbRoom] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const moving = useLate(useNavigation().state === 'loading', 150);
  usePageMoves(main);
  useEffect(() => setDrawer(false), [pathname, epoch]);

  if (session.currentAccount.isShutdown) return <Navigate to="/conta-encerrada" replace />;

  const rail = small || collapsed;
  const secondary = hasSecondaryMenu(pathname);
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
      {moving && <div className="moving" role="progressbar" aria-label={t('loading')} />}
      <Slot name="top" />
      <Header onMenu={onMenu} menuLabel={menuLabel} crumbRoom={setCrumbRoom} />
      <ConnectionBar />
      <div className={`shell ${rail ? 'shell-rail' : ''} ${secondary ? 'shell-secondary' : ''}`}>
        {!phone && (
          <div className="side">
            <AccountSwitcher rail={rail} />
            <SideMenu rail={rail} onWhole={onMenu} />
          </div>
        )}
        <main id="main" ref={main} tabIndex={-1} key={epoch}>
          <ErrorBoundary resetKey={pathname}>
            <CrumbRoomProvider value={phone ? undefined : crumbRoom}>
              <KeptPages />
            </CrumbRoomProvider>
          </ErrorBoundary>
        </main>
      </div>
      <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />
      <PopUps key={epoch} />
    </>
  );
}
