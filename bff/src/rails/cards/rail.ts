import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { CardRail } from './port';
import { sandboxCardRail } from './sandbox';

/** The card processor that the bank is configured with. @throws Problem 503 where it has none. */
export function cardRail(config: Pick<Config, 'BALCAO_RAILS'>): CardRail {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxCardRail;
  throw new Problem(503, 'card-rail', 'Pagamento com cartão indisponível no momento. Escolha outra forma.');
}
