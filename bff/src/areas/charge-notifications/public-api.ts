import type { ChargeKind } from '@balcao/contract/charges';
import { Problem } from '../../core/problem';
import { definePublicApi } from '../../core/public-api';
import type { Ctx } from '../../core/area';
import './tables';

const TYPES: Record<ChargeKind, string> = {
  banking_billet: 'charge',
  credit_card: 'charge',
  link: 'charge',
  carnet: 'carnet_charge',
  subscription: 'subscription_charge',
};

const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const shownAt = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** The ordered history behind a token (domain-next.md 1). Asking for it is what ends the calls. @throws Problem 404 */
async function history(ctx: Ctx, token: string) {
  const notification = TOKEN.test(token)
    ? await ctx
        .trx()
        .updateTable('charge_notifications')
        .set({ due_at: null, read_at: ctx.now })
        .where('account_id', '=', ctx.accountId)
        .where('token', '=', token)
        .returning('charge_id')
        .executeTakeFirst()
    : undefined;
  if (!notification) throw new Problem(404, '3500010', 'Notificação não encontrada.');
  const rows = await ctx
    .trx()
    .selectFrom('charge_events as e')
    .innerJoin('charges as c', (join) =>
      join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.charge_id'),
    )
    .select(['e.id', 'e.status', 'e.previous', 'e.value', 'e.at', 'c.kind', 'c.order_id', 'c.id as charge_id'])
    .where('e.account_id', '=', ctx.accountId)
    .where('e.charge_id', '=', notification.charge_id)
    .orderBy('e.id')
    .execute();
  return {
    code: 200,
    data: rows.map((row) => ({
      id: row.id,
      type: TYPES[row.kind],
      custom_id: row.order_id,
      status: { current: row.status, previous: row.previous },
      identifiers: { charge_id: row.charge_id },
      created_at: shownAt(row.at),
      ...(row.value === null ? {} : { value: row.value }),
    })),
  };
}

export default definePublicApi({
  api: 'cobrancas',
  endpoints: [
    {
      method: 'GET',
      path: '/v1/notification/:token',
      summary: 'Consultar notificação',
      scope: 'charge',
      permission: 'receive:management:billets',
      // what was read is not told again
      write: true,
      handle: async (ctx, { params }) => ({ body: await history(ctx, params['token'] ?? '') }),
    },
  ],
});
