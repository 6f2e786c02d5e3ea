import { expect, it } from 'vitest';
import { inWorldOf } from './worlds';

// accounts 1 and 2 are real, 11 is where the homologation of 1 happens
const worlds = [{ account_id: 1, world_id: 11 }];

it.each([
  ['a real account for a real caller', 2, 1, 1],
  ['a homologation account for a real caller', 2, 11, null],
  ['one’s own homologation account for a real caller', 1, 11, null],
  ['a real account with a homologation for one of homologation', 11, 1, 11],
  ['a real account without a homologation for one of homologation', 11, 2, null],
  ['a homologation account for one of homologation', 11, 11, 11],
])('domain-next.md 1: homologation and production do not meet: %s', (_what, caller, account, expected) =>
  expect(inWorldOf(caller, account, worlds)).toBe(expected),
);
