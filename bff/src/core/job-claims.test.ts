import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { jobClaims } from './job-claims';

/** A connection that answers every claim with yes. */
const opened = () =>
  Object.assign(new EventEmitter(), {
    query: vi.fn(async () => ({ rows: [{ locked: true }] })),
    release: vi.fn(),
  });

function claimsOver(...answers: (ReturnType<typeof opened> | Error)[]) {
  const connect = vi.fn(async () => {
    const next = answers.shift()!;
    if (next instanceof Error) throw next;
    return next;
  });
  return { claims: jobClaims({ connect } as unknown as pg.Pool), connect };
}

const refused = () => new Error('too many clients');

it('a connection that could not be opened fails one claim, not those after it', async () => {
  const second = opened();
  const { claims, connect } = claimsOver(refused(), second);
  await expect(claims.claim('a')).rejects.toThrow('too many clients');
  await claims.claim('b');
  await claims.claim('c');
  expect([connect.mock.calls.length, second.query.mock.calls.length]).toEqual([2, 2]);
  await claims.stop();
  expect(second.release).toHaveBeenCalledExactlyOnceWith(true);
});

it('stops where no connection could be opened', async () => {
  const { claims } = claimsOver(refused());
  await expect(claims.claim('a')).rejects.toThrow('too many clients');
  await expect(claims.stop()).resolves.toBeUndefined();
});

it('a lost connection gives its place in the pool back, once, and the next claim opens another', async () => {
  const [first, second] = [opened(), opened()];
  const { claims } = claimsOver(first, second);
  await claims.claim('a');
  first.emit('error', new Error('terminated'));
  expect(first.release).toHaveBeenCalledExactlyOnceWith(true);
  await claims.claim('b');
  await claims.stop();
  second.emit('error', new Error('reset while it closed'));
  expect([first.release.mock.calls.length, second.release.mock.calls.length]).toEqual([1, 1]);
});
