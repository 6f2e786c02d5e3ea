import { expect, test } from 'vitest';
import { actOn } from './act-on';

interface Row {
  id: number;
  paid: boolean;
}

/** Acts on rows 1 (open), 2 (paid) and 3 (open); answers what happened, in order, and the results. */
async function act(ids: number[], isRecorded = true) {
  const steps: string[] = [];
  const rows: Row[] = [1, 2, 3].map((id) => ({ id, paid: id === 2 }));
  const note = (step: string) => (done: Row[]) => void steps.push(`${step} ${done.map(({ id }) => id).join()}`);
  const { results } = await actOn(
    {
      lock: async (asked) => {
        steps.push(`lock ${asked.join()}`);
        return new Map(rows.filter(({ id }) => asked.includes(id)).map((row) => [row.id, row]));
      },
      missing: 'não encontrada',
      publish: note('publish'),
    },
    ids,
    {
      refusal: ({ paid }) => (paid ? 'já paga' : null),
      apply: async (done, doneIds) => note(`apply to ${doneIds.join()}:`)(done),
      ...(isRecorded && { record: async (done: Row[]) => note('record')(done) }),
    },
  );
  return { steps, results: results.map(({ id, ok, message }) => [id, ok, message]) };
}

test('an action is done to the rows that allow it, and each id is answered in its place (AREAS-4-charges-2)', async () => {
  expect(await act([3, 9, 2, 1])).toEqual({
    steps: ['lock 3,9,2,1', 'apply to 1,3: 1,3', 'record 1,3', 'publish 1,3'],
    results: [
      [3, true, null],
      [9, false, 'não encontrada'],
      [2, false, 'já paga'],
      [1, true, null],
    ],
  });
});

test('an action that no row allows applies, records and publishes nothing (AREAS-4-charges-2)', async () => {
  expect(await act([2, 9])).toEqual({
    steps: ['lock 2,9'],
    results: [
      [2, false, 'já paga'],
      [9, false, 'não encontrada'],
    ],
  });
});

test('an action without a line of history is applied and published (AREAS-4-charges-2)', async () => {
  expect((await act([1], false)).steps).toEqual(['lock 1', 'apply to 1: 1', 'publish 1']);
});
