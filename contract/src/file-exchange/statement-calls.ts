import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { Day } from '../core/shapes';

export const statementCalls = defineCalls({
  'GET /file-exchange/statement/{day}': {
    summary:
      'The statement of a day that has ended, in CNAB 240 (segment E); the same to the byte whenever it is asked for',
    permission: 'statement',
    params: Type.Object({ day: Day }),
    file: 'text/plain',
  },
});
