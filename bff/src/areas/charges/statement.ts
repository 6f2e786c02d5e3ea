import { defineStatementSource } from '../../core/statement-source';
import { POSTING } from '../../kits/charging/received';
import { pixOfEndToEnd } from '../../kits/money/pix/receive';
import { NOWHERE } from '../../kits/money/nowhere';
import './tables';

const REFUND = 'refund:demo-';

/** Statement entries of billets: payments and refunds. */
export default defineStatementSource({
  types: { billet: 'Boleto recebido', 'billet-refund': 'Devolução de boleto' },
  origin: async (db, accountId, key) => {
    if (key.startsWith(REFUND)) return toBillet(Number(key.slice(REFUND.length)));
    if (!key.startsWith(POSTING)) return null;
    const payment = await db
      .selectFrom('billet_payments')
      .select('charge_id')
      .where('account_id', '=', accountId)
      .where('event_id', '=', key.slice(POSTING.length))
      .executeTakeFirst();
    return payment?.charge_id ? toBillet(payment.charge_id) : null;
  },
  paidBy: async (db, accountId, key) => {
    if (!key.startsWith(POSTING)) return null;
    const eventId = key.slice(POSTING.length);
    // what came by Pix is refunded as a Pix, so that it goes back once
    if (await pixOfEndToEnd(db, accountId, eventId)) return null;
    const paid = await db
      .selectFrom('billet_payments as p')
      .innerJoin('charges as c', (on) =>
        on.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.charge_id'),
      )
      .select(['p.amount', 'c.customer_name as name', 'c.customer_document as document'])
      .where('p.account_id', '=', accountId)
      .where('p.event_id', '=', eventId)
      .executeTakeFirst();
    if (!paid) return null;
    const { name, document, amount } = paid;
    return { amount, counterpart: { ...NOWHERE, name, document } };
  },
});

const toBillet = (id: number) => ({ route: 'billing-banking_billet-management-detail', params: { id } });
