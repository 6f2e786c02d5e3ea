import type { Config } from '../../core/config';
import type { Db } from '../../core/database';
import { httpsCallbacks } from './https';
import type { CallbackRail } from './port';
import { sandboxCallbacks } from './sandbox';

/** With the sandbox rails nobody outside is called: what would be posted is shown at /sandbox. */
export const callbackRail = (config: Pick<Config, 'BALCAO_RAILS'>, db: Db): CallbackRail =>
  config.BALCAO_RAILS === 'sandbox' ? sandboxCallbacks(db) : httpsCallbacks;
