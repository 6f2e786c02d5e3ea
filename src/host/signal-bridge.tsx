import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { leaveExpired } from '../providers/auth';
import { signals } from '../providers/signals';
import { RequestErrorProvider } from '../ui/request-error';

/** Shows what calls reported about the whole tab: a lost call, an ended session, another account (shell, section 8). */
export function SignalBridge({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { requestError, expired, accountMismatch } = useSyncExternalStore(signals.subscribe, signals.get);
  const queries = useQueryClient();
  const { pathname } = useLocation();

  // Another page is another try.
  useEffect(() => signals.clear('requestError'), [pathname]);
  useEffect(() => {
    if (expired) leaveExpired();
  }, [expired]);

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
        okText={t('mismatch.reload')}
        onOk={() => window.location.assign('/home')}
        cancelButtonProps={{ hidden: true }}
      >
        {t('mismatch.text')}
      </Modal>
    </RequestErrorProvider>
  );
}
