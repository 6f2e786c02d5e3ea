import type { ImportField } from '@balcao/contract/customers-import';

/** The columns of a spreadsheet of customers, the same for export and import. */
export const SHEET_COLUMNS: { field: ImportField; title: string; width: number }[] = [
  { field: 'document', title: 'CPF ou CNPJ', width: 20 },
  { field: 'name', title: 'Nome', width: 36 },
  { field: 'email', title: 'E-mail', width: 30 },
  { field: 'phone', title: 'Telefone', width: 18 },
  { field: 'zipcode', title: 'CEP', width: 11 },
  { field: 'street', title: 'Rua ou avenida', width: 30 },
  { field: 'number', title: 'Número', width: 9 },
  { field: 'complement', title: 'Complemento', width: 16 },
  { field: 'neighborhood', title: 'Bairro', width: 18 },
  { field: 'city', title: 'Cidade', width: 18 },
  { field: 'state', title: 'Estado', width: 8 },
  { field: 'birthday', title: 'Data de nascimento', width: 19 },
  { field: 'groups', title: 'Grupos', width: 20 },
  { field: 'customerCode', title: 'Código do cliente', width: 17 },
  { field: 'note', title: 'Anotação', width: 30 },
];
