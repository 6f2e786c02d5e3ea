import { readFile } from 'node:fs/promises';
import type { Listener, Services } from '../../../core/area';
import { ConfigError } from '../../../core/config';
import { authorityPem, issueServerCertificate } from '../authority';
import { buildPublicApi, type Tls } from './serve';

/** @throws ConfigError where files are asked for and not named */
async function tlsOf({ config, store }: Services): Promise<Tls | null> {
  const { BALCAO_API_TLS, BALCAO_API_TLS_CERT, BALCAO_API_TLS_KEY, BALCAO_API_NAMES } = config;
  if (BALCAO_API_TLS === 'off') return null;
  // a server's certificate is judged by the clock of its callers, not by the bank's
  if (BALCAO_API_TLS === 'own')
    return store.transaction((trx) => issueServerCertificate(trx, BALCAO_API_NAMES.split(','), new Date()));
  if (!BALCAO_API_TLS_CERT || !BALCAO_API_TLS_KEY)
    throw new ConfigError('Wrong settings:\n  BALCAO_API_TLS=files needs BALCAO_API_TLS_CERT and BALCAO_API_TLS_KEY');
  return {
    cert: await readFile(BALCAO_API_TLS_CERT, 'utf8'),
    key: await readFile(BALCAO_API_TLS_KEY, 'utf8'),
    ca: await store.transaction(authorityPem),
  };
}

/** Opens the public API where it has a port. */
export async function openListener(services: Services): Promise<Listener | null> {
  const { BALCAO_API_PORT: port, HOST: host } = services.config;
  if (port === undefined) return null;
  const app = buildPublicApi(services, await tlsOf(services));
  return { address: await app.listen({ port, host }), close: async () => app.close() };
}
