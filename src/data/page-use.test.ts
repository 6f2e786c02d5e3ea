import { beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../providers/session';
import { entryOf, sessionOf } from '../test-support/session';
import { byUse, notePageUse, pageUses } from './page-use';

beforeEach(() => {
  localStorage.clear();
  sessionStore.refresh(sessionOf([]));
});

const ITEMS = [{ to: '/a' }, { to: '/b' }, { to: '/c' }];
const order = () => byUse(ITEMS, pageUses()).map(({ to }) => to);

it('what is used most comes first, what is not stays as it was', () => {
  expect(order()).toEqual(['/a', '/b', '/c']);
  notePageUse('/c');
  expect(order()).toEqual(['/c', '/a', '/b']);
});

it('what is used lately outdoes what was used often', () => {
  for (let i = 0; i < 190; i++) notePageUse('/b');
  for (let i = 0; i < 130; i++) notePageUse('/c');
  expect(order()[0]).toBe('/c');
});

it('is of one person on one account, and of nobody where it cannot be read', () => {
  notePageUse('/c');
  sessionStore.refresh(sessionOf([], entryOf(2)));
  expect(order()[0]).toBe('/a');
  localStorage.setItem('balcao:used:1:2', '{"/c"');
  expect(order()[0]).toBe('/a');
});
