import { expect, test } from 'vitest';
import { isFree, menuOf } from './menu';

const SEGMENTS = { resend: 'reenviar', tags: 'etiquetas', note: 'anotacao', file: 'arquivar', cancel: 'cancelar' };
const COPY = { key: 'duplicate', label: 'Duplicar' };
const menu = (allowed: string[], copy?: typeof COPY) =>
  menuOf(SEGMENTS, allowed, (action) => ({ label: action.toUpperCase(), to: `/7/${SEGMENTS[action]}` }), copy);

test.each([
  ['nothing', [], ['tags', 'note']],
  ['all', ['cancel', 'file', 'resend'], ['resend', 'tags', 'note', 'file', 'cancel']],
  ['one', ['cancel'], ['tags', 'note', 'cancel']],
  ['what it has no page for', ['refund'], ['tags', 'note']],
])(
  'a menu where the server allows %s has that, and tags and note, in its own order (AREAS-4-charges-2)',
  (_, allowed, keys) => {
    expect(menu(allowed).map(({ key }) => key)).toEqual(keys);
  },
);

test('issuing another like it stands before the tags (AREAS-2-receive-2)', () => {
  expect(menu(['resend'], COPY).map(({ key }) => key)).toEqual(['resend', 'duplicate', 'tags', 'note']);
});

test('an entry leads to its action, and only cancelling is dangerous (AREAS-4-charges-2)', () => {
  expect(menu(['cancel']).at(-1)).toEqual({ key: 'cancel', label: 'CANCEL', to: '/7/cancelar', danger: true });
  expect(menu(['file', 'cancel']).filter(({ danger }) => danger)).toHaveLength(1);
});

test.each([
  ['tags', true],
  ['note', true],
  ['file', false],
  ['cancel', false],
])('%s is allowed in any state: %s (AREAS-7-charges-3, -5)', (action, expected) => {
  expect(isFree(action)).toBe(expected);
});
