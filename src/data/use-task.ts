import { useState } from 'react';
import type { Task } from '@balcao/contract/tasks';
import { useSession } from './session';
import { useCall } from './use-call';

/** Live events tell the progress; a call this often covers for one that was missed. */
const ASK_AGAIN_MS = 4000;

export const hasEnded = (task: Pick<Task, 'status'> | undefined): boolean =>
  task?.status === 'done' || task?.status === 'failed';

/** A task's progress, until it has ended. `isGone`: the task was deleted, or is somebody else's. */
export function useTask(id: number | undefined) {
  const {
    data: task,
    error,
    retry,
  } = useCall(
    'GET /tasks/{id}',
    { params: { id: id ?? 0 } },
    {
      enabled: id !== undefined,
      topic: 'tasks',
      again: (answer) => (hasEnded(answer) ? false : ASK_AGAIN_MS),
    },
  );
  return { task, isGone: error?.status === 404, error, retry };
}

/**
 * The task last started from a place of the portal ('billets-export'), stored in this tab for the account, so that it is found
 * again after a reload. `remember(undefined)` forgets it.
 */
export function useStoredTask(place: string): [id: number | undefined, remember: (id: number | undefined) => void] {
  const key = `balcao:task:${useSession().session.currentAccount.id}:${place}`;
  const [id, setId] = useState(() => Number(sessionStorage.getItem(key)) || undefined);
  const remember = (next: number | undefined) => {
    setId(next);
    if (next === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(next));
  };
  return [id, remember];
}
