import type { Config } from '../../core/config';
import type { RegistryRail } from './port';
import { sandboxRegistryRail } from './sandbox';

/** A bank without a registry validates nobody's partners: each company comes with a document. */
const noRegistry: RegistryRail = { check: async () => ({ fault: 'owner-partners' }) };

/** The registry this bank asks. */
export const registryRail = (config: Pick<Config, 'BALCAO_RAILS'>): RegistryRail =>
  config.BALCAO_RAILS === 'sandbox' ? sandboxRegistryRail : noRegistry;
