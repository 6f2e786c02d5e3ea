import { sql } from 'kysely';
import { defineStatementSource } from '../../core/statement-source';
import { POSTING } from './money';
import './tables';

/** Statement entries of card charges: receipts, refunds and lost contests. */
export default defineStatementSource({
  types: {
    card: 'Cartão de crédito recebido',
    'card-refund': 'Devolução no cartão',
    'card-contest': 'Contestação no cartão',
  },
  origin: async (_db, _accountId, key) => {
    const id = key.startsWith(POSTING) ? Number(key.slice(POSTING.length).split(':')[0]) : NaN;
    return Number.isInteger(id) ? toCharge(id) : null;
  },
  future: {
    digit: 4,
    typeLabel: 'Cartão de crédito a receber',
    // as netLeft reckons: no fee is due on what was taken back; `id` is of the charge, then the receipt's number in two digits
    rows: (accountId, today) => sql`
      select r.charge_id * 100 + r.number as id, r.due_on as day, c.customer_name as name, c.customer_document as document,
        r.gross - r.taken - round(r.fee::numeric * (r.gross - r.taken) / r.gross)::bigint as value, c.created_at, r.charge_id as of
      from card_receipts r join charges c on c.account_id = r.account_id and c.id = r.charge_id
      where r.account_id = ${accountId} and r.credited_at is null and r.taken < r.gross and c.status in ('approved', 'paid')
        and r.due_on >= ${today}::date`,
    origin: ({ of }) => toCharge(of),
  },
});

const toCharge = (id: number) => ({ route: 'receive:management:credit-card:detail', params: { id } });
