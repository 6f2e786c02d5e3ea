import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/page/error-boundary';
import { PopUpTurn } from '../../ui/page/pop-up';
import { useSlot } from '../../ui/page/slots';

/** One pop-up at a time, by priority: the next has its turn once the one before says it has nothing (more) to show (SHELL-4.3-1). */
export function PopUps() {
  const all = useSlot('popup');
  const [turn, setTurn] = useState(0);
  const now = all[turn];
  if (!now) return null;
  const done = () => setTurn(turn + 1);
  return (
    <ErrorBoundary key={now.id} quiet onError={done}>
      <Suspense fallback={null}>
        <PopUpTurn value={done}>
          <now.Part />
        </PopUpTurn>
      </Suspense>
    </ErrorBoundary>
  );
}
