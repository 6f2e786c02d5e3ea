import type { Body } from '@balcao/contract/core/registry';
import { cleanName } from '../../core/clean-name';
import {
  internationalPhone,
  isDocument,
  isEmail,
  isMobile,
  normalizeDocument,
  normalizePhone,
  personTypeOf,
} from '../../core/documents';
import { refuseFields } from '../../core/problem';

type Input = Body<'POST /safe-contacts'>;
type Key = { type: 'document' | 'email' | 'phone' | 'random'; key: string };

const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A typed Pix key as the directory writes it; null where the text is no key. */
export function readPixKey(typed: string): Key | null {
  const text = typed.trim();
  if (text.includes('@')) return isEmail(text) ? { type: 'email', key: text.toLowerCase() } : null;
  if (RANDOM.test(text.toLowerCase())) return { type: 'random', key: text.toLowerCase() };
  const document = normalizeDocument(text);
  if (!text.startsWith('+') && personTypeOf(document)) return { type: 'document', key: document };
  return isMobile(normalizePhone(text)) ? { type: 'phone', key: internationalPhone(text) } : null;
}

/** A contact as it is stored: with a Pix key or with a bank account. @throws Problem 422 at each faulty field. */
export function checkContact(input: Input) {
  const name = cleanName(input.name);
  const document = normalizeDocument(input.document);
  const person = personTypeOf(document);
  const byKey = input.pix_key !== null;
  const key = byKey ? readPixKey(input.pix_key!) : null;
  const { bank_code, branch, account, account_type } = input;
  const fault = (wrong: boolean, field: string, message: string) => (wrong ? [{ field, message }] : []);
  refuseFields([
    ...fault(!name, 'name', 'Preenchimento obrigatório'),
    ...fault(!person || !isDocument(person, document), 'document', 'Informe um CPF ou CNPJ válido'),
    ...fault(byKey && !key, 'pix_key', 'Informe uma chave Pix válida'),
    ...fault(!byKey && !/^\d{3}$/.test(bank_code ?? ''), 'bank_code', 'Informe os 3 números do banco'),
    ...fault(!byKey && !/^\d{1,5}$/.test(branch ?? ''), 'branch', 'Informe a agência, só números'),
    ...fault(
      !byKey && !/^\d{1,18}-[\dXx]$/.test(account ?? ''),
      'account',
      'Informe a conta com o dígito, como 12345-6',
    ),
    ...fault(!byKey && !account_type, 'account_type', 'Preenchimento obrigatório'),
  ]);
  return key
    ? { name, document, pix_key: key.key, pix_key_type: key.type, ...NO_ACCOUNT }
    : { name, document, pix_key: null, pix_key_type: null, bank_code, branch, account, account_type };
}

export type Contact = ReturnType<typeof checkContact>;

/** What is wrong with whose key or account a contact is said to be, at its field; null: nothing. @param owner null: nobody's */
export function ownerFault(
  { document, pix_key }: Pick<Contact, 'document' | 'pix_key'>,
  owner: { document: string } | null,
): { field: string; message: string } | null {
  const byKey = pix_key !== null;
  if (!owner)
    return byKey
      ? { field: 'pix_key', message: 'Não encontramos ninguém com esta chave. Confira com quem vai receber.' }
      : { field: 'account', message: 'Não encontramos esta conta. Confira o número.' };
  if (owner.document === document) return null;
  return {
    field: 'document',
    message: `Este CPF ou CNPJ não é o do titular ${byKey ? 'desta chave' : 'desta conta'}. Confira com quem vai receber.`,
  };
}

const NO_ACCOUNT = { bank_code: null, branch: null, account: null, account_type: null };
