import { calls } from '@balcao/contract/bills';
import { defineArea } from '../../core/area';
import { MONEY } from './kinds';
import { payBills, reviewBills } from './pay';

export default defineArea({
  calls,
  jobs: Object.values(MONEY).flatMap(({ jobs }) => jobs),
  handlers: {
    'POST /bills/review': (ctx, { body }) => reviewBills(ctx, body),
    'POST /bills': (ctx, { body }) => payBills(ctx, body),
  },
});
