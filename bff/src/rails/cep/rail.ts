import type { Config } from '../../core/config';
import type { ZipcodeRail } from './port';
import { sandboxZipcodeRail } from './sandbox';

/** A bank without a directory knows no CEP: the address is then typed. */
const noDirectory: ZipcodeRail = { find: async () => null };

/** The directory this bank asks. */
export const zipcodeRail = (config: Pick<Config, 'BALCAO_RAILS'>): ZipcodeRail =>
  config.BALCAO_RAILS === 'sandbox' ? sandboxZipcodeRail : noDirectory;
