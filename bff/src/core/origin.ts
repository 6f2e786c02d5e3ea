import type { Config } from './config';
import type { OriginCheck } from './admission';
import { Problem } from './problem';

/** The portal and the BFF share one origin: the configured one, else the host the browser asked. */
export const ownOrigin =
  (config: Config): OriginCheck =>
  (origin, host) => {
    if (!origin) return false;
    if (config.BALCAO_ORIGIN) return origin === config.BALCAO_ORIGIN;
    return origin === `http://${host}` || origin === `https://${host}`;
  };

/** A name of this machine, with its port. */
export const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Without a configured origin only names of this machine are answered, so that a foreign name that resolves here is not taken for ours.
 * @throws Problem 421 naming the setting.
 */
export function refuseUnknownHost(config: Config, host: string | undefined): void {
  if (config.BALCAO_ORIGIN === undefined && !LOOPBACK_HOST.test(host ?? ''))
    throw new Problem(
      421,
      'host',
      'Este endereço não é o do portal. Quem o instala informa o endereço em BALCAO_ORIGIN.',
    );
}
