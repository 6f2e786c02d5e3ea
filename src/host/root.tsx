import { StyleProvider } from '@ant-design/cssinjs';
import { Refine } from '@refinedev/core';
import { App, ConfigProvider } from 'antd';
import ptBR from 'antd/es/locale/pt_BR';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { accessControlProvider } from '../providers/access';
import { authProvider, translatePermissions } from '../providers/auth';
import { createDataProvider } from '../providers/data';
import { i18n } from '../providers/i18n';
import { i18nProvider } from '../providers/texts';
import { createLiveProvider, heedResource, live } from '../providers/live';
import { createNotificationProvider } from '../providers/notification';
import { queryClient } from '../providers/query-client';
import { antdThemeOf } from '../ui/theme/antd';
import { oneReset } from '../ui/theme/one-reset';
import { cachedStyles } from './cached-styles';
import { PreferencesProvider, usePreferences } from './preferences';
import { routerProvider } from './router-provider';
import { SessionBridge } from './session-bridge';
import { SignalBridge } from './signal-bridge';
import { SlotsBridge } from './slots-bridge';
import { nonce } from './style-nonce';
import { resources } from './table';
import { TOASTS } from './toasts';

/** antd's own pt-BR says '(optional)', and '2026 nov' over a calendar. */
const calendar = { ...ptBR.DatePicker!, lang: { ...ptBR.DatePicker!.lang, monthBeforeYear: true } };
const locale = { ...ptBR, DatePicker: calendar, Form: { ...ptBR.Form!, optional: '(opcional)' } };
const styles = cachedStyles();
const transformers = [oneReset];
const dataProvider = createDataProvider(resources);
const liveProvider = createLiveProvider(resources);
const refineResources = resources.map(({ name, permission }) => ({ name, meta: { permission } }));

/** Everything around the pages. */
export const Root = () => (
  <PreferencesProvider>
    <Look>
      <Engine>
        <SessionBridge>
          <SignalBridge>
            <SlotsBridge>
              <Outlet />
            </SlotsBridge>
          </SignalBridge>
        </SessionBridge>
      </Engine>
    </Look>
  </PreferencesProvider>
);

/** The library has no pt-BR name of its close buttons (SHELL-0-1). */
const closes = () => ({ closable: { 'aria-label': i18n.t('shell:close') } });

function Look({ children }: { children: ReactNode }) {
  const { theme, fontSize } = usePreferences();
  const antd = useMemo(() => antdThemeOf(theme, fontSize / 10), [theme, fontSize]);
  return (
    <StyleProvider cache={styles} transformers={transformers}>
      <ConfigProvider
        locale={locale}
        theme={antd}
        {...(nonce ? { csp: { nonce } } : {})}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        // a select draws every option: else antd tells those who hear of three, in a list of its own
        virtual={false}
        form={{ scrollToFirstError: true, requiredMark: false }}
        modal={closes()}
        drawer={closes()}
      >
        <App notification={TOASTS}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}

function Engine({ children }: { children: ReactNode }) {
  const { notification } = App.useApp();
  const notificationProvider = useMemo(() => createNotificationProvider(notification), [notification]);
  // The socket, and what else can wait, come once the first screen is drawn.
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
    const connect = () => {
      void live.connect();
      void translatePermissions();
    };
    // a page that is never idle has its socket after two seconds
    const timer = setTimeout(() => idle(connect, { timeout: 2000 }), 600);
    return () => {
      clearTimeout(timer);
      live.disconnect();
    };
  }, []);
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      liveProvider={liveProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      resources={refineResources}
      onLiveEvent={heedResource}
      options={{
        syncWithLocation: true,
        warnWhenUnsavedChanges: true,
        liveMode: 'manual',
        disableTelemetry: true,
        disableRouteChangeHandler: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      {children}
    </Refine>
  );
}
