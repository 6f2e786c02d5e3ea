import type { Address } from '@balcao/contract/core/shapes';
import { cleanName } from '../../../core/clean-name';
import { isDocument, isEmail, isPhone, normalizeDocument, normalizePhone, personTypeOf } from '../../../core/documents';
import { html, type Html } from '../../../core/html';
import { addressFields, readAddress, type TypedAddress } from './address';
import { typedFields } from './public-field';

/** The typed fields of the form. */
export type Typed = Partial<Record<'nome' | 'documento' | 'email' | 'telefone', string>> &
  TypedAddress & {
    /** 'cartao' where the payer chose the card. */
    forma?: string;
  };
export type Fault = Partial<Record<keyof Typed, string>>;

export interface PagePayer {
  name: string;
  document: string;
  email: string | null;
  phone: string | null;
  address: Address | null;
}

const MOST = 120;

/** What a page asks of its payer beside name and document. */
interface Asks {
  address: boolean;
  /** Charges are sent to it later; absent: it may be left out. */
  email?: boolean;
}

/** Reads the payer of a form, or answers the faults by field. @param own the receiver's document, which cannot pay itself */
export function readPayer(
  typed: Typed,
  { address, email: needsEmail = false, own }: Asks & { own: string },
): PagePayer | { faults: Fault } {
  const faults: Fault = {};
  const name = cleanName(typed.nome ?? '').slice(0, MOST);
  const document = normalizeDocument(typed.documento ?? '');
  const email = (typed.email ?? '').trim().toLowerCase();
  const phone = normalizePhone(typed.telefone ?? '');
  if (name.length < 3) faults.nome = 'Informe seu nome completo';
  const type = document.length <= 20 ? personTypeOf(document) : null;
  if (!type || !isDocument(type, document)) faults.documento = 'Informe um CPF ou CNPJ válido';
  else if (document === own) faults.documento = 'Quem recebe não pode pagar a si mesmo';
  if ((email || needsEmail) && !isEmail(email)) faults.email = 'Informe um e-mail válido';
  if (phone && (phone.length > 15 || !isPhone(phone))) faults.telefone = 'Informe um telefone com DDD';
  const place = address ? readAddress(typed, faults) : null;
  if (Object.keys(faults).length > 0) return { faults };
  return { name, document, email: email || null, phone: phone || null, address: place };
}

/** The fields of the payer's data on a public page, with those of an address where one is asked for. */
export function payerFields(typed: Typed, faults: Fault, { address, email = false }: Asks): Html {
  const field = typedFields<keyof Typed>(typed, faults);
  return html`${field('nome', 'Nome completo', { auto: 'name' })}
  ${field('documento', 'CPF ou CNPJ', { mode: 'numeric' })}
  ${field('email', email ? 'E-mail' : 'E-mail (opcional)', { type: 'email', auto: 'email', mode: 'email', need: email })}
  ${field('telefone', 'Celular com DDD (opcional)', { type: 'tel', auto: 'tel', mode: 'tel', need: false })}
  ${address && addressFields(typed, faults)}`;
}
