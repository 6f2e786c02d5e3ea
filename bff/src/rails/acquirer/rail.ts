import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { Acquirer } from './port';
import { sandboxAcquirer } from './sandbox';

/** The acquirer that the bank is configured with. @throws Problem 503 where it has none. */
export function acquirer(config: Pick<Config, 'BALCAO_RAILS'>): Acquirer {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxAcquirer;
  throw new Problem(503, 'acquirer-rail', 'A maquininha está indisponível no momento. Tente mais tarde.');
}
