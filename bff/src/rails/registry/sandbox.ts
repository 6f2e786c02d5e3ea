import type { RegistryFault, RegistryRail } from './port';

/** By the seventh and eighth characters of a CNPJ: what the registry says of it. All others are in order. */
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

/** Answers each fault to a CNPJ that asks for it. */
export const sandboxRegistryRail: RegistryRail = {
  async check(cnpj) {
    const fault = FAULT_BY_ROOT[cnpj.slice(6, 8)];
    return fault ? { fault } : { name: `Empresa ${cnpj.slice(0, 4)} Ltda` };
  },
};
