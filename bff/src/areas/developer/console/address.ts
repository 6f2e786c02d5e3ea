import type { ApiAddress } from '@balcao/contract/shared/api-sample';
import type { Config } from '../../../core/config';

type Settings = Pick<Config, 'BALCAO_API_PORT' | 'BALCAO_API_NAMES' | 'BALCAO_API_TLS' | 'BALCAO_API_ADDRESS'>;

/** Where the public API answers in homologation: by its name, where it has one, or else by a prefix of the path. */
export function readAddress({
  BALCAO_API_PORT: port,
  BALCAO_API_NAMES: names,
  BALCAO_API_TLS: tls,
  BALCAO_API_ADDRESS: said,
}: Settings): ApiAddress {
  const isOwn = tls === 'own';
  if (port === undefined) return { pix: null, isOwn };
  const all = names.split(',');
  const named = all.find((name) => name.startsWith('pix-h.'));
  if (named && !said) return { pix: `https://${named}:${port}`, isOwn };
  return { pix: `${said ?? `https://${all[0]}:${port}`}/pix`, isOwn };
}
