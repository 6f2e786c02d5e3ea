import type { Trx } from '../../core/database';
import type { ChargeRow } from '../../kits/charging/actions';
import { holdLink } from '../../kits/charging/links/paid-once';
import './tables';

/**
 * Why a charge of a single-use link cannot be paid by card now, pt-BR: the link was paid, or another payer's card is at the processor. Null
 * where it can be paid. Locks the link: payments by other cards on it wait until the transaction ends.
 */
export async function takenByAnother(trx: Trx, charge: ChargeRow): Promise<string | null> {
  const { account_id, id, link_id } = charge;
  const page = await holdLink(trx, charge);
  if (!page) return null;
  if (page.status === 'paid') return 'Este pagamento já foi feito.';
  const other = await trx
    .selectFrom('card_tries as t')
    .innerJoin('charges as c', (on) => on.onRef('c.account_id', '=', 't.account_id').onRef('c.id', '=', 't.charge_id'))
    .select('t.id')
    .where('c.account_id', '=', account_id)
    .where('c.link_id', '=', link_id)
    .where('c.id', '<>', id)
    .where('t.state', 'in', ['sent', 'analysis'])
    .executeTakeFirst();
  return other ? 'Outra pessoa está pagando por este link. Aguarde.' : null;
}
