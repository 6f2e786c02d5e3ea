import type { Config } from '../../core/config';
import type { ZipcodeRail } from './port';
import { sandboxZipcodeRail } from './sandbox';

/** For a bank without a directory: finds no CEP, so that the address is typed. */
const noDirectory: ZipcodeRail = { find: async () => null };

/** The directory of postal codes that the bank is configured with. */
export const zipcodeRail = (config: Pick<Config, 'BALCAO_RAILS'>): ZipcodeRail =>
  config.BALCAO_RAILS === 'sandbox' ? sandboxZipcodeRail : noDirectory;
