import { MAILED_COLUMNS, mailBillets } from '../../../kits/charging/mail';
import { formatMoney } from '../../../core/money';
import type { DemoContext } from '../../../demo/define-demo';
import '../../../platform/notifications/tables';

const RECENT_PAYMENTS = 5;
const RECENT_MAILS = 24;

/** The latest notifications of the corporation's users, and the latest e-mails to its payers. */
export async function fillNews({ trx, bulk, bank, today }: DemoContext): Promise<void> {
  const { corporation, listeners } = bank;
  const charges = trx.selectFrom('charges').where('account_id', '=', corporation.id);
  const paid = await charges
    .select(['id', 'customer_name', 'paid_value', 'paid_at'])
    .where('status', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .limit(RECENT_PAYMENTS)
    .execute();
  for (const [i, charge] of paid.toReversed().entries())
    for (const user_id of listeners)
      bulk.add('notifications', {
        account_id: corporation.id,
        id: bulk.id('notifications'),
        user_id,
        type: 'billet-paid',
        content: `Boleto de ${charge.customer_name} pago: ${formatMoney(charge.paid_value ?? 0)}`,
        params: { chargeId: charge.id },
        read_at: i < 3 ? charge.paid_at : null,
        created_at: charge.paid_at!,
      });
  const waiting = await charges
    .select([...MAILED_COLUMNS, 'created_at'])
    .where('status', '=', 'waiting')
    .where('expire_at', '>=', today)
    .where('customer_email', 'is not', null)
    .orderBy('id', 'desc')
    .limit(RECENT_MAILS)
    .execute();
  await mailBillets(
    trx,
    corporation.id,
    waiting.toReversed().map((charge) => ({ charge, recipient: charge.customer_email!, at: charge.created_at })),
  );
}
