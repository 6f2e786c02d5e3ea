import type { RegistryFault, RegistryRail } from './port';

/** Fault by the seventh and eighth characters of a CNPJ. All other companies are in good standing. */
export const FAULT_BY_ROOT: Readonly<Record<string, RegistryFault>> = {
  91: 'cnpj-invalid',
  92: 'cnpj-struck-off',
  93: 'cnpj-null',
  94: 'cnpj-restricted',
  95: 'cnpj-irregular',
  81: 'owner-partners',
  82: 'owner-legal-nature',
  83: 'owner-representative',
  84: 'owner-qualification',
  85: 'owner-sole-trader',
  86: 'owner-other',
};

/** Answers the fault of FAULT_BY_ROOT, or an invented company name. */
export const sandboxRegistryRail: RegistryRail = {
  async check(cnpj) {
    const fault = FAULT_BY_ROOT[cnpj.slice(6, 8)];
    return fault ? { fault } : { name: `Empresa ${cnpj.slice(0, 4)} Ltda` };
  },
};
