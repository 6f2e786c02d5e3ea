import { sql } from 'kysely';
import { defineStatementSource } from '../../core/statement-source';
import { readPostingKey } from './posting';
import './tables';

const ROUTES = { payout: 'card-machine-payout', contest: 'card-machine-contest' } as const;

/** Statement lines of what the acquirer paid, and of what lost contests took back. */
export default defineStatementSource({
  types: {
    'card-machine': 'Vendas da maquininha',
    'card-machine-contest': 'Venda da maquininha contestada',
  },
  origin: async (_db, _accountId, key) => {
    const of = readPostingKey(key);
    return of && { route: ROUTES[of.kind], params: { id: of.id } };
  },
  future: {
    digit: 5,
    typeLabel: 'Venda da maquininha a receber',
    rows: (accountId, today) => sql`
      select r.id, r.expected_pay_day as day, 'Venda na maquininha' as name, null::text as document, r.net as value,
        r.sold_at as created_at, r.sale_id as of
      from card_machine_receivables r
      where r.account_id = ${accountId} and r.state = 'expected' and r.expected_pay_day >= ${today}::date`,
    origin: ({ of }) => ({ route: 'card-machine-sale', params: { id: of } }),
  },
});
