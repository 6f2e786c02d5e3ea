import { expect, it } from 'vitest';
import { batched } from './batched';

/** A batched reader each of whose readings stays open until the test answers it or lets it fail. */
function held(lanes = 1) {
  const readings: { keys: string[]; answer: (value: string) => void; fail: () => void }[] = [];
  const ask = batched<string, string>(
    lanes,
    (keys) =>
      new Promise((resolve, reject) =>
        readings.push({
          keys,
          answer: (value) => resolve(new Map(keys.map((key) => [key, `${key} ${value}`]))),
          fail: () => reject(new Error('lost')),
        }),
      ),
  );
  const turns = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve();
  };
  return { readings, ask, turns };
}

it('what is asked meanwhile is read together, and not before it was asked', async () => {
  const { readings, ask, turns } = held();
  const first = ask('a');
  await turns();
  const later = [ask('a'), ask('b'), ask('b')];
  await turns();
  expect(readings.map(({ keys }) => keys)).toEqual([['a']]);
  readings[0]!.answer('before');
  expect(await first).toBe('a before');
  await turns();
  expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  readings[1]!.answer('after');
  expect(await Promise.all(later)).toEqual(['a after', 'b after', 'b after']);
});

it('a reading that fails fails for those it was for alone', async () => {
  const { readings, ask, turns } = held();
  const first = ask('a');
  await turns();
  const later = ask('b');
  readings[0]!.fail();
  await expect(first).rejects.toThrow('lost');
  await turns();
  readings[1]!.answer('again');
  expect(await later).toBe('b again');
});

it('a reading that hangs holds up no other lane', async () => {
  const { readings, ask, turns } = held(2);
  void ask('a');
  await turns();
  const second = ask('b');
  await turns();
  const third = ask('c');
  await turns();
  expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  readings[1]!.answer('read');
  expect(await second).toBe('b read');
  await turns();
  readings[2]!.answer('read');
  expect(await third).toBe('c read');
});
