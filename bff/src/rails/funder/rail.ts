import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { Funder } from './port';
import { sandboxFunder } from './sandbox';

/** The funder that the bank is configured with. @throws Problem 503 where it has none. */
export function funder(config: Pick<Config, 'BALCAO_RAILS'>): Funder {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxFunder;
  throw new Problem(503, 'funder', 'A antecipação está indisponível no momento. Tente mais tarde.');
}
