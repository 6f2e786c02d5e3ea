import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { PaymentRail } from './port';
import { sandboxPaymentRail } from './sandbox';

/** The payment rail of a name that the bank is configured with. @throws Problem 503 where it has none. */
export function paymentRail(config: Pick<Config, 'BALCAO_RAILS'>, name: string): PaymentRail {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxPaymentRail(name);
  throw new Problem(503, 'payment-rail', 'Este tipo de operação está indisponível no momento. Tente mais tarde.');
}
