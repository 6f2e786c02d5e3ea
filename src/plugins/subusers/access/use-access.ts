import { useMemo, useState } from 'react';
import { useCall } from '../../../data/use-call';

/** The permissions chosen for a person, beside those they have. */
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
    /** Exactly these, of what the person at hand may give or take. */
    replace: (ids: readonly string[]) => {
      const wanted = new Set(ids);
      setPicked(new Set(all.filter((one) => (one.mine ? wanted : chosen).has(one.id)).map(({ id }) => id)));
    },
    given: all.filter(({ id }) => chosen.has(id) && !held.has(id)),
    taken: all.filter(({ id }) => !chosen.has(id) && held.has(id)),
    /** As the call takes it: what is off is listed, so that the menu shows whom to ask. */
    permissions: all.map(({ id }) => ({ id, enabled: chosen.has(id) })),
  };
}

export type Access = ReturnType<typeof useAccess>;
