import { calls } from '@balcao/contract/rates';
import { defineArea } from '../../core/area';
import { settingOf } from '../../kits/charging/billing/settings';
import { ratesOf } from '../../kits/charging/rates/rates';
import { simulate } from './simulate';

export default defineArea({
  calls,
  handlers: {
    'GET /rates': (ctx) => ratesOf(ctx.db, ctx.accountId),
    'POST /rates': async (ctx, { body }) => {
      const card = await settingOf(ctx.db, ctx.accountId, 'card');
      const offer = {
        release: body.release ?? card.release,
        maxInstalments: card.max_instalments,
        minInstalment: card.min_instalment,
      };
      return {
        today: ctx.today,
        options: simulate(body.value, ctx.today, await ratesOf(ctx.db, ctx.accountId), offer),
      };
    },
  },
});
