/**
 * Reads many keys in one query: what is asked while `lanes` readings are under way waits for one to end, and is read together. Nobody is
 * answered by what was read before they asked. A reading that fails fails for all it was for, one that hangs holds up no other lane.
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
