import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { BilletRail } from './port';
import { sandboxBilletRail } from './sandbox';

/** The clearing house that the bank is configured with. @throws Problem 503 where it has none. */
export function billetRail(config: Pick<Config, 'BALCAO_RAILS'>): BilletRail {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxBilletRail;
  throw new Problem(
    503,
    'billet-rail',
    'A emissão de boletos está indisponível no momento. Tente novamente mais tarde.',
  );
}
