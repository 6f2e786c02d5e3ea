import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { Broker } from './port';
import { sandboxBroker } from './sandbox';

/** The broker that the bank is configured with. @throws Problem 503 where it has none. */
export function broker(config: Pick<Config, 'BALCAO_RAILS'>): Broker {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxBroker;
  throw new Problem(503, 'broker', 'Os investimentos estão indisponíveis no momento. Tente mais tarde.');
}
