import { sql } from 'kysely';
import { calls } from '@balcao/contract/account';
import { defineArea } from '../../core/area';
import { balanceOf } from '../../ledger/ledger';
import { openValue } from '../charges/service';

export default defineArea({
  calls,
  handlers: {
    'GET /account/indicators': async (ctx) => {
      const { available } = await balanceOf(ctx.db, ctx.accountId);
      const { rows } = await sql<{ received: number }>`
        select coalesce(sum(amount), 0) as received from ledger_entries
        where account_id = ${ctx.accountId} and kind = 'available' and amount > 0
          and at >= date_trunc('month', ${ctx.now}::timestamptz, 'America/Sao_Paulo')`.execute(ctx.db);
      return {
        balance: available,
        incoming: await openValue(ctx.db, ctx.accountId),
        month_revenue: rows[0]?.received ?? 0,
      };
    },
    'GET /account/balance': async (ctx) => ({ balanceAvailable: (await balanceOf(ctx.db, ctx.accountId)).available }),
    'GET /account/balance/available': async (ctx) => ({
      balanceAvailable: (await balanceOf(ctx.db, ctx.accountId)).available,
    }),
  },
});
