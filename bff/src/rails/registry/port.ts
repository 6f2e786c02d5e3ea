/** Why the registry could not say that a company is in order. */
export const COMPANY_FAULTS = {
  'cnpj-invalid': 'O CNPJ informado é inválido.',
  'cnpj-struck-off': 'A situação cadastral do CNPJ está baixada.',
  'cnpj-null': 'A situação cadastral do CNPJ está nula.',
  'cnpj-restricted': 'O CNPJ tem restrições na Receita Federal.',
  'cnpj-irregular': 'A situação cadastral do CNPJ está irregular.',
} as const;

/** Why it could not say that a person may act for it. */
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
  /** The company of a valid CNPJ, where it is in order and the person of that CPF may act for it. */
  check(cnpj: string, cpf: string): Promise<{ name: string } | { fault: RegistryFault }>;
}
