import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { RecurrenceNetwork } from './port';
import { sandboxRecurrences } from './sandbox';

/** The network of recurrences that the bank is configured with. @throws Problem 503 where it has none. */
export function recurrenceNetwork(config: Pick<Config, 'BALCAO_RAILS'>): RecurrenceNetwork {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxRecurrences;
  throw new Problem(503, 'pix-automatic', 'O Pix automático está indisponível no momento. Tente mais tarde.');
}
