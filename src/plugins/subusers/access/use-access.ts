import { useMemo, useState } from 'react';
import { useCall } from '../../../data/use-call';

/** The permissions being chosen for a person, compared with those they have. */
export function useAccess(before: readonly string[]) {
  const { data: catalogue, error, retry } = useCall('GET /permissions/catalogue', {});
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const held = useMemo(() => new Set(before), [before]);
  const chosen = picked ?? held;
  const all = useMemo(() => catalogue?.groups.flatMap(({ permissions }) => permissions) ?? [], [catalogue]);
  const set = (ids: readonly string[], on: boolean) => {
    const mine = new Set(all.filter((one) => one.mine).map(({ id }) => id));
    const next = new Set(chosen);
    for (const id of ids.filter((one) => mine.has(one)))
      if (on) next.add(id);
      else next.delete(id);
    setPicked(next);
  };
  return {
    catalogue,
    error,
    retry,
    chosen,
    set,
    /** Chooses exactly these, among the permissions that the signed-in person may give or take. */
    replace: (ids: readonly string[]) => {
      const wanted = new Set(ids);
      setPicked(new Set(all.filter((one) => (one.mine ? wanted : chosen).has(one.id)).map(({ id }) => id)));
    },
    given: all.filter(({ id }) => chosen.has(id) && !held.has(id)),
    taken: all.filter(({ id }) => !chosen.has(id) && held.has(id)),
    /** Input of the call: permissions that are off are listed too, so that the sub-user's menu shows whom to ask. */
    permissions: all.map(({ id }) => ({ id, enabled: chosen.has(id) })),
  };
}

export type Access = ReturnType<typeof useAccess>;
