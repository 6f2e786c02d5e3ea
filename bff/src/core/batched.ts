/**
 * Reads many keys in one query. At most `lanes` queries run at once; keys that are asked for meanwhile wait for one to end and are read
 * together by the next, so no answer was read before it was asked for. A query that fails fails for all its keys; one that hangs blocks
 * its own lane only.
 */
export function batched<K, V>(
  lanes: number,
  read: (keys: K[]) => Promise<Map<K, V>>,
): (key: K) => Promise<V | undefined> {
  let free = lanes;
  let waiting: { keys: Set<K>; resolve: (answers: Promise<Map<K, V>>) => void; answers: Promise<Map<K, V>> } | null =
    null;
  const go = () => {
    if (!waiting || !free) return;
    const { keys, resolve } = waiting;
    waiting = null;
    free--;
    const answers = read([...keys]);
    const freed = () => (free++, go());
    void answers.catch(() => undefined).then(freed);
    resolve(answers);
  };
  return async (key) => {
    if (!waiting) {
      let resolve!: (answers: Promise<Map<K, V>>) => void;
      const answers = new Promise<Map<K, V>>((r) => (resolve = r));
      waiting = { keys: new Set(), resolve, answers };
      queueMicrotask(go);
    }
    const { keys, answers } = waiting;
    keys.add(key);
    return (await answers).get(key);
  };
}
