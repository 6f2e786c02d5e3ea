import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import type { PixDirectory } from './port';
import { sandboxPixDirectory } from './sandbox';

/** The directory of Pix keys that the bank is configured with. @throws Problem 503 where it has none. */
export function pixDirectory(config: Pick<Config, 'BALCAO_RAILS'>): PixDirectory {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxPixDirectory;
  throw new Problem(503, 'pix-directory', 'O Pix está indisponível no momento. Tente mais tarde.');
}
