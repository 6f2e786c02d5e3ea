import type { Config } from '../../core/config';
import type { RegistryRail } from './port';
import { sandboxRegistryRail } from './sandbox';

/** For a bank without a registry: no owner is validated, so that each company must upload a document. */
const noRegistry: RegistryRail = { check: async () => ({ fault: 'owner-partners' }) };

/** The registry of companies that the bank is configured with. */
export const registryRail = (config: Pick<Config, 'BALCAO_RAILS'>): RegistryRail =>
  config.BALCAO_RAILS === 'sandbox' ? sandboxRegistryRail : noRegistry;
