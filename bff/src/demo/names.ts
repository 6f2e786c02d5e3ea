import { faker } from '@faker-js/faker/locale/pt_BR';
import { searchText } from '../core/search-text';
import type { Dice } from './dice';

/** A person's full name, chosen by the dice from faker's pt-BR lists. */
export function personName(dice: Dice): string {
  const { first_name, last_name } = faker.rawDefinitions.person ?? {};
  const firsts = dice.chance(0.5) ? first_name?.female : first_name?.male;
  const lasts = last_name?.generic ?? [];
  const first = dice.pick(firsts ?? []);
  const last = dice.pick(lasts);
  const middle = dice.pick(lasts);
  return dice.chance(0.4) && middle !== last ? `${first} ${middle} ${last}` : `${first} ${last}`;
}

const PROPER = [
  'Aurora',
  'Horizonte',
  'Cerrado',
  'Ipê Amarelo',
  'Bem-te-vi',
  'Três Marias',
  'Boa Vista',
  'São Jorge',
  'Santa Clara',
  'Esperança',
  'Jatobá',
  'Primavera',
  'Colibri',
  'Serra Azul',
  'Mirante',
  'Veredas',
  'Girassol',
  'Pequi',
  'Sabiá',
  'Triângulo',
  'Nova Era',
  'Mantiqueira',
  'Estação 34',
  'Dona Benta',
  'Seu Joaquim',
  'Bom Jesus',
  'Alvorada',
  'Paineiras',
  'Buriti',
  'Canastra',
  'Monte Verde',
  'Jequitibá',
  'Flor de Lis',
  'Central',
  'Rio Claro',
  'Pau Brasil',
  'Da Praça',
  'Manacá',
  'Vila Rica',
  'Lagoinha',
  'Ouro Fino',
  'Imperial',
  'Atlas',
  'Vértice',
  'Prisma',
  'Norte Sul',
] as const;

/** 'Padaria Aurora Ltda': a kind of business, a proper name, a legal form. */
export function companyName(dice: Dice, kinds: readonly string[]): string {
  return `${dice.pick(kinds)} ${dice.pick(PROPER)} ${dice.weighted([
    ['Ltda', 70],
    ['ME', 18],
    ['S.A.', 5],
    ['& Filhos Ltda', 7],
  ])}`;
}

const LEGAL_FORMS = /\b(ltda|me|s a|filhos)\b/g;

/** 'financeiro@padaria-aurora.example': under a top-level domain that is reserved, so that nobody gets the e-mails (RFC 2606). */
export function companyMail(dice: Dice, name: string): string {
  const host = slug(name.replaceAll('.', ' ').toLowerCase().replace(LEGAL_FORMS, ''));
  return `${dice.pick(['financeiro', 'contato', 'compras', 'adm'])}@${host}.example`;
}

/** 'ana.souza27@correio.example'; the number makes equal e-mails of namesakes unlikely. */
export function personMail(dice: Dice, name: string): string {
  const words = slug(name).split('-');
  return `${words[0]}.${words.at(-1)}${dice.int(2, 99)}@${dice.pick(['correio', 'caixa-postal', 'mail'])}.example`;
}

const slug = (text: string): string =>
  searchText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
