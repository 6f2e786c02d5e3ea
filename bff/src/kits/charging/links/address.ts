import type { Address } from '@balcao/contract/core/shapes';
import { isCep, normalizeCep } from '../../../core/documents';
import { html, type Html } from '../../../core/html';
import { typedFields } from './public-field';

type Field = 'cep' | 'rua' | 'numero' | 'bairro' | 'cidade' | 'uf';
/** A delivery address as its payer typed it on a public page. */
export type TypedAddress = Partial<Record<Field, string>>;

const MOST = 120;

/** Reads a typed address; what is wrong with it is put into `faults`, by field and in pt-BR. */
export function readAddress(typed: TypedAddress, faults: TypedAddress): Address {
  const of = (field: Field, most: number) => (typed[field] ?? '').trim().slice(0, most);
  const zipcode = normalizeCep(of('cep', 12));
  const state = of('uf', 2).toUpperCase();
  if (!isCep(zipcode)) faults.cep = 'Informe um CEP válido';
  if (!of('rua', MOST)) faults.rua = 'Informe a rua';
  if (!of('numero', 20)) faults.numero = 'Informe o número';
  if (!of('cidade', 80)) faults.cidade = 'Informe a cidade';
  if (!/^[A-Z]{2}$/.test(state)) faults.uf = 'Informe a UF';
  return {
    zipcode,
    state,
    street: of('rua', MOST),
    number: of('numero', 20),
    neighborhood: of('bairro', 80),
    city: of('cidade', 80),
  };
}

/** The fields of a delivery address on a public page. */
export function addressFields(typed: TypedAddress, faults: TypedAddress): Html {
  const field = typedFields<Field>(typed, faults);
  return html`<fieldset class="card">
    <legend>Endereço de entrega</legend>
    ${field('cep', 'CEP', { auto: 'postal-code', mode: 'numeric' })} ${field('rua', 'Rua', { auto: 'address-line1' })}
    <div class="two">
      ${field('bairro', 'Bairro', { need: false })} ${field('numero', 'Número', { mode: 'numeric' })}
    </div>
    <div class="two">
      ${field('cidade', 'Cidade', { auto: 'address-level2' })} ${field('uf', 'UF', { auto: 'address-level1' })}
    </div>
  </fieldset>`;
}
