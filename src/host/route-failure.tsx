import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { api } from '../providers/api';
import { FailureCard } from '../ui/page/failure-card';
import { Offline, Outdated } from './missing-file';
import { SlowPage } from './page-timeout';

/** A page that could not be loaded or drawn: never blank, always a way on. */
export function RouteFailure() {
  const error = useRouteError();
  const kind = kindOf(error);
  // The browser may remember that a file did not come: only a full load is sure to fetch it again.
  useEffect(() => {
    if (kind !== 'offline') return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [kind]);
  useEffect(() => {
    if (kind !== 'crashed') return;
    const { message = String(error), stack = '' } = error instanceof Error ? error : {};
    void api('POST /log/{type}', {
      params: { type: 'error' },
      body: {
        message: message.slice(0, 2000),
        path: window.location.pathname.slice(0, 300),
        stack: stack.slice(0, 4000),
      },
    }).catch(() => undefined);
  }, [error, kind]);
  return (
    <div className="page">
      <FailureCard kind={kind} level={1} />
    </div>
  );
}

function kindOf(error: unknown) {
  if (error instanceof Offline) return 'offline';
  if (error instanceof Outdated) return 'outdated';
  return error instanceof SlowPage ? 'slowPage' : 'crashed';
}
