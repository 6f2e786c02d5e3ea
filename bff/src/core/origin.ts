import type { Config } from './config';
import type { OriginCheck } from './admission';

/** The portal and the BFF share one origin: the configured one, else the host the browser asked. */
export const ownOrigin =
  (config: Config): OriginCheck =>
  (origin, host) => {
    if (!origin) return false;
    if (config.BALCAO_ORIGIN) return origin === config.BALCAO_ORIGIN;
    return origin === `http://${host}` || origin === `https://${host}`;
  };
