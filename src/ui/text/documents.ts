import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { bareDocument } from './format';

/** CPF with right check digits. */
export const isCpf = (value: string): boolean =>
  /^\d{11}$/.test(bareDocument(value)) && isValidCpf(bareDocument(value));
/** CNPJ, digits or alphanumeric, with right check digits. */
export const isCnpj = (value: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(bareDocument(value)) && isValidCnpj(bareDocument(value), { version: 2 });
