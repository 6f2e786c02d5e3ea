import { useNotification } from '@refinedev/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '@balcao/contract/notices';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { maySkip } from './branches';
import { NoticeModal } from './notice-modal';

interface Props {
  first: Notice;
  ids: number[];
  onDone: () => void;
}

/** Shows the first notice, then the others in order (SHELL-4.4-1, 4.4-4); these load while the first is shown (SHELL-7.4-3). */
export default function Queue({ first, ids, onDone }: Props) {
  const { isAdmin } = useSession();
  const [turn, setTurn] = useState(0);
  const next = turn < ids.length ? () => setTurn(turn + 1) : onDone;
  return (
    <>
      {ids.map((id, index) => (
        <Later key={id} id={id} shown={index + 1 === turn} isAdmin={isAdmin} onNext={next} />
      ))}
      {turn === 0 && (
        <NoticeModal key={first.id} notice={first} onNext={() => (maySkip(first, isAdmin) ? next() : undefined)} />
      )}
    </>
  );
}

/** How often a notice that could not be fetched is asked for again, in milliseconds. */
const AGAIN_MS = 30_000;

/**
 * A later notice, once it is its turn. One that cannot be fetched is skipped where it could not have blocked: it is no longer there, or
 * an administrator reads, who may skip any. For a sub-user it is asked for until it comes.
 */
function Later({ id, shown, isAdmin, onNext }: { id: number; shown: boolean; isAdmin: boolean; onNext: () => void }) {
  const { t } = useTranslation('notices');
  const { open } = useNotification();
  const { data, error } = useCall(
    'GET /notices/v2/ad/{id}',
    { params: { id } },
    { staleTime: Infinity, again: (answer) => (shown && !answer && !isAdmin ? AGAIN_MS : false) },
  );
  const settle = useEffectEvent(() => {
    if (!shown || data || !error) return;
    const isGone = error.status === 404;
    if (!isGone && !error.handled) open?.({ type: 'error', message: t('failed') });
    if (isGone || isAdmin) onNext();
  });
  useEffect(() => settle(), [shown, data, error]);
  if (!shown || !data) return null;
  return <NoticeModal notice={data} onNext={() => (maySkip(data, isAdmin) ? onNext() : undefined)} />;
}
