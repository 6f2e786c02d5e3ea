import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { api } from '../providers/api';
import { FailureCard } from '../ui/failure-card';
import { SlowPage } from './page-timeout';

/** What the browser throws when a file of the last version is no longer there. */
const isMissingFile = (error: unknown) => error instanceof Error && /dynamically imported module|module script|preload/i.test(error.message);

/** A page that could not be loaded or drawn: never blank, always a way on. */
export function RouteFailure() {
  const error = useRouteError();
  const kind = error instanceof SlowPage ? 'slowPage' : isMissingFile(error) ? (navigator.onLine ? 'outdated' : 'slowPage') : 'crashed';
  useEffect(() => {
    if (kind !== 'crashed') return;
    const { message = String(error), stack = '' } = error instanceof Error ? error : {};
    void api('POST /log/{type}', {
      params: { type: 'error' },
      body: { message: message.slice(0, 2000), path: window.location.pathname.slice(0, 300), stack: stack.slice(0, 4000) },
    }).catch(() => undefined);
  }, [error, kind]);
  return (
    <div className="page">
      <FailureCard kind={kind} level={1} />
    </div>
  );
}
