import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { TopUpRail } from './port';
import { sandboxTopUpRail } from './sandbox';

/** The operators' distributor that the bank is configured with. @throws Problem 503 where it has none. */
export function topUpRail(config: Pick<Config, 'BALCAO_RAILS'>): TopUpRail {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxTopUpRail;
  throw new Problem(503, 'top-up-rail', 'A recarga de celular está indisponível no momento. Tente mais tarde.');
}
