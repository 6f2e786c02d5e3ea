import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from './database';

const MOST_MS = 2000;

/** Whether the database answers at once; a probe is never left waiting. */
export const isHealthy = (store: Pick<Store, 'execute'>): Promise<boolean> =>
  Promise.race([
    store.execute('select 1').then(
      () => true,
      () => false,
    ),
    wait(MOST_MS, false, { ref: false }),
  ]);
