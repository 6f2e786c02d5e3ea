import type { Config } from '../../core/config';
import type { FileDrop } from './port';
import { sandboxDrop } from './sandbox';
import { sshDrop } from './ssh';

/** How files go to other companies' servers; the sandbox plays one of them. */
export function fileDropOf({ BALCAO_RAILS, BALCAO_WEBHOOK_NETWORKS }: Config): FileDrop {
  const drop = sshDrop(BALCAO_WEBHOOK_NETWORKS);
  return BALCAO_RAILS === 'sandbox' ? sandboxDrop(drop) : drop;
}
