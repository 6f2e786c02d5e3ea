import { calls } from '@balcao/contract/file-exchange';
import { defineArea } from '../../core/area';
import { checkGiven } from './check';

export default defineArea({
  calls,
  handlers: {
    'POST /file-exchange/check': (_ctx, { body, query }) => checkGiven(body, query.page ?? 1),
  },
});
