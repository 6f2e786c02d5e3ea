import { useNotification } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { leaveExpired } from '../providers/auth';
import { signals } from '../providers/signals';
import { RequestErrorProvider } from '../ui/page/request-error';

/** Loads the home page: the page shown may not exist on the other account. Drafts are stored for theirs (ui/form/use-draft.ts). */
const reload = () => {
  window.dispatchEvent(new Event('balcao:expired'));
  window.dispatchEvent(new Event('balcao:leaving'));
  window.location.assign('/home');
};

/** Shows signals that concern the whole tab: a lost call, an ended session, another account (shell, section 8). */
export function SignalBridge({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { requestError, expired, accountMismatch, permissionsChanged } = useSyncExternalStore(
    signals.subscribe,
    signals.get,
  );
  const queries = useQueryClient();
  const { open } = useNotification();
  const { pathname } = useLocation();

  // Going to another page clears a failure.
  useEffect(() => signals.clear('requestError'), [pathname]);
  useEffect(() => {
    if (expired) leaveExpired();
  }, [expired]);
  useEffect(() => {
    if (!permissionsChanged) return;
    open?.({ type: 'success', key: 'permissions', message: t('access.changed'), description: t('access.changedText') });
    signals.clear('permissionsChanged');
  }, [permissionsChanged, open, t]);

  const requestErrorView = useMemo(
    () => ({
      raised: requestError,
      retry: () => {
        signals.clear('requestError');
        void queries.invalidateQueries();
      },
    }),
    [requestError, queries],
  );

  return (
    <RequestErrorProvider value={requestErrorView}>
      {children}
      <Modal
        open={accountMismatch}
        title={t('mismatch.title')}
        closable={false}
        maskClosable={false}
        keyboard={false}
        footer={
          <Button type="primary" onClick={reload}>
            {t('mismatch.reload')}
          </Button>
        }
      >
        {t('mismatch.text')}
      </Modal>
    </RequestErrorProvider>
  );
}
