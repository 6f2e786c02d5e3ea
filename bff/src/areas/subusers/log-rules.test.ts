import { expect, test } from 'vitest';
import { aboutOf } from './log-rules';

test.each([
  [{}, null],
  [{ ids: [] }, null],
  [{ id: 7 }, 'nº 7'],
  [{ ids: [7, 8, 9] }, 'nº 7, 8, 9'],
  [{ ids: [7, 8, 9, 10] }, 'nº 7, 8, 9 e mais 1'],
  [{ id: 7, ids: [8] }, 'nº 8'],
  [{ about: 'Loja', id: 7, ids: [8] }, 'Loja'],
])('an action called with %o is about %s', (target, about) => expect(aboutOf(target)).toBe(about));
