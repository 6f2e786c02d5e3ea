import { calls } from '@balcao/contract/onboarding';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import './tables';

export default defineArea({
  calls,
  handlers: {
    'GET /onboardings': async (ctx) => {
      const rows = await ctx.db
        .selectFrom('onboardings')
        .select(['id', 'name'])
        .where('account_id', '=', ctx.accountId)
        .where('user_id', '=', ctx.userId)
        .where('seen_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id, name }) => ({ id, onboardingName: name }));
    },
    'PATCH /onboardings/{id}': async (ctx, { params }) => {
      const seen = await ctx
        .trx()
        .updateTable('onboardings')
        .set({ seen_at: ctx.now })
        .where('account_id', '=', ctx.accountId)
        .where('user_id', '=', ctx.userId)
        .where('id', '=', params.id)
        .returning('id')
        .executeTakeFirst();
      if (!seen) throw notFound();
    },
  },
});
