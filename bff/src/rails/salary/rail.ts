import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { SalaryRegistry } from './port';
import { sandboxSalaryRegistry } from './sandbox';

/** The registry of salary portability that the bank is configured with. @throws Problem 503 where it has none. */
export function salaryRegistry(config: Pick<Config, 'BALCAO_RAILS'>): SalaryRegistry {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxSalaryRegistry;
  throw new Problem(503, 'salary-rail', 'A portabilidade de salário está indisponível no momento. Tente mais tarde.');
}
