/** Faults of a company: why the registry does not confirm that it is in good standing; pt-BR. */
export const COMPANY_FAULTS = {
  'cnpj-invalid': 'O CNPJ informado é inválido.',
  'cnpj-struck-off': 'A situação cadastral do CNPJ está baixada.',
  'cnpj-null': 'A situação cadastral do CNPJ está nula.',
  'cnpj-restricted': 'O CNPJ tem restrições na Receita Federal.',
  'cnpj-irregular': 'A situação cadastral do CNPJ está irregular.',
} as const;

/** Faults of a person: why the registry does not confirm that they may act for the company; pt-BR. */
export const OWNER_FAULTS = {
  'owner-partners': 'Não foi possível validar o quadro de sócios.',
  'owner-legal-nature': 'A natureza jurídica não foi encontrada.',
  'owner-representative': 'O representante legal não foi encontrado.',
  'owner-qualification': 'A qualificação do sócio não é permitida.',
  'owner-sole-trader': 'O CPF não é do titular deste CNPJ de MEI.',
  'owner-other': 'Este CNPJ não pertence ao CPF informado.',
} as const;

export type RegistryFault = keyof typeof COMPANY_FAULTS | keyof typeof OWNER_FAULTS;

/** The tax authority's registry of companies. */
export interface RegistryRail {
  /** The name of the company with a CNPJ, or the fault where it is not in good standing or the person with the CPF may not act for it. */
  check(cnpj: string, cpf: string): Promise<{ name: string } | { fault: RegistryFault }>;
}
