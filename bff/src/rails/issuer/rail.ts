import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { Issuer } from './port';
import { sandboxIssuer } from './sandbox';

/** The issuer that the bank is configured with. @throws Problem 503 where it has none. */
export function issuer(config: Pick<Config, 'BALCAO_RAILS'>): Issuer {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxIssuer;
  throw new Problem(503, 'issuer', 'Os cartões estão indisponíveis no momento. Tente mais tarde.');
}
