import type { Config } from '../../core/config';
import type { FileDrop } from './port';
import { sshDrop } from './ssh';

/** How files go to other companies' servers. */
export const fileDropOf = ({ BALCAO_WEBHOOK_NETWORKS }: Config): FileDrop => sshDrop(BALCAO_WEBHOOK_NETWORKS);
