import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { BillQuery } from './port';
import { sandboxBillQuery } from './sandbox';

/** The bill look-up that the bank is configured with. @throws Problem 503 where it has none. */
export function billQuery(config: Pick<Config, 'BALCAO_RAILS'>): BillQuery {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxBillQuery;
  throw new Problem(503, 'bill-query', 'A consulta de boletos está indisponível no momento. Tente mais tarde.');
}
