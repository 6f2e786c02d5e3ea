import { useState } from 'react';
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

function Later({ id, shown, isAdmin, onNext }: { id: number; shown: boolean; isAdmin: boolean; onNext: () => void }) {
  const { data } = useCall('GET /notices/v2/ad/{id}', { params: { id } }, { staleTime: Infinity });
  if (!shown || !data) return null;
  return <NoticeModal notice={data} onNext={() => (maySkip(data, isAdmin) ? onNext() : undefined)} />;
}
