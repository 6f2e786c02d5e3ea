import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openEmptyStore } from '../../../tests/support/test-database';
import { until } from '../../../tests/support/until';
import { areas } from '../areas';
import type { Services } from './area';
import type { Store } from './database';
import { defineJob, openJobs, type JobSpec } from './jobs';
import { migrate } from './migrate';

/** The job queue on a real database: jobs that fail, and jobs that the queue gave to another worker meanwhile. */
let store: Store;

beforeAll(async () => {
  store = await openEmptyStore();
  await migrate(store);
  await store.execute('create table done (job text, try int)');
});
afterAll(() => store.close());

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  await store.execute('delete from done');
});

const done = async () => (await store.execute('select job, try from done order by try')).rows;
const write = (trx: Parameters<JobSpec<object>['run']>[0], job: string, turn: number) =>
  trx
    .insertInto('done' as never)
    .values({ job, try: turn } as never)
    .execute();

/** Enqueues one job and lets the queue work until `isOver` is true. */
async function work(spec: JobSpec<any, any>, isOver: () => Promise<boolean> | boolean): Promise<void> {
  const jobs = await openJobs(store, [spec], true);
  await jobs.begin({ store } as Services);
  await store.transaction((trx) => jobs.enqueue(trx, spec, { of: spec.name }));
  jobs.nudge(spec.name);
  try {
    await until(spec.name, async () => isOver());
  } finally {
    await jobs.stop();
  }
}

it('a job whose last try failed says so once, and what its tries wrote is not there', async () => {
  let tries = 0;
  const told: object[] = [];
  const spec = defineJob<{ of: string }>({
    name: 'fails-for-good',
    retryLimit: 1,
    run: async (trx) => {
      await write(trx, 'run', ++tries);
      throw new Error('cannot be done');
    },
    gaveUp: async (trx, data, { afterCommit }) => {
      await write(trx, 'gave up', tries);
      afterCommit(() => void told.push(data));
    },
  });
  await work(spec, () => told.length > 0);
  expect([tries, told]).toEqual([2, [{ of: 'fails-for-good' }]]);
  expect(await done()).toEqual([{ job: 'gave up', try: 2 }]);
});

it('a job that succeeds at its last try did not give up', async () => {
  let tries = 0;
  const gaveUp = vi.fn();
  const spec = defineJob({
    name: 'succeeds-at-last',
    retryLimit: 1,
    run: async (trx) => {
      if (++tries === 1) throw new Error('not yet');
      await write(trx, 'run', tries);
    },
    gaveUp,
  });
  await work(spec, async () => (await done()).length > 0);
  expect(await done()).toEqual([{ job: 'run', try: 2 }]);
  expect(gaveUp).not.toHaveBeenCalled();
});

it('a job that was given to another meanwhile leaves nothing; the other one does it once', async () => {
  let tries = 0;
  const spec = defineJob({
    name: 'given-to-another',
    prepare: async () => {
      // what the queue does with a job whose worker takes too long
      if (++tries === 1) await store.execute(`update jobs.job set state = 'retry' where name = 'given-to-another'`);
    },
    run: async (trx) => void (await write(trx, 'run', tries)),
  });
  await work(spec, async () => (await done()).length > 0);
  expect(await done()).toEqual([{ job: 'run', try: 2 }]);
  const { rows } = await store.execute(`select state from jobs.job where name = 'given-to-another'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

it('every periodic job repeats within half a day, as the queue keeps nothing for longer', () => {
  const slow = areas.flatMap(({ jobs }) => jobs).filter(({ everySeconds = 0 }) => everySeconds > 43_200);
  expect(slow.map(({ name }) => name)).toEqual([]);
});
