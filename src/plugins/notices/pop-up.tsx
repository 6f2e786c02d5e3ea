import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { usePopUpDone } from '../../ui/page/pop-up';

const Queue = lazy(() => import('./queue'));
/** SHELL-7.4-2. */
const QUERY = { limit: 10, page: 1, order: 'asc', type: 'all' } as const;

/** Fetches the notices to show; passes on to the next pop-up at once if there are none. */
export default function NoticesPopUp() {
  const { t } = useTranslation('notices');
  const { open } = useNotification();
  const done = usePopUpDone();
  const { data, error } = useCall('GET /notices/v2/ads', { query: QUERY }, { staleTime: Infinity });
  const settle = useEffectEvent(() => {
    if (error && !error.handled) open?.({ type: 'error', message: t('failed') });
    if (error || (data && !data.first)) done();
  });
  useEffect(() => settle(), [data, error]);
  if (!data?.first) return null;
  return (
    <Suspense fallback={null}>
      <Queue first={data.first} ids={data.refs.map((ref) => Number(ref.split('/').at(-1)))} onDone={done} />
    </Suspense>
  );
}
